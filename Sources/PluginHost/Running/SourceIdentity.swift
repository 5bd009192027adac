internal import AirData

/// What names a source in a report: its manifest, where the settings do not say otherwise.
struct SourceIdentity: Sendable {
  var id: String
  var name: String
  var attribution = ""
  var licence = ""
}

extension SourceIdentity {
  init(_ configuration: SourceConfiguration, manifest: SourceManifest?) {
    func setting(_ name: String) -> String? {
      guard case .text(let text) = configuration.settings[name], !text.isEmpty else { return nil }
      return text
    }
    id = configuration.id
    name = configuration.name ?? manifest?.name ?? configuration.id
    attribution = setting("attribution") ?? manifest?.attribution ?? ""
    licence = setting("licence") ?? manifest?.licence ?? ""
  }
}
