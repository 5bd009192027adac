import TestSupport
import Testing

@testable import VectorMap

@Suite("Base maps of a network alone")
struct NetworkMapTests {
  @Test("say in which direction traffic runs, and what is a tunnel or a bridge")
  func flags() throws {
    var map = DrawnStreets("A-B-C-D-E")
    map.way("AB", ["highway": "primary", "oneway": "yes"])
    map.way("BC", ["highway": "primary", "oneway": "-1"])
    map.way("CD", ["highway": "primary", "tunnel": "yes"])
    map.way("DE", ["highway": "primary", "bridge": "yes", "oneway": "yes"])
    let expected: [MapFlags] = [.oneway, .onewayBack, .tunnel, [.bridge, .oneway]]
    let flags = TiledMap(streetsOf: try map.graph()).tables.flags
    #expect(flags.sorted() == expected.map(\.rawValue).sorted())
  }
}
