import Computing
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
        let points = [start, end].map { TrackPoint(StreetWish($0.place, limitMeters: 50), deviationMeters: 5) }
        _ = try router.match(TrackQuery(points: points, mode: .walk, splitsAtGaps: false, leavesOutClose: false))
      }
      #expect(throws: RoutingError.outOfTime) {
        try router.reach(ReachQuery(origin: start, mode: .walk, measure: .meters, limit: 100, way: .least))
      }
    }
  }
}
