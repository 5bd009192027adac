internal import AirData
internal import Answers
internal import PluginHost
internal import Setup

/// The registered sources as people read them.
struct SourcesText {
  private let registry: Registry

  init(_ registry: Registry) {
    self.registry = registry
  }

  var text: String {
    guard !registry.entries.isEmpty else {
      return Spoken.say(SetUpPhrases.noSource) + "\n"
    }
    var table = TextTable([
      (Spoken.say(StatusPhrases.source), .left), (Spoken.say(SetUpPhrases.version), .left),
      (Spoken.say(SetUpPhrases.licence), .left), (Spoken.say(SetUpPhrases.isolation), .left),
      (Spoken.say(SetUpPhrases.file), .left),
    ])
    for entry in registry.entries {
      let manifest = entry.manifest
      table.add([manifest.id, manifest.version, manifest.licence, entry.isolation.rawValue, entry.file])
    }
    return table.lines.joined(separator: "\n") + "\n"
  }
}
