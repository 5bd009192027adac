import Geo
import Testing

@testable import Streets

@Suite("Ends of a trip between which there is a way")
struct ConnectedEndsTests {
  /// Two streets from west to east, 400 m long and 300 m apart, which nothing connects; the southern one has a
  /// junction.
  private static let twoIslands: StreetGraph = {
    var sketch = GraphSketch()
    let south = [sketch.node(-200, 0), sketch.node(0, 0), sketch.node(200, 0)]
    let north = [sketch.node(-200, 300), sketch.node(200, 300)]
    sketch.street(south[0], south[1])
    sketch.street(south[1], south[2])
    sketch.street(north[0], north[1])
    return StreetGraph(sketch.tables)
  }()

  private func ends(
    _ origin: (x: Double, y: Double), _ destination: (x: Double, y: Double), limitMeters: Double = 1000
  ) -> [Int]? {
    let ends = Self.twoIslands.connectedEnds(
      from: GraphSketch.place(x: origin.x, y: origin.y), to: GraphSketch.place(x: destination.x, y: destination.y),
      mode: .walk, limitMeters: limitMeters)
    return ends.map { [$0.origin.segment, $0.destination.segment] }
  }

  @Test("both ends on one island stay there, although the other island is larger")
  func staysOnAnIsland() {
    #expect(ends((-150, 290), (150, 310)) == [2, 2])
  }

  @Test("ends on two islands meet on the one that is nearer to both together")
  func meetsOnOneIsland() {
    #expect(ends((-150, 10), (150, 260)) == [0, 1])
    #expect(ends((-150, 60), (150, 299)) == [2, 2])
  }

  @Test("there are none where no island is within the limit of both")
  func findsNone() {
    #expect(ends((-150, 10), (150, 290), limitMeters: 100) == nil)
    #expect(ends((-150, 10), (150, 10), limitMeters: .nan) == nil)
  }

  @Test("are those with the least sum of distances of all components", arguments: 0..<80)
  func oracle(seed: UInt64) {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 40, streets: 12).tables)
    var random = SeededRandom(seed: seed &+ 500)
    for mode in TravelMode.allCases {
      let places = [0, 1].map { _ in
        GraphSketch.place(x: .random(in: -300..<2300, using: &random), y: .random(in: -300..<2300, using: &random))
      }
      let limit = Double.random(in: 10..<1500, using: &random)
      let near = places.map { Self.distances(to: $0, in: graph, mode).filter { $0.value <= limit } }
      let least = near[0].compactMap { component, meters in near[1][component].map { $0 + meters } }.min()
      let found = graph.connectedEnds(from: places[0], to: places[1], mode: mode, limitMeters: limit)
      let sum = found.map { $0.origin.distanceMeters + $0.destination.distanceMeters }
      #expect(sum.isClose(to: least), "seed \(seed), \(mode), \(places), \(limit) m")
    }
  }

  /// The distance to the nearest segment of each component, by looking at every segment.
  private static func distances(to place: Coordinate, in graph: StreetGraph, _ mode: TravelMode) -> [UInt32: Double] {
    var distances: [UInt32: Double] = [:]
    let components = ModeConnectivity(graph.storage, mode: mode).components
    for segment in 0..<graph.segmentCount where components[segment] != ModeConnectivity.noComponent {
      guard let line = Polyline(graph.shape(ofSegment: segment)) else { continue }
      let meters = line.nearest(to: place).distanceMeters
      distances[components[segment]] = min(meters, distances[components[segment]] ?? .infinity)
    }
    return distances
  }

  @Test("the distances reported are those to the points on the streets")
  func reportsDistances() throws {
    let origin = GraphSketch.place(x: -150, y: 40)
    let ends = try #require(
      Self.twoIslands.connectedEnds(from: origin, to: GraphSketch.place(x: 100, y: -30), mode: .walk))
    #expect(abs(ends.origin.distanceMeters - 40) < 0.1)
    #expect(abs(ends.origin.place.distanceMeters(to: origin) - 40) < 0.1)
    #expect(abs(ends.destination.distanceMeters - 30) < 0.1)
  }

  @Test("streets of one component are connected, those of two are not")
  func tellsConnection() throws {
    let graph = Self.twoIslands
    let south = try graph.snap(GraphSketch.place(x: -150, y: 0), mode: .walk)
    let east = try graph.snap(GraphSketch.place(x: 150, y: 0), mode: .walk)
    let north = try graph.snap(GraphSketch.place(x: 150, y: 300), mode: .walk)
    #expect(graph.areConnected(south, east, mode: .walk))
    #expect(!graph.areConnected(south, north, mode: .walk))
  }
}
