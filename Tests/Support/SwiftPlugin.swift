/// The Swift of plugins that tests compile.
package enum SwiftPlugin {
  /// A source that has no readings.
  package struct Source: Sendable {
    /// Its id.
    package let id: String
    /// What its manifest says beside the usual, as `providesWind: true,`.
    package let promise: String

    /// Creates a source.
    package init(id: String, promise: String = "") {
      (self.id, self.promise) = (id, promise)
    }
  }

  /// A library that registers some sources in their order.
  package static func library(_ sources: [Source]) -> String {
    let types = sources.indices.map { "Source\($0).self" }.joined(separator: ", ")
    return """
      import AirData

      \(zip(sources.indices, sources).map(type).joined(separator: "\n"))

      @_cdecl("brisa_plugin_register")
      public func register(_ registry: UnsafeMutableRawPointer) {
        PluginEntryPoint.register([\(types)], in: registry)
      }
      """
  }

  private static func type(_ number: Int, of source: Source) -> String {
    """
    struct Source\(number): AirSource {
      static let manifest = SourceManifest(
        id: "\(source.id)", name: "Trial", version: "1.0.0", summary: "For tests.", pollutants: [.no2], \(source.promise)
        licence: "CC0", attribution: "Nobody", cacheRule: .forbidden, settings: [])
      init(settings: SourceSettings, context: SourceContext) {}
      func readings(for query: ReadingQuery) async throws -> [Reading] { [] }
    }
    """
  }
}
