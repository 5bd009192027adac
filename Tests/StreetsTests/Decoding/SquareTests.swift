import Foundation
import Streets
import Testing
import TestSupport

@Suite("Squares that are relations")
struct SquareTests {
  private let square = ["highway": "pedestrian", "name": "Plaza"]

  /// Two streets, AB and CD, and a square between them that two ways bound, with a fountain in its midst.
  private func plaza(outline: [String: String] = [:]) -> DrawnStreets {
    var map = DrawnStreets(
      """
      A-B-----C-D
        |G-H  |
        | \\I  |
        E-----F
      """)
    for way in ["AB", "CD"] { map.way(way, ["highway": "residential"]) }
    for way in ["BC", "CFEB"] { map.way(way, outline) }
    map.way("GHIG", ["natural": "water"])
    map.way("BG", ["highway": "footway"])
    return map
  }

  @Test("are crossed along their outline, which is made of several ways", arguments: ["pedestrian", "footway"])
  func outline(highway: String) throws {
    #expect(try plaza().network().path(.walk, from: "A", to: "D") == nil)
    var map = plaza()
    map.surface(outer: ["BC", "CFEB"], ["highway": highway, "name": "Plaza"])
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "D") == "ABCD")
    #expect(network.path(.bike, from: "A", to: "D") == "ABCD")
    #expect(network.tables.names.contains("Plaza"))
    let areas = network.tables.segmentFlags.map { SegmentFlags(rawValue: $0).contains(.area) }
    #expect(areas.count { $0 } == 2)
  }

  @Test("have inner outlines too")
  func inner() throws {
    #expect(try plaza().network().path(.walk, from: "A", to: "H") == nil)
    var map = plaza()
    map.surface(outer: ["BC", "CFEB"], inner: ["GHIG"], square)
    #expect(try map.network().path(.walk, from: "A", to: "H") == "ABGH")
  }

  @Test("leave ways of their outline that are streets as these are")
  func ownStreet() throws {
    var map = plaza(outline: ["highway": "service", "name": "Ring", "foot": "no"])
    map.surface(outer: ["BC", "CFEB"], square)
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "D") == nil)
    #expect(network.path(.bike, from: "A", to: "D") == "ABCD")
    #expect(!network.tables.names.contains("Plaza"))
  }

  @Test("have the tags of the first of them where they meet, and each side once")
  func twice() throws {
    var map = plaza()
    map.surface(outer: ["BC", "CFEB"], square)
    let segments = try map.network().segments
    map.surface(outer: ["BC", "BC"], ["highway": "footway", "name": "Lawn"])
    let network = try map.network()
    #expect(network.segments == segments)
    #expect(network.tables.names.contains("Plaza") && !network.tables.names.contains("Lawn"))
  }

  @Test("are closed to whom their tags close them")
  func access() throws {
    var map = plaza()
    map.surface(outer: ["BC", "CFEB"], square.merging(["access": "private"]) { $1 })
    #expect(try map.network().path(.walk, from: "A", to: "D") == nil)
  }

  @Test("keep a side where another square is closed")
  func closedNeighbor() throws {
    var map = plaza()
    map.surface(outer: ["BC", "CFEB"], square.merging(["access": "private"]) { $1 })
    map.surface(outer: ["BC", "BC"], ["highway": "footway", "name": "Lawn"])
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "D") == "ABCD")
    #expect(network.tables.names.contains("Lawn"))
  }

  @Test(
    "are no other relations",
    arguments: [
      ["highway": "residential"], ["building": "yes"], ["highway": "pedestrian", "type": "site"],
      ["highway": "pedestrian", "type": "route"],
    ])
  func others(_ tags: [String: String]) throws {
    var map = plaza()
    let ways = try map.network().report.waysRead
    map.surface(outer: ["BC", "CFEB"], inner: ["GHIG"], tags)
    let network = try map.network()
    #expect(network.report.waysRead == ways)
    #expect(network.path(.walk, from: "A", to: "D") == nil)
  }

  @Test("are refused where few of them would fill the memory, each way with all tags")
  func withoutEnd() throws {
    let numbers = 1...4000
    let nodes = "<node id=\"1\" lat=\"39.47\" lon=\"-0.376\"/><node id=\"2\" lat=\"39.471\" lon=\"-0.376\"/>"
    let ways = numbers.map { "<way id=\"\($0)\"><nd ref=\"1\"/><nd ref=\"2\"/></way>" }
    let members = numbers.map { "<member type=\"way\" ref=\"\($0)\" role=\"\"/>" }
    let tags = numbers.map { "<tag k=\"\($0)\" v=\"\"/>" }
    let kind = "<tag k=\"type\" v=\"multipolygon\"/><tag k=\"highway\" v=\"pedestrian\"/>"
    let relation = "<relation id=\"1\">\(members.joined())\(kind)\(tags.joined())</relation>"
    let file = try TemporaryFile(
      name: "hostile.osm", Data("<osm version=\"0.6\">\(nodes)\(ways.joined())\(relation)</osm>".utf8))
    let error = #expect(throws: NetworkError.self) { try StreetImport.read(file.path, profile: ProfileSettings()) }
    guard case .malformed(_, let problem) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem == "it unpacks to more nodes, ways and tags than a file of its size may hold")
  }
}
