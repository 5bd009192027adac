import AirData
import Foundation
import PluginHost
import Setup
import TestSupport
import Testing

@Suite("A plugin of two sources that is installed")
struct PluginWorkshopTests {
  private let plugin: TemporaryFolder
  private let target: TemporaryFolder

  /// A program with the sources `pair` and `pair-b`.
  init() throws {
    (plugin, target) = (try TemporaryFolder(), try TemporaryFolder())
    let handshake = ProgramFolder.handshake(ids: ["pair", "pair-b"])
    let program = try plugin.write("#!/bin/sh\nprintf '%s\\n' '\(handshake)'\n", as: "brisa-source-pair")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  private func install(beside registry: Registry) throws -> BuiltPlugin {
    var isolation = Isolation()
    isolation.handshakeSeconds = 60
    return try PluginWorkshop(environment: [:], isolation: isolation)
      .install(plugin.url.path, into: target.url.path, registry: registry)
  }

  /// A registry with some sources of one file.
  private func registry(_ ids: [String], file: String) -> Registry {
    let registry = Registry()
    for id in ids {
      let manifest = SourceManifest(
        id: id, name: id, version: "1.0.0", summary: "For tests.", pollutants: [.no2], licence: "CC0",
        attribution: "Nobody", cacheRule: .forbidden, settings: [])
      registry.add(
        Registry.Entry(manifest: manifest, file: file, isIsolated: true) { _, _ in
          throw SourceError.unavailable("It is not asked.")
        })
    }
    return registry
  }

  @Test("has no id that another plugin has, of its second source either", arguments: ["pair", "pair-b"])
  func refusesTakenIDs(id: String) throws {
    let error = #expect(throws: BrisaError.self) {
      try install(beside: registry([id], file: "/plugins/libbrisa-other.so"))
    }
    #expect(
      error?.message
        == "The source '\(id)' is there already, from '/plugins/libbrisa-other.so': remove that file, or give yours another id."
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.url.path) == [])
  }

  @Test("takes the place of an earlier copy of itself, and of no other source")
  func replacesItself() throws {
    let first = try install(beside: Registry())
    #expect(first.manifest.id == "pair")
    #expect(try install(beside: registry(["pair", "pair-b"], file: first.file)).file == first.file)
    let error = #expect(throws: BrisaError.self) {
      try install(beside: registry(["harbour"], file: first.file))
    }
    #expect(error?.message.contains("is the source 'harbour' now, and yours has the id 'pair'") == true)
  }
}
