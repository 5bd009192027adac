import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

/// Junctions at (100, 0), to which one comes from the west, with a street that goes straight on.
@Suite("Where paths turn")
struct PathJunctionTests {
  private func steps(
    _ network: TestNetwork, from origin: SnappedPoint, to destination: SnappedPoint
  ) throws -> [RouteStep] {
    let router = Router(graph: network.graph)
    let path = try router.path(
      Router.Query(origin: origin, destination: destination, mode: .walk, objective: .fastest, pollution: nil))
    return router.guidance(of: path, mode: .walk, from: origin, to: destination).steps
  }

  @Test("a street that soon bends back is turned into to the side on which it begins")
  func hairpin() throws {
    var network = TestNetwork()
    let (w, n, e) = (network.addNode(0, 0), network.addNode(100, 0), network.addNode(200, 0))
    let end = network.addNode(160, -80)
    network.addStreet(w, n, name: "Colom")
    network.addStreet(n, e, name: "Colom")
    // 9 m to the left, and from there far to the right.
    network.addStreet(n, end, via: [PlanePoint(x: 100, y: 9)], name: "Russafa")
    let steps = try steps(
      network, from: network.point(onSegment: 0, fraction: 0.1), to: network.point(onSegment: 2, fraction: 0.9))
    #expect(steps.map(\.maneuver.kind) == [.depart, .turn, .arrive])
    #expect(steps[1].maneuver.direction == .left)
  }

  @Test("a path that begins shortly before a junction comes there as it went, and not as the street did before")
  func shortStart() throws {
    var network = TestNetwork()
    let (s, n, e) = (network.addNode(97, -50), network.addNode(100, 0), network.addNode(200, 0))
    let north = network.addNode(100, 80)
    // From the south, and for the last 3 m from the west.
    network.addStreet(s, n, via: [PlanePoint(x: 97, y: 0)], name: "Colom")
    network.addStreet(n, e, name: "Russafa")
    network.addStreet(n, north, name: "Xàtiva")
    let steps = try steps(
      network, from: network.point(onSegment: 0, fraction: 51.0 / 53), to: network.point(onSegment: 2, fraction: 0.9))
    #expect(steps.map(\.maneuver.direction) == [.straight, .left, .straight])
    #expect(steps[0].maneuver.bearingAfter == 90)
    #expect(steps[1].maneuver.bearingBefore == 90)
  }

  @Test("a place in the midst of a street at which nobody halts is no turn; going back there is one")
  func cutStreet() throws {
    var network = TestNetwork()
    let nodes = [0.0, 100, 200].map { network.addNode($0, 0) }
    for (tail, head) in zip(nodes, nodes.dropFirst()) { network.addStreet(tail, head, name: "Colom") }
    let router = Router(graph: network.graph)
    let (origin, middle) = (network.point(onSegment: 0, fraction: 0.2), network.point(onSegment: 1, fraction: 0.5))
    func steps(to fraction: Double) throws -> [RouteStep] {
      let places = [origin, middle, network.point(onSegment: 1, fraction: fraction)]
      let pieces = try zip(places, places.dropFirst()).flatMap { from, to in
        try router.path(
          Router.Query(origin: from, destination: to, mode: .walk, objective: .fastest, pollution: nil)
        ).pieces
      }
      let path = Path(pieces: pieces, crossings: [], breaksExclusion: false)
      return router.guidance(of: path, mode: .walk, from: origin, to: places[2]).steps
    }
    #expect(try steps(to: 0.9).map(\.maneuver.kind) == [.depart, .arrive])
    #expect(try steps(to: 0.1).map(\.maneuver.direction) == [.straight, .uturn, .straight])
  }
}
