import AirData
import Foundation
import Testing

@testable import PluginHost

@Suite("A manifest in the protocol")
struct ManifestMessageTests {
  private func manifest(_ line: String) throws -> SourceManifest {
    try SourceProtocol.decode(ManifestMessage.self, Array(line.utf8)[...]).manifest()
  }

  @Test("is on the other side what it was", arguments: [false, true])
  func roundTrip(readsWhole: Bool) throws {
    let sent = SourceManifest(
      id: "table", name: "Table", version: "1.0.0", summary: "A table.", pollutants: [.no2, .o3],
      readsWhole: readsWhole, licence: "CC0-1.0", attribution: "Nobody", cacheRule: .keep(seconds: 60), settings: [])
    let line = try JSONEncoder().encode(ManifestMessage(sent))
    #expect(try manifest(String(decoding: line, as: UTF8.self)) == sent)
  }

  @Test("that says no more than it must gives neither wind nor maps, and is asked for short times")
  func least() throws {
    let found = try manifest(
      #"{"id":"a","name":"A","version":"1.0.0","summary":"","pollutants":[],"licence":"x","attribution":"","cache":0}"#)
    #expect(!found.providesWind && !found.providesMaps && !found.readsWhole && found.quota == nil)
  }
}
