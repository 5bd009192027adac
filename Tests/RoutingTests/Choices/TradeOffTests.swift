import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("The whole trade-off against a slow front on random networks")
struct TradeOffOracleTests {
  static let seeds: [UInt64] = Array(1...200)

  @Test("has every pair of time and burden that is not bettered, and no other", arguments: seeds)
  func matchesSlowFront(seed: UInt64) throws {
    try ChoiceCase.forEach(seed: seed) { network, router, query in
      let expected = Oracle(network: network, query: query).slowFront(.pricedTime)
      guard let found = try ChoiceCase.answer({ try ChoiceRouter(router).tradeOff(query) }) else {
        #expect(expected.isEmpty, "no trade-off\n\(RandomCase.describe(seed, network, query))")
        return
      }
      let units = query.pollution == nil ? 60_000 : 60_000 * 0x1p20
      #expect(found.isComplete)
      #expect(
        found.front.map(\.milliseconds) == expected.map(\.expense), "\(RandomCase.describe(seed, network, query))")
      // Durations close to the greatest make units of the burden smaller than a Double can tell apart.
      for (point, pair) in zip(found.front, expected) {
        #expect(
          isSame(point.burdenMinutes, Double(pair.burden) / units), "\(RandomCase.describe(seed, network, query))")
      }
    }
  }

  @Test("gives whole ways that cost what the front says", arguments: seeds.prefix(60))
  func waysCostWhatIsSaid(seed: UInt64) throws {
    try ChoiceCase.forEach(seed: seed) { network, router, query in
      guard let found = try ChoiceCase.answer({ try ChoiceRouter(router).tradeOff(query) }) else { return }
      let oracle = Oracle(network: network, query: query)
      for choice in found.choices {
        let point = found.front[choice.index]
        #expect(
          choice.path.wholePricedMilliseconds == point.milliseconds, "\(RandomCase.describe(seed, network, query))")
        let cost = try #require(oracle.cost(of: choice.path, over: oracle.allArcs()))
        let units = query.pollution == nil ? 60_000 : 60_000 * 0x1p20
        #expect(
          isSame(point.burdenMinutes, Double(cost[0]) / units), "\(RandomCase.describe(seed, network, query))")
      }
      #expect(found.choices.first?.index == found.bestIndices.first)
      #expect(found.choices.last?.index == found.bestIndices.last)
    }
  }

  @Test("has long fronts, short ones and none among its cases")
  func casesAreVaried() throws {
    var counts = (long: 0, short: 0, none: 0)
    for seed in Self.seeds.prefix(60) {
      try ChoiceCase.forEach(seed: seed) { _, router, query in
        let count = try ChoiceCase.answer { try ChoiceRouter(router).tradeOff(query) }?.front.count ?? 0
        counts.long += count > 2 ? 1 : 0
        counts.short += count == 1 ? 1 : 0
        counts.none += count == 0 ? 1 : 0
      }
    }
    #expect(counts.long > 10 && counts.short > 30 && counts.none > 30, "\(counts)")
  }

  private func isSame(_ minutes: Double, _ others: Double) -> Bool { abs(minutes - others) <= 1e-14 * others }
}

/// The queries of ``RandomCase``, once for each origin and destination, in all modes and policies.
enum ChoiceCase {
  static func forEach(seed: UInt64, _ body: (TestNetwork, Router, Router.Query) throws -> Void) throws {
    // Regions of odd ones are bounded by a hierarchy, those of the others by a search.
    try RandomCase.forEach(seed: seed, hasHierarchy: seed % 2 == 1) { network, router, query in
      guard query.objective == .cleanest, !query.isInPlace else { return }
      try body(network, router, query)
    }
  }

  /// The answer, nil where there is no way.
  static func answer<Answer>(_ ask: () throws -> Answer?) throws -> Answer? {
    do { return try ask() } catch RoutingError.noRoute { return nil }
  }
}

@Suite("The whole trade-off on drawn maps")
struct TradeOffTests {
  /// From A to D straight, or over B, or over C and so on: each way longer and cleaner than the one before.
  private static let ladder = """
    C-----------------E
    |                 |
    B-----------------F
    |                 |
    A-----------------D
    """

  private func query(_ map: DrawnMap) -> Router.Query {
    var query = map.query(("AD", 0), ("AD", 1))
    query.pollution = map.pollution(["AD": 4, "BF": 2, "CE": 0.5])
    return query
  }

  @Test("goes from the fastest to the cleanest, each longer and cleaner")
  func isAFront() throws {
    let map = DrawnMap(Self.ladder)
    let found = try #require(try ChoiceRouter(map.router).tradeOff(query(map)))
    #expect(found.choices.map { map.streets($0.path) } == ["AD", "BA BF FD", "BA CB CE EF FD"])
    #expect(found.front.count == 3)
  }

  @Test("calls the point with the largest distance to the chord its knee")
  func hasAKnee() {
    let points: [(UInt64, Double)] = [(100, 10), (110, 4), (150, 3), (200, 2)]
    let front = points.map { TradeOff.Point(milliseconds: $0.0, burdenMinutes: $0.1) }
    #expect(TradeOff.knee(of: front) == 1)
    #expect(TradeOff.knee(of: [front[0], front[3]]) == nil)
    let straight = [UInt64(0), 50, 100].map { TradeOff.Point(milliseconds: $0, burdenMinutes: 100 - Double($0)) }
    #expect(TradeOff.knee(of: straight) == nil)
  }

  @Test("says where it was given up")
  func saysWhenItIsCut() throws {
    let map = DrawnMap(Self.ladder)
    let cut = try (1...40).compactMap { try ChoiceRouter(map.router, maxLabels: $0).tradeOff(query(map)) }
      .filter { !$0.isComplete }
    #expect(!cut.isEmpty && cut.allSatisfy { $0.front.count < 3 })
  }

  @Test("leaves out ways that share more than is allowed, but never the first, the knee and the last")
  func thins() throws {
    let map = DrawnMap(Self.ladder)
    var strict = Difference()
    strict.greatestSharedPart = 0
    strict.minStep = 10
    let found = try #require(try ChoiceRouter(map.router, difference: strict).tradeOff(query(map)))
    #expect(found.front.count == 3)
    #expect(found.choices.map(\.index) == Set([0, found.knee ?? 0, 2]).sorted())
  }

  @Test("keeps out of forbidden zones, and is none where they cannot be kept out of")
  func forbids() throws {
    let map = DrawnMap(Self.ladder)
    var query = query(map)
    query.policy = .forbid
    query.zones = [map.zone(around: "B", radiusMeters: 10)]
    let found = try #require(try ChoiceRouter(map.router).tradeOff(query))
    #expect(found.choices.map { map.streets($0.path) } == ["AD"])
    query.zones = [map.zone(around: "A", radiusMeters: 10)]
    #expect(try ChoiceRouter(map.router).tradeOff(query) == nil)
  }
}
