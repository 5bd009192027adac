import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Table of ways over the hierarchy")
struct PathTableTests {
  @Test("costs what single searches cost, with zones and any avoidance", arguments: 1...120 as ClosedRange<UInt64>)
  func matchesOracle(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    try RandomCase.forEach(seed: seed, hasHierarchy: true) { network, router, query in
      guard query.objective != .cleanest else { return }
      let places = [query.origin, query.destination, network.randomPoint(&generator)]
      let expected = places.prefix(2).map { origin in
        places.map { origin == $0 ? 0 : Self.cost(network, query, from: origin, to: $0) }
      }
      let rows = try router.table(query, from: Array(places.prefix(2)), to: places)
      let found = rows?.map { $0.map { $0.map { UInt64(($0.costSeconds * 1000).rounded()) } } }
      let isBeyond = expected.joined().contains { ($0 ?? 0) >= 1 << 31 - 1 }
      let entersZones = query.policy == .forbid && expected.joined().contains(nil)
      if found == nil, isBeyond || entersZones { return }
      #expect(found == expected, "\(RandomCase.describe(seed, network, query))")
    }
  }

  /// Milliseconds of the cheapest way that keeps out of forbidden zones, nil without one.
  private static func cost(
    _ network: TestNetwork, _ query: Router.Query, from origin: SnappedPoint, to destination: SnappedPoint
  ) -> UInt64? {
    var single = query
    (single.origin, single.destination) = (origin, destination)
    let expected = Oracle(network: network, query: single).solve()
    return expected.flatMap { $0.breaksExclusion ? nil : $0.cost.last }
  }

  @Test("serves by a metric that is kept as by one of its own", arguments: 1...40 as ClosedRange<UInt64>)
  func keptMetric(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: true) { network, router, query in
      guard case .weighted(let avoidance) = query.objective, query.zones.isEmpty else { return }
      let places = [query.origin, query.destination]
      let own = try router.table(query, from: places, to: places)
      let costs = try EdgeCosts(
        graph: router.graph, mode: query.mode, avoidance: avoidance, pollution: query.pollution)
      router.use(try #require(try CustomizedMetric(router, costs: costs)), for: query.pollution)
      let kept = try router.table(query, from: places, to: places)
      #expect(own == kept, "\(RandomCase.describe(seed, network, query))")
    }
  }

  private static let map = DrawnMap(
    """
    A---B---C
    |       |
    D-------E
    """)

  @Test("knows time and length of a way that is no shortest one")
  func figures() throws {
    let router = Router(graph: Self.map.network.graph.addingHierarchy())
    var query = Self.map.query(("AD", 0), ("CE", 1))
    query.objective = .weighted(avoidance: 4)
    query.pollution = Self.map.pollution(["DE": 9])
    let rows = try #require(try router.table(query, from: [Self.map.point("AD", 0.5)], to: [Self.map.point("CE", 0.5)]))
    let figures = try #require(rows[0][0])
    #expect(figures.durationSeconds == 200)
    #expect(abs(figures.lengthMeters - 200) < 0.1)
  }

  @Test("is nothing from a place to itself, and the short way on one street")
  func sameStreet() throws {
    let router = Router(graph: Self.map.network.graph.addingHierarchy())
    let places = [Self.map.point("DE", 0.25), Self.map.point("DE", 0.75)]
    let rows = try #require(try router.table(Self.map.query(("DE", 0), ("DE", 1)), from: places, to: places))
    #expect(rows.map { $0.map { ($0?.durationSeconds ?? -1).rounded() } } == [[0, 80], [80, 0]])
  }

  @Test("is left to others for the cleanest, and where the network has no hierarchy")
  func notMade() throws {
    var query = Self.map.query(("AD", 0), ("CE", 1))
    #expect(try Self.map.router.table(query, from: [query.origin], to: [query.destination]) == nil)
    query.objective = .cleanest
    query.pollution = Self.map.pollution(["DE": 9])
    let router = Router(graph: Self.map.network.graph.addingHierarchy())
    #expect(try router.table(query, from: [query.origin], to: [query.destination]) == nil)
  }
}
