import Computing
import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("A search whose deadline has passed")
struct SearchDeadlineTests {
  @Test("says so, instead of saying that there is no way")
  func outOfTime() async throws {
    var network = TestNetwork()
    let street = network.addStreet(network.addNode(0, 0), network.addNode(500, 0))
    let router = Router(graph: network.graph)
    let (start, end) = (network.point(onSegment: street, fraction: 0), network.point(onSegment: street, fraction: 1))
    let query = Router.Query(origin: start, destination: end, mode: .walk, objective: .fastest, pollution: nil)
    #expect(try router.path(query).pieces.count == 1)
    let air = try MovingAir([0, 3_600_000].map { .init(milliseconds: $0, pollution: [1]) })
    var weighted = query
    weighted.objective = .weighted(avoidance: 2)
    let ordered = Router(graph: network.graph.addingHierarchy())
    await Deadline.within(seconds: -1) {
      #expect(throws: RoutingError.outOfTime) { try router.path(query) }
      #expect(throws: RoutingError.outOfTime) { try ChoiceRouter(router).paths(query, to: [end]) }
      #expect(throws: RoutingError.outOfTime) { try ChoiceRouter(router).moving(weighted, air: air) }
      #expect(throws: RoutingError.outOfTime) {
        try ChoiceRouter(ordered).path(weighted, air: air, atMilliseconds: 1)
      }
      #expect(throws: RoutingError.outOfTime) {
        let points = [start, end].map { TrackPoint(SnappingRequest($0.place, limitMeters: 50), deviationMeters: 5) }
        _ = try router.match(TrackQuery(points: points, mode: .walk, splitsAtGaps: false, leavesOutClose: false))
      }
      #expect(throws: RoutingError.outOfTime) {
        try router.reach(ReachQuery(origin: start, mode: .walk, measure: .meters, limit: 100, way: .least))
      }
    }
  }

  @Test("in its middle gives the very answer that it gives in time, or none")
  func inItsMiddle() async throws {
    let routers = [Detour.graph, Detour.graph.addingHierarchy()].map { Router(graph: $0) }
    let forbidden = Detour.forbidden
    let polluted = Detour.polluted
    let around = try routers[0].path(forbidden)
    #expect(around.pieces.count > Deadline.stepMask && !around.breaksExclusion)
    for router in routers {
      try await expectSameOrLate(looks: 2) { try router.path(forbidden) }
      try await expectSameOrLate(looks: 2) { try router.path(polluted) }
    }
    let choices = try routers.map { try ChoiceRouter($0) }
    let air = try MovingAir([0, 3_600_000].map { .init(milliseconds: $0, pollution: Detour.pollution) })
    try await expectSameOrLate(looks: 2) { try choices[1].path(polluted, air: air, atMilliseconds: 1) }
    try await expectSameOrLate(looks: 3) { try choices[0].cleanest(polluted, within: .milliseconds(.max)) }
    try await expectSameOrLate(looks: 2) { try choices[1].cleanest(polluted, within: .milliseconds(.max)) }
    let nodes = NodeSearch(routers[0])
    let costs = try EdgeCosts(graph: Detour.graph, mode: .walk, avoidance: 2, pollution: Detour.pollution)
    try await expectSameOrLate(looks: 1) { try nodes.cost(from: 0, to: 1, costs: costs) }
  }

  @Test("in its middle gives the first part of a trade-off, or none where nothing of it is known")
  func tradeOff() async throws {
    let choices = try ChoiceRouter(Router(graph: Detour.graph))
    let whole = try #require(try choices.tradeOff(Detour.polluted))
    #expect(whole.isComplete && whole.front.count == 2)
    var cut = 0
    for looks in 0..<5 {
      let found: TradeOff?
      do {
        found = try await Deadline.within(looks: looks) { try choices.tradeOff(Detour.polluted) }
      } catch RoutingError.outOfTime {
        continue
      }
      let part = try #require(found, "after \(looks) looks")
      #expect(!part.isComplete && part.front == [whole.front[0]], "after \(looks) looks")
      cut += 1
    }
    #expect(cut == 1)
  }

  /// Asks with a deadline that passes at the first look at the clock, at the second, and so on, until one passes at
  /// none of those that the search takes.
  private func expectSameOrLate<Answer: Equatable & Sendable>(
    looks: Int, _ ask: @escaping @Sendable () throws -> Answer
  ) async throws {
    let whole = try ask()
    for inTime in 0..<looks {
      await #expect(throws: RoutingError.outOfTime, "after \(inTime) looks") {
        try await Deadline.within(looks: inTime) { _ = try ask() }
      }
    }
    let answer = try await Deadline.within(looks: looks) { try ask() }
    #expect(answer == whole)
  }
}

/// Two places on one street, and a way around it over more nodes than a search settles between two looks at the clock.
private enum Detour {
  private static let network: TestNetwork = {
    var network = TestNetwork()
    let ends = (network.addNode(0, 0), network.addNode(100, 0))
    network.addStreet(ends.0, ends.1)
    let down = (1...2050).map { PlanePoint(x: 0, y: -Double($0)) }
    let along = (1...99).map { PlanePoint(x: Double($0), y: -2050) }
    let up = (1...2050).reversed().map { PlanePoint(x: 100, y: -Double($0)) }
    var last = ends.0
    for place in down + along + up {
      let next = network.addNode(place.x, place.y)
      network.addStreet(last, next, isOneWay: true)
      last = next
    }
    network.addStreet(last, ends.1, isOneWay: true)
    return network
  }()

  static let graph = network.graph
  /// Bad on the street alone.
  static let pollution = EdgePollution([100] + [Float](repeating: 0, count: network.segments.count - 1))

  static var polluted: Router.Query {
    Router.Query(
      origin: network.point(onSegment: 0, fraction: 0.1), destination: network.point(onSegment: 0, fraction: 0.9),
      mode: .walk, objective: .weighted(avoidance: 2), pollution: pollution)
  }

  /// Between the two places the street is closed.
  static var forbidden: Router.Query {
    var query = polluted
    query.objective = .fastest
    let middle = TestNetwork.plane.unproject(PlanePoint(x: 50, y: 0))
    query.zones = [Zone(id: "z", center: middle, radiusMeters: 20)]
    query.policy = .forbid
    return query
  }
}
