package import AirData
package import PluginHost
package import Setup

/// The registered sources as JSON has them.
package struct SourceList: Encodable, Sendable {
  struct Source: Encodable, Sendable {
    let id: String
    let name: String
    let version: String
    let summary: String
    let pollutants: [String]
    let licence: String
    let attribution: String
    /// `host` or `process`.
    let isolation: String
    let file: String
  }

  let version = 1
  let sources: [Source]

  /// Lists a registry.
  package init(_ registry: Registry) {
    sources = registry.entries.map { entry in
      let manifest = entry.manifest
      return Source(
        id: manifest.id, name: manifest.name, version: manifest.version, summary: manifest.summary,
        pollutants: manifest.pollutants.sorted().map(\.rawValue), licence: manifest.licence,
        attribution: manifest.attribution, isolation: entry.isolation.rawValue,
        file: entry.file)
    }
  }

  /// The list as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String {
    try JSONText.encode(self)
  }
}

extension Registry.Entry {
  /// Where the source runs.
  package var isolation: Isolation.Mode { isIsolated ? .process : .host }
}
