import Geo
import Testing

@testable import Streets

@Suite("Snapping to streets over one line")
struct TwinTests {
  /// What two streets over the line from (0, 0) to (200, 30) take forward and backward; the second is drawn from the
  /// other end.
  private static func graph(
    _ first: (forward: [UInt32?], backward: [UInt32?]), _ second: (forward: [UInt32?], backward: [UInt32?])
  ) -> StreetGraph {
    var sketch = GraphSketch()
    let nodes = [sketch.node(0, 0), sketch.node(200, 30), sketch.node(300, 0)]
    sketch.street(nodes[0], nodes[1], forward: first.forward, backward: first.backward)
    sketch.street(nodes[1], nodes[0], forward: second.forward, backward: second.backward)
    sketch.street(nodes[1], nodes[2])
    return StreetGraph(sketch.tables)
  }

  private static let quick: [UInt32?] = [1000, 500, 400]
  private static let slow: [UInt32?] = [2000, 1000, 800]
  private static let closed: [UInt32?] = [nil, nil, nil]

  /// The segments that places along the line are moved to.
  private func segments(_ graph: StreetGraph) throws -> Set<Int> {
    let places = stride(from: 10.0, to: 200, by: 10).map { GraphSketch.place(x: $0, y: $0 * 0.15 + 1) }
    let snapped = try places.map { try graph.snap($0, mode: .walk).segment }
    let candidates = places.compactMap {
      graph.candidates(SnappingRequest($0, limitMeters: 50), mode: .walk).first?.segment
    }
    #expect(candidates == snapped)
    return Set(snapped)
  }

  @Test("takes the first for all places where they are alike")
  func alike() throws {
    let graph = Self.graph((Self.quick, Self.quick), (Self.quick, Self.quick))
    #expect(try segments(graph) == [0])
  }

  @Test("takes the one on which time counts least, whichever comes first")
  func quicker() throws {
    #expect(try segments(Self.graph((Self.quick, Self.quick), (Self.slow, Self.slow))) == [0])
    #expect(try segments(Self.graph((Self.slow, Self.slow), (Self.quick, Self.quick))) == [1])
  }

  @Test("takes the one that is open in both directions, be it slower")
  func bothDirections() throws {
    #expect(try segments(Self.graph((Self.quick, Self.closed), (Self.slow, Self.slow))) == [1])
    #expect(try segments(Self.graph((Self.slow, Self.slow), (Self.quick, Self.closed))) == [0])
  }

  @Test("never takes one that the mode may not use")
  func closedTwin() throws {
    #expect(try segments(Self.graph((Self.closed, Self.closed), (Self.slow, Self.closed))) == [1])
  }

  @Test("takes the one that serves places of a direction or a side as those of none")
  func headed() throws {
    let graph = Self.graph((Self.slow, Self.slow), (Self.quick, Self.quick))
    let requests = stride(from: 20.0, to: 200, by: 20).flatMap { x in
      let place = GraphSketch.place(x: x, y: x * 0.15 - 3)
      return [
        SnappingRequest(place, limitMeters: 50), SnappingRequest(place, limitMeters: 50, side: .right),
        SnappingRequest(place, limitMeters: 50, direction: .init(degrees: 80, rangeDegrees: 30)),
      ]
    }
    let points = try graph.snapped(requests, mode: .walk).get()
    #expect(Set(points.map(\.segment)) == [1])
  }

  @Test("lists the one that serves best first, and each once")
  func list() {
    let graph = Self.graph((Self.slow, Self.slow), (Self.quick, Self.quick))
    let request = SnappingRequest(GraphSketch.place(x: 100, y: 16), limitMeters: 50)
    for count in 1...3 {
      #expect(graph.candidates(request, mode: .walk, count: count).map(\.segment) == Array([1, 0].prefix(count)))
    }
  }

  @Test("takes of those that lead in a direction the best, and none that does not")
  func headedAgainstOneWay() {
    let graph = Self.graph((Self.quick, Self.closed), (Self.slow, Self.closed))
    func segment(_ degrees: Double) -> Int? {
      let request = SnappingRequest(
        GraphSketch.place(x: 100, y: 16), limitMeters: 50, direction: .init(degrees: degrees, rangeDegrees: 30))
      return graph.candidates(request, mode: .walk).first?.segment
    }
    #expect(segment(80) == 0)
    // The second is drawn from the other end.
    #expect(segment(260) == 1)
  }

  @Test("takes the same for all places that are moved to a part of the network")
  func moved() throws {
    var sketch = GraphSketch()
    let nodes = [sketch.node(0, 0), sketch.node(200, 30), sketch.node(300, 0)]
    sketch.street(nodes[0], nodes[1], forward: Self.slow, backward: Self.slow)
    sketch.street(nodes[1], nodes[0], forward: Self.quick, backward: Self.quick)
    sketch.street(nodes[1], nodes[2])
    // An island beside them.
    sketch.street(sketch.node(40, 40), sketch.node(60, 40))
    let graph = StreetGraph(sketch.tables)
    let requests = [(50.0, 41.0), (150, 24), (100, 12)].map { x, y in
      SnappingRequest(GraphSketch.place(x: x, y: y), limitMeters: 100)
    }
    #expect(try graph.snapped(requests, mode: .walk).get().map(\.segment) == [1, 1, 1])
    let ends = graph.connectedEnds(from: requests[0].place, to: requests[1].place, mode: .walk)
    #expect(ends.map { [$0.origin.segment, $0.destination.segment] } == [1, 1])
  }
}
