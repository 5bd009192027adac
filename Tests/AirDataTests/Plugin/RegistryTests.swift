import AirData
import Dispatch
import Foundation
import Synchronization
import Testing

/// What tests say of a source.
private func testManifest(_ id: String, promisesWind: Bool = false, promisesMaps: Bool = false) -> SourceManifest {
  SourceManifest(
    id: id, name: id, version: "1.0.0", summary: "For tests.", pollutants: [.no2], providesWind: promisesWind,
    providesMaps: promisesMaps, licence: "CC0", attribution: "", cacheRule: .forbidden, settings: [])
}

private struct First: AirSource {
  static let manifest = testManifest("one")

  init(settings: SourceSettings, context: SourceContext) {}
  func readings(for query: ReadingQuery) async -> [Reading] { [] }
}

private struct Windy: AirSource, WindProvider {
  static let manifest = testManifest("windy")

  init(settings: SourceSettings, context: SourceContext) {}
  func readings(for query: ReadingQuery) async -> [Reading] { [] }
  func winds(for query: ReadingQuery) async -> [WindReading] { [] }
}

private struct Mapped: AirMapSource {
  static let manifest = testManifest("mapped")

  init(settings: SourceSettings, context: SourceContext) {}
  func maps(for query: AirMapQuery) async -> [AirMap] { [] }
}

/// Promises wind, and is no `WindProvider`.
private struct Boaster: AirSource {
  static let manifest = testManifest("boaster", promisesWind: true)

  init(settings: SourceSettings, context: SourceContext) {}
  func readings(for query: ReadingQuery) async -> [Reading] { [] }
}

/// Promises maps, and is no `AirMapSource`.
private struct MapBoaster: AirSource {
  static let manifest = testManifest("map-boaster", promisesMaps: true)

  init(settings: SourceSettings, context: SourceContext) {}
  func readings(for query: ReadingQuery) async -> [Reading] { [] }
}

@Suite("Registry")
struct RegistryTests {
  @Test("A type is found by its id, with the file that registered it")
  func register() throws {
    let registry = Registry()
    #expect(registry.registering(from: "/a.so") { registry.register(First.self) } == 1)
    #expect(registry.entry("one")?.file == "/a.so")
    #expect(registry.entry("two") == nil)
    #expect(registry.entries.map(\.manifest.id) == ["one"])
  }

  @Test("The second file with an id is a conflict, and the first one stays")
  func conflict() {
    let registry = Registry()
    _ = registry.registering(from: "/a.so") { registry.register(First.self) }
    #expect(registry.registering(from: "/b.so") { registry.register(First.self) } == 1)
    #expect(registry.conflicts.map(\.id) == ["one"])
    #expect(registry.conflicts.map(\.firstFile) == ["/a.so"] && registry.conflicts.map(\.secondFile) == ["/b.so"])
    #expect(registry.entry("one")?.file == "/a.so")
  }

  @Test("What a type provides follows from what it conforms to, whatever its manifest leaves unsaid")
  func provides() throws {
    let registry = Registry()
    registry.register(First.self)
    registry.register(Windy.self)
    registry.register(Mapped.self)
    let found = registry.entries.map { ($0.manifest.id, $0.manifest.providesWind, $0.manifest.providesMaps) }
    #expect(found.map(\.0) == ["mapped", "one", "windy"])
    #expect(found.map(\.1) == [false, false, true])
    #expect(found.map(\.2) == [true, false, false])
  }

  @Test("A type whose manifest promises what it cannot give is not added, and counts as offered")
  func brokenPromise() throws {
    let registry = Registry()
    #expect(registry.registering(from: "/a.so") { registry.register(Boaster.self) } == 1)
    #expect(registry.entries.isEmpty)
    let broken = try #require(registry.brokenPromises.first)
    #expect(broken.id == "boaster" && broken.file == "/a.so")
    #expect(broken.promise == "providesWind" && broken.conformance == "WindProvider")
  }

  @Test("A type whose manifest promises maps, and which gives none, is not added either")
  func brokenPromiseOfMaps() throws {
    let registry = Registry()
    #expect(registry.registering(from: "/a.so") { registry.register(MapBoaster.self) } == 1)
    #expect(registry.entries.isEmpty)
    let broken = try #require(registry.brokenPromises.first)
    #expect(broken.id == "map-boaster" && broken.promise == "providesMaps" && broken.conformance == "AirMapSource")
  }

  @Test("Files that are registered side by side keep their own types, and count them alone")
  func sideBySide() {
    let registry = Registry()
    let counts = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 20) { number in
      let count = registry.registering(from: "/\(number).so") {
        Thread.sleep(forTimeInterval: 0.001)
        registry.register(First.self)
      }
      counts.withLock { $0.append(count) }
    }
    let found = counts.withLock { $0 }
    #expect(found == [Int](repeating: 1, count: 20))
    let files = [registry.entry("one")?.file].compactMap { $0 } + registry.conflicts.map(\.secondFile)
    #expect(Set(files) == Set((0..<20).map { "/\($0).so" }))
  }

  @Test("What is registered outside a file says so")
  func builtIn() {
    let registry = Registry()
    _ = registry.registering(from: "/a.so") {}
    registry.register(First.self)
    #expect(registry.entry("one")?.file == "(built in)")
  }
}

@Suite("Plugin stamps")
struct PluginStampTests {
  @Test("A stamp reads back")
  func parse() {
    let stamp = PluginStamp(parsing: "brisa-plugin-stamp/1 kit=0123abcd compiler=swift-6.3 end")
    #expect(stamp?.kit == "0123abcd" && stamp?.compiler == "swift-6.3")
  }

  @Test(
    "Anything else is no stamp",
    arguments: [
      "", "brisa-plugin-stamp/1 kit=a compiler=b", "brisa-plugin-stamp/2 kit=a compiler=b end",
      "x kit=a compiler=b end",
    ])
  func noStamp(text: String) {
    #expect(PluginStamp(parsing: text) == nil)
  }

  @Test("The running kit has a digest and knows its compiler")
  func current() {
    #expect(PluginStamp.current.kit.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    #expect(PluginStamp.current.compiler.hasPrefix("swift-"))
  }
}
