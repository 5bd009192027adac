import AirData
import Testing

private struct First: AirSource {
  static let manifest = SourceManifest(
    id: "one", name: "One", version: "1.0.0", summary: "For tests.", pollutants: [.no2], licence: "CC0",
    attribution: "",
    cacheRule: .forbidden, settings: [])

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
