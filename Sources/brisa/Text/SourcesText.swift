internal import AirData

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
    var table = TextTable([("source", .left), ("version", .left), ("licence", .left), ("file", .left)])
    for entry in registry.entries {
      table.add([entry.manifest.id, entry.manifest.version, entry.manifest.licence, entry.file])
    }
    return table.lines.joined(separator: "\n") + "\n"
  }
}
