import Geo
import Testing

@testable import Streets

@Suite("Snapping")
struct SnapTests {
  /// A street from west to east of 400 m through (0, 0), and an island of one street 300 m north of it.
  private static func streetAndIsland(islandModes: [UInt32?] = [1000, 500, 400]) -> StreetGraph {
    var sketch = GraphSketch()
    let street = [sketch.node(-200, 0), sketch.node(0, 0), sketch.node(200, 0)]
    let island = [sketch.node(-50, 300), sketch.node(50, 300)]
    sketch.street(street[0], street[1])
    sketch.street(street[1], street[2])
    sketch.street(island[0], island[1], forward: islandModes, backward: islandModes)
    return StreetGraph(sketch.tables)
  }

  @Test("finds the foot of the perpendicular, its fraction and its distance")
  func foot() throws {
    let place = GraphSketch.place(x: 50, y: 30)
    let point = try Self.streetAndIsland().snap(place, mode: .walk)
    #expect(point.segment == 1)
    #expect(abs(point.fraction - 0.25) < 1e-3)
    #expect(abs(point.distanceMeters - 30) < 0.05)
    #expect(point.place.distanceMeters(to: GraphSketch.place(x: 50, y: 0)) < 0.05)
    #expect(point.requested == place)
  }

  @Test("takes the nearest street, be it on an island")
  func island() throws {
    let point = try Self.streetAndIsland().snap(GraphSketch.place(x: 10, y: 290), mode: .walk)
    #expect(point.segment == 2)
  }

  @Test("never takes a street that the mode may not use")
  func closed() throws {
    let graph = Self.streetAndIsland(islandModes: [1000, nil, nil])
    #expect(throws: SnapError.self) { try graph.snap(GraphSketch.place(x: 0, y: 300), mode: .bike, limitMeters: 100) }
  }

  @Test("takes a one-way dead end: one may want to go there")
  func deadEnd() throws {
    var sketch = GraphSketch()
    let nodes = [sketch.node(0, 0), sketch.node(100, 0), sketch.node(100, 100)]
    sketch.street(nodes[0], nodes[1])
    sketch.street(nodes[1], nodes[2], backward: [nil, nil, nil])
    let point = try StreetGraph(sketch.tables).snap(GraphSketch.place(x: 90, y: 95), mode: .bike)
    #expect(point.segment == 1)
  }

  @Test("beyond the limit says how far the nearest street is")
  func tooFar() {
    let error = #expect(throws: SnapError.self) {
      try Self.streetAndIsland().snap(GraphSketch.place(x: 0, y: -1500), mode: .walk)
    }
    guard case .tooFar(let nearest?, limitMeters: 1000) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(abs(nearest - 1500) < 2)
  }

  @Test("on another continent finds nothing and says what to check")
  func elsewhere() {
    let error = #expect(throws: SnapError.self) {
      try Self.streetAndIsland().snap(Coordinate(latitude: -0.376, longitude: 39.47), mode: .walk)
    }
    #expect(error == .tooFar(nearestMeters: nil, limitMeters: 1000))
    #expect(error?.message.contains("latitude comes before longitude") == true)
  }

  @Test("looks no farther than the flat map holds, whatever the limit, as all that move places to streets")
  func horizon() {
    let graph = Self.streetAndIsland()
    let far = GraphSketch.place(x: 0, y: -60_000)
    #expect(throws: SnapError.tooFar(nearestMeters: nil, limitMeters: 100_000)) {
      try graph.snap(far, mode: .walk, limitMeters: 100_000)
    }
    #expect(graph.candidates(SnappingRequest(far, limitMeters: 100_000), mode: .walk).isEmpty)
    #expect((try? graph.snap(GraphSketch.place(x: 0, y: -40_000), mode: .walk, limitMeters: 100_000)) != nil)
  }

  @Test(
    "of what is no place on the globe finds nothing",
    arguments: [Double.nan, Double.infinity, -Double.infinity, 91, 1e300])
  func noPlace(latitude: Double) {
    #expect(throws: SnapError.tooFar(nearestMeters: nil, limitMeters: 1000)) {
      try Self.streetAndIsland().snap(Coordinate(latitude: latitude, longitude: 0), mode: .walk)
    }
  }

  @Test("with a limit that is no distance finds nothing", arguments: [Double.nan, -1, -Double.infinity])
  func noLimit(limit: Double) {
    #expect(throws: SnapError.self) {
      try Self.streetAndIsland().snap(GraphSketch.place(x: 0, y: 5), mode: .walk, limitMeters: limit)
    }
  }

  @Test("in a network without streets of the mode names the mode")
  func noStreets() {
    let error = #expect(throws: SnapError.self) {
      try StreetGraph(GraphTables()).snap(GraphSketch.place(x: 0, y: 0), mode: .scooter)
    }
    #expect(error == .noStreets(.scooter))
    #expect(error?.message.contains("'scooter'") == true)
  }

  @Test("errors end in a sentence whatever the numbers", arguments: [0, 1234.5, 1e9, Double.infinity, Double.nan])
  func message(meters: Double) {
    let error = SnapError.tooFar(nearestMeters: meters, limitMeters: meters)
    #expect(error.message.hasSuffix("."))
  }

  @Test("finds exactly the nearest street of the mode", arguments: 0..<60)
  func oracle(seed: UInt64) throws {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 40, streets: Int(seed) * 7 + 3).tables)
    var random = SeededRandom(seed: seed &+ 1000)
    for mode in TravelMode.allCases {
      let isOpen = ModeConnectivity(graph.storage, mode: mode).isOpen
      for _ in 0..<20 {
        let place = GraphSketch.place(
          x: .random(in: -300..<2300, using: &random), y: .random(in: -300..<2300, using: &random))
        let expected = Self.nearest(in: graph, to: place) { isOpen[$0] }
        let found = try? graph.snap(place, mode: mode)
        #expect(found.map(\.distanceMeters).isClose(to: expected), "seed \(seed), \(mode), \(place)")
      }
    }
  }

  /// The distance to the nearest of some segments, at most 1000 m away, by looking at every one.
  private static func nearest(in graph: StreetGraph, to place: Coordinate, where isTaken: (Int) -> Bool) -> Double? {
    (0..<graph.segmentCount).filter(isTaken)
      .compactMap { Polyline(graph.shape(ofSegment: $0))?.nearest(to: place).distanceMeters }
      .filter { $0 <= 1000 }.min()
  }
}

extension Double? {
  /// Whether both are nil, or both are a distance and differ by less than a micrometre.
  func isClose(to other: Double?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return abs(self - other) < 1e-6
  }
}
