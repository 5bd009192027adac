import AirData
import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("What a source is, by its type")
struct SourceTypesTests {
  private let folder = LibraryFolder()

  /// A library of one source: what its type conforms to, what it has beside its manifest, and what that promises.
  private func code(_ protocols: String, _ method: String, promise: String = "") -> String {
    """
    import AirData

    struct TypedSource: \(protocols) {
      static let manifest = SourceManifest(
        id: "typed", name: "Typed", version: "1.0.0", summary: "For tests.", pollutants: [.no2], \(promise)
        licence: "CC0", attribution: "Nobody", cacheRule: .forbidden, settings: [])
      init(settings: SourceSettings, context: SourceContext) {}
      \(method)
    }

    @_cdecl("brisa_plugin_register")
    public func register(_ registry: UnsafeMutableRawPointer) {
      PluginEntryPoint.register([TypedSource.self], in: registry)
    }
    """
  }

  @Test(
    "A method that is misspelt does not compile",
    arguments: [
      ("AirMapSource", "maps(for query: AirMapQuery) async throws -> [AirMap] { [] }", "MapProvider"),
      (
        "AirSource, WindProvider",
        "winds(for query: ReadingQuery) async throws -> [WindReading] { [] }\n"
          + "func readings(for query: ReadingQuery) async throws -> [Reading] { [] }", "WindProvider"
      ),
    ])
  func misspelt(protocols: String, method: String, missing: String) throws {
    #expect(try folder.compilerErrors(code(protocols, "func " + method)) == "")
    let errors = try folder.compilerErrors(code(protocols, "func mis" + method))
    #expect(errors.contains("does not conform to protocol '\(missing)'"))
  }

  @Test("A manifest that promises what its type has not is refused with what to do")
  func promises() throws {
    let boasting = code(
      "AirSource", "func readings(for query: ReadingQuery) async throws -> [Reading] { [] }",
      promise: "providesWind: true,")
    try folder.compileSwift("libbrisa-typed.so", boasting)
    let path = PluginSearchPath(folders: [.init(path: folder.path, isRequired: true)])
    let registry = Registry()
    let problem = try #require(PluginHost.load(searchPath: path, into: registry).first)
    #expect(problem.code == .contradictsItself && registry.entries.isEmpty)
    #expect(
      problem.message.hasSuffix(
        "says providesWind, but its type is no WindProvider: let it conform, or leave that out."))
  }
}
