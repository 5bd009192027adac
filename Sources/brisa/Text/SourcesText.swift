internal import AirData
internal import Answers
internal import Planner
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
      return "No source is registered: put plugins beside the program or name their folder in BRISA_PLUGIN_PATH.\n"
    }
    var table = TextTable([
      ("source", .left), ("version", .left), ("licence", .left), ("isolation", .left), ("file", .left),
    ])
    for entry in registry.entries {
      let manifest = entry.manifest
      table.add([manifest.id, manifest.version, manifest.licence, entry.isolation.rawValue, entry.file])
    }
    return table.lines.joined(separator: "\n") + "\n"
  }
}
