import Testing
import TestSupport

@testable import Streets

@Suite("What a network keeps of OSM")
struct AttributesTests {
  private let folder: NetworkFolder

  init() throws { folder = try NetworkFolder() }

  /// A street with a kerb, a crossing in its middle and a gate, and a path with all sorts of tags.
  private func graph() throws -> StreetGraph {
    var map = DrawnStreets("A-B-C\n  |\n  D")
    map.way("ABC", ["highway": "primary", "ref": "V-30", "lit": "yes"])
    map.way("BD", ["highway": "footway", "width": "1.5", "incline": "6%", "level": "-1", "footway": "crossing"])
    map.node("B", ["highway": "crossing", "crossing": "traffic_signals", "kerb": "lowered"])
    map.node("D", ["barrier": "cycle_barrier", "width": "0.3", "maxwidth:physical": "1.2", "spacing": "0.75"])
    try NetworkFile.write(map.network().tables, to: folder.path())
    return try NetworkFile.open(folder.path())
  }

  @Test("are the numbers of nodes and ways")
  func numbers() throws {
    let graph = try graph()
    let nodes = Set((0..<graph.nodeCount).compactMap(graph.nodeID))
    #expect(nodes == Set("ABCD".unicodeScalars.map { Int64($0.value) }))
    #expect(Set((0..<graph.segmentCount).compactMap(graph.wayID)) == [1, 2])
  }

  @Test("are tags of ways and of nodes")
  func tags() throws {
    let graph = try graph()
    let path = try #require((0..<graph.segmentCount).first { graph.wayID(ofSegment: $0) == 2 })
    let street = try #require((0..<graph.segmentCount).first { graph.wayID(ofSegment: $0) == 1 })
    #expect(graph.value(of: .width, ofSegment: path) == "1.5")
    #expect(graph.value(of: .incline, ofSegment: path) == "6%")
    #expect(graph.value(of: .level, ofSegment: path) == "-1")
    #expect(graph.value(of: .footway, ofSegment: path) == "crossing")
    #expect(graph.value(of: .lit, ofSegment: path) == nil)
    #expect(graph.value(of: .ref, ofSegment: street) == "V-30")
    let junction = try #require((0..<graph.nodeCount).first { graph.nodeID(ofNode: $0) == 66 })
    #expect(graph.value(of: .crossing, ofNode: junction) == "traffic_signals")
    #expect(graph.value(of: .kerb, ofNode: junction) == "lowered")
    #expect(graph.value(of: .highway, ofNode: junction) == "crossing")
    let end = try #require((0..<graph.nodeCount).first { graph.nodeID(ofNode: $0) == 68 })
    #expect(graph.value(of: .barrier, ofNode: end) == "cycle_barrier")
    #expect(graph.value(of: .width, ofNode: end) == "0.75")
  }

  @Test("are the roundabouts, and where a street that nobody may use leaves them")
  func roundabouts() throws {
    var map = DrawnStreets("A-B-C-D\n  | |\n  E-F")
    map.way("BEFCB", ["highway": "residential", "junction": "roundabout"])
    map.way("AB", ["highway": "residential"])
    map.way("CD", ["highway": "motorway"])
    let graph = StreetGraph(try map.network().tables)
    let rings = (0..<graph.segmentCount).filter(graph.isRing).compactMap(graph.wayID)
    #expect(Set(rings) == [1])
    let exits = (0..<graph.nodeCount).filter(graph.hasClosedExit).compactMap(graph.nodeID)
    #expect(Set(exits) == [Int64(UInt8(ascii: "C"))])
  }

  @Test("are tags of places between the ends of a segment")
  func places() throws {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", ["highway": "primary"])
    map.node("B", ["highway": "crossing", "crossing": "uncontrolled"])
    let graph = StreetGraph(try map.network().tables)
    let found = graph.values(of: .crossing, alongSegment: 0)
    #expect(found.map(\.point) == [1])
    #expect(found.map(\.value) == ["uncontrolled"])
  }

  @Test("are the lifts that are ways, and no other class of a way")
  func lifts() throws {
    var map = DrawnStreets("A-B-C")
    map.way("AB", ["highway": "elevator"])
    map.way("BC", ["highway": "footway"])
    let graph = StreetGraph(try map.network().tables)
    let lifts = (0..<graph.segmentCount).filter { graph.value(of: .highway, ofSegment: $0) == "elevator" }
    #expect(lifts.compactMap(graph.wayID) == [1])
    #expect((0..<graph.segmentCount).count { graph.value(of: .highway, ofSegment: $0) != nil } == 1)
  }

  @Test("are large numbers too")
  func largeNumbers() throws {
    var tables = GraphSketch.random(seed: 1, nodes: 3, streets: 2).tables
    tables.nodeIDs = [12_345_678_901, 1, 4_294_967_296]
    tables.wayIDs = [1 << 39 - 1, 7]
    let graph = StreetGraph(tables)
    #expect((0..<3).map(graph.nodeID) == [12_345_678_901, 1, 4_294_967_296])
    #expect((0..<2).map(graph.wayID) == [1 << 39 - 1, 7])
  }

  @Test("are negative numbers too, as editors give to what is not in OSM yet")
  func negativeNumbers() throws {
    var tables = GraphSketch.random(seed: 1, nodes: 3, streets: 2).tables
    tables.nodeIDs = [-1, -4_294_967_297, 7]
    tables.wayIDs = [-(1 << 39), -2]
    let graph = StreetGraph(tables)
    #expect((0..<3).map(graph.nodeID) == [-1, -4_294_967_297, 7])
    #expect((0..<2).map(graph.wayID) == [-(1 << 39), -2])
  }

  /// Their lower forty bits are all the same: all nodes would be copies of one junction.
  @Test("are not known where one of them has more bits than the file keeps")
  func numbersTooLarge() throws {
    var tables = GraphSketch.random(seed: 1, nodes: 3, streets: 2).tables
    tables.nodeIDs = [1 << 40, 1 << 41, 1 << 62]
    let graph = StreetGraph(tables)
    #expect((0..<3).allSatisfy { graph.nodeID(ofNode: $0) == nil && graph.copies(ofNode: $0) == $0..<$0 + 1 })
  }
}
