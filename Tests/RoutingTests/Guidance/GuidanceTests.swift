import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Geometry and steps")
struct GuidanceTests {
  /// Three streets in a row, the first two of one name; the second bends.
  private static func network() -> TestNetwork {
    var network = TestNetwork()
    let nodes = [network.addNode(0, 0), network.addNode(100, 0), network.addNode(200, 0), network.addNode(300, 0)]
    network.addStreet(nodes[0], nodes[1], name: "Carrer de Colom")
    network.addStreet(nodes[1], nodes[2], via: [PlanePoint(x: 150, y: 40)], name: "Carrer de Colom")
    network.addStreet(nodes[3], nodes[2], name: "Carrer de Xàtiva", metersPerSecond: 2)
    return network
  }

  private static func query(_ network: TestNetwork) -> Router.Query {
    Router.Query(
      origin: network.point(onSegment: 0, fraction: 0.5), destination: network.point(onSegment: 2, fraction: 0.25),
      mode: .walk, objective: .fastest, pollution: nil)
  }

  @Test("the line has the bends and the two cut ends, and no place twice")
  func line() throws {
    let network = Self.network()
    let router = Router(graph: network.graph)
    let query = Self.query(network)
    let line = try router.line(of: router.path(query), from: query.origin).points.map(\.place)
    let expected = [(50.0, 0.0), (100, 0), (150, 40), (200, 0), (275, 0)]
    #expect(line.count == expected.count)
    for (place, (x, y)) in zip(line, expected) {
      let point = TestNetwork.plane.project(place)
      #expect(point.distance(to: PlanePoint(x: x, y: y)) < 0.02)
    }
  }

  /// A street of 200 m with ways to the right after 100 m and, where there is a second one, 12 m on.
  private func roundingMeters(toSecond: Bool, hasSecond: Bool = true) throws -> Double {
    var network = TestNetwork()
    let main = [0.0, 100, 112, 200].map { network.addNode($0, 0) }
    let ends = [100.0, 112].map { network.addNode($0, -80) }
    for (tail, head) in zip(main, main.dropFirst()) { network.addStreet(tail, head, name: "Colom") }
    network.addStreet(main[1], ends[0], name: "Xàtiva")
    if hasSecond { network.addStreet(main[2], ends[1], name: "Russafa") }
    let router = Router(graph: network.graph)
    let (origin, destination) = (
      network.point(onSegment: 0, fraction: 0.1), network.point(onSegment: toSecond ? 4 : 3, fraction: 0.5)
    )
    let path = try router.path(
      Router.Query(origin: origin, destination: destination, mode: .walk, objective: .fastest, pollution: nil))
    return try #require(router.guidance(of: path, mode: .walk, from: origin, to: destination).steps.first)
      .roundingMeters
  }

  @Test("the way to a turn is told no coarser than the next turn like it lies away")
  func closeCalls() throws {
    #expect(abs(try roundingMeters(toSecond: true) - 12) < 0.1)
    #expect(abs(try roundingMeters(toSecond: false) - 12) < 0.1)
    #expect(try roundingMeters(toSecond: false, hasSecond: false) == .infinity)
  }

  @Test("each place has the seconds after which it is reached, at the speed of its street")
  func timedLine() throws {
    let network = Self.network()
    let router = Router(graph: network.graph)
    let path = try router.path(Self.query(network))
    let line = router.line(of: path, from: Self.query(network).origin).points
    let seconds = line.map(\.seconds)
    #expect(seconds == seconds.sorted() && seconds.first == 0)
    #expect(abs((seconds.last ?? 0) - path.durationSeconds) < 1e-6)
    // The bend lies in the middle of the second street; the third is walked at 2 m/s.
    #expect(abs(seconds[2] - (seconds[1] + seconds[3]) / 2) < 0.05)
    #expect(abs(seconds[4] - seconds[3] - 37.5) < 0.1)
  }

  @Test("a path of 0 m has its one place twice")
  func emptyLine() throws {
    let network = Self.network()
    let router = Router(graph: network.graph)
    var query = Self.query(network)
    query.destination = query.origin
    let place = query.origin.place
    let line = try router.line(of: router.path(query), from: query.origin).points
    #expect(line.map(\.place) == [place, place])
  }

  @Test("parts of the line whose pieces are of a kind are told by their places, those that follow each other as one")
  func parts() throws {
    let network = Self.network()
    let router = Router(graph: network.graph)
    let query = Self.query(network)
    let line = try router.line(of: router.path(query), from: query.origin)
    #expect(line.parts { $0 == 1 } == [1...3])
    #expect(line.parts { $0 != 1 } == [0...1, 3...4])
    #expect(line.parts { _ in true } == [0...4])
    #expect(line.parts { _ in false } == [])
  }

  @Test("pieces under one name are one step")
  func steps() throws {
    let network = Self.network()
    let router = Router(graph: network.graph)
    let steps = try router.steps(of: router.path(Self.query(network)))
    #expect(steps.map(\.name) == ["Carrer de Colom", "Carrer de Xàtiva"])
    // 50 m, and two slopes of √(50² + 40²) m; then 75 m at 2 m/s.
    #expect(abs(steps[0].lengthMeters - 178.062) < 0.05)
    #expect(abs(steps[0].durationSeconds - 178.062) < 0.05)
    #expect(abs(steps[1].lengthMeters - 75) < 0.05)
    #expect(abs(steps[1].durationSeconds - 37.5) < 0.05)
  }

  @Test("a destination lies on the side from which one was told to come, not behind a last turn that is not told")
  func sideOfDestination() throws {
    var network = TestNetwork()
    let (w, n, e, s) = (
      network.addNode(0, 0), network.addNode(100, 0), network.addNode(200, 0), network.addNode(100, -80)
    )
    network.addStreet(w, n, name: "Colom")
    network.addStreet(n, e, name: "Colom")
    network.addStreet(n, s, name: "Russafa")
    let router = Router(graph: network.graph)
    let origin = network.point(onSegment: 0, fraction: 0.1)
    func side(fraction: Double) throws -> Maneuver.Side? {
      let end = network.point(onSegment: 2, fraction: fraction)
      let destination = SnappedPoint(
        requested: TestNetwork.place(PlanePoint(x: 130, y: -40)), place: end.place, segment: 2, fraction: fraction,
        distanceMeters: 30)
      let path = try router.path(
        Router.Query(origin: origin, destination: destination, mode: .walk, objective: .fastest, pollution: nil))
      return router.guidance(of: path, mode: .walk, from: origin, to: destination).steps.last?.maneuver.side
    }
    // 3 m behind the corner nobody is told to turn: the place lies ahead to the right. 40 m behind it, to the left.
    #expect(try side(fraction: 3.0 / 80) == .right)
    #expect(try side(fraction: 0.5) == .left)
  }

  @Test("a path without pieces has no steps")
  func noSteps() {
    let router = Router(graph: Self.network().graph)
    #expect(router.steps(of: Path(pieces: [], crossings: [], breaksExclusion: false)).isEmpty)
  }

  @Test("pieces against the shape run from the larger fraction to the smaller")
  func reversedPiece() throws {
    let network = Self.network()
    let path = try Router(graph: network.graph).path(Self.query(network))
    let last = try #require(path.pieces.last)
    #expect(last.startFraction == 1)
    #expect(last.endFraction == 0.25)
  }
}
