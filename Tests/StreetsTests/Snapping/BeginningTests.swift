import Geo
import Testing

@testable import Streets

@Suite("Where to begin when there is no second place")
struct BeginningTests {
  /// A grid of 5 × 5 junctions, 100 m apart, a street of its own 60 m south of it, and one 400 m south.
  private static let network: StreetGraph = {
    var sketch = GraphSketch()
    let rows = (0..<5).map { row in
      (0..<5).map { sketch.node(Double($0) * 100, Double(row) * 100) }
    }
    for (row, nodes) in rows.enumerated() {
      for column in 0..<5 {
        if column > 0 { sketch.street(nodes[column - 1], nodes[column]) }
        if row > 0 { sketch.street(rows[row - 1][column], nodes[column]) }
      }
    }
    for south in [-60.0, -400] {
      let (west, east) = (sketch.node(0, south), sketch.node(400, south))
      sketch.street(west, east)
    }
    return StreetGraph(sketch.tables)
  }()

  private func begins(_ x: Double, _ y: Double, limitMeters: Double = 1000) throws -> (own: Bool, meters: Double) {
    let place = GraphSketch.place(x: x, y: y)
    let nearest = try Self.network.snap(place, mode: .walk, limitMeters: limitMeters)
    let found = Self.network.beginning(near: nearest, mode: .walk, limitMeters: limitMeters)
    return (found == nearest, found.distanceMeters.rounded())
  }

  @Test("on a street that hangs together with nothing beside a district, it is the district")
  func leavesAStreetOfItsOwn() throws {
    #expect(try begins(220, -55) == (false, 55))
  }

  @Test("on the district's own streets nothing changes")
  func staysInTheDistrict() throws {
    #expect(try begins(220, 3) == (true, 3))
  }

  @Test("on an island far from everything one stays")
  func staysOnAnIsland() throws {
    #expect(try begins(220, -390) == (true, 10))
  }

  @Test("no street beyond the limit is taken")
  func keepsToTheLimit() throws {
    #expect(try begins(220, -55, limitMeters: 50) == (true, 5))
  }

  @Test("is what looking at every street finds", arguments: TravelMode.allCases)
  func oracle(mode: TravelMode) throws {
    var moved = 0
    for seed: UInt64 in 0..<200 {
      let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 60, streets: 160).tables)
      var random = SeededRandom(seed: seed)
      let place = GraphSketch.place(
        x: .random(in: 0..<2000, using: &random), y: .random(in: 0..<2000, using: &random))
      guard let nearest = try? graph.snap(place, mode: mode) else { continue }
      let found = graph.beginning(near: nearest, mode: mode)
      let slow = Self.slowBeginning(near: nearest, in: graph, mode)
      // A place at a node counts as at it, some centimetres off as it may be.
      let maxOff = slow < 0.1 ? 0.1 : 0.001
      #expect(abs(found.distanceMeters - slow) < maxOff, "seed \(seed), \(mode), \(place)")
      moved += found == nearest ? 0 : 1
    }
    #expect(moved > 0)
  }

  /// How far the street to begin on is.
  private static func slowBeginning(near nearest: SnappedPoint, in graph: StreetGraph, _ mode: TravelMode) -> Double {
    let components = ModeConnectivity(graph.storage, mode: mode).components
    func size(_ component: UInt32) -> Int {
      component == ModeConnectivity.noComponent ? 0 : components.count { $0 == component }
    }
    let least = 20 * max(1, size(components[nearest.segment]))
    let better = (0..<graph.segmentCount).filter { size(components[$0]) >= least }
    let distances = better.compactMap {
      Polyline(graph.shape(ofSegment: $0))?.nearest(to: nearest.requested).distanceMeters
    }
    let meters = distances.min() ?? .infinity
    return meters <= min(1000, nearest.distanceMeters + 100) ? meters : nearest.distanceMeters
  }
}
