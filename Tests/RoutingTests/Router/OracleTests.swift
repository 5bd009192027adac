import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("A* against Dijkstra on random networks")
struct OracleTests {
  static let seeds: [UInt64] = Array(1...240)

  @Test(
    "finds a way of the same cost, travelled over real edges, with and without a hierarchy", arguments: seeds,
    [false, true])
  func matchesOracle(seed: UInt64, hasHierarchy: Bool) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: hasHierarchy) { network, router, query in
      let oracle = Oracle(network: network, query: query)
      let expected = isSamePoint(query) ? nil : oracle.solve()
      guard let path = try RandomCase.path(router, query) else {
        #expect(expected == nil, "no way found\n\(RandomCase.describe(seed, network, query))")
        return
      }
      guard let expected else {
        #expect(path.pieces.isEmpty, "a way where none is\n\(RandomCase.describe(seed, network, query))")
        return
      }
      let cost = oracle.cost(of: path, over: expected.arcs)
      #expect(cost == expected.cost, "\(path)\n\(RandomCase.describe(seed, network, query))")
      #expect(path.breaksExclusion == expected.breaksExclusion, "\(RandomCase.describe(seed, network, query))")
    }
  }

  @Test(
    "finds a way of the same cost where another request asked for its zones before, by known avoidances and others",
    arguments: seeds.prefix(160), [false, true])
  func matchesOracleAgain(seed: UInt64, knowsAvoidances: Bool) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: true) { network, router, query in
      guard !query.zones.isEmpty, !isSamePoint(query) else { return }
      if knowsAvoidances, let pollution = query.pollution {
        try router.customize(mode: query.mode, avoidances: [0, 2], pollution: pollution)
      }
      let first = try RandomCase.path(router, query)
      let path = try RandomCase.path(router, query.asOfAnotherRequest)
      let oracle = Oracle(network: network, query: query)
      guard let expected = oracle.solve() else {
        #expect(path == nil && first == nil, "\(RandomCase.describe(seed, network, query))")
        return
      }
      let cost = path.map { oracle.cost(of: $0, over: expected.arcs) }
      #expect(cost == expected.cost, "\(RandomCase.describe(seed, network, query))")
      #expect(path?.breaksExclusion == expected.breaksExclusion, "\(RandomCase.describe(seed, network, query))")
    }
  }

  @Test("has ways, islands and zones that must be entered among its cases")
  func casesAreVaried() throws {
    var counts = (ways: 0, none: 0, entered: 0, around: 0)
    for seed in Self.seeds.prefix(40) {
      try RandomCase.forEach(seed: seed) { _, router, query in
        let path = try RandomCase.path(router, query)
        counts.ways += path == nil ? 0 : 1
        counts.none += path == nil ? 1 : 0
        counts.entered += path?.breaksExclusion == true ? 1 : 0
        counts.around += path?.breaksExclusion == false && query.policy == .forbid ? 1 : 0
      }
    }
    #expect(counts.ways > 500 && counts.none > 100 && counts.entered > 50 && counts.around > 50, "\(counts)")
  }

  private func isSamePoint(_ query: Router.Query) -> Bool {
    query.origin.segment == query.destination.segment && query.origin.fraction == query.destination.fraction
  }
}

extension PathQuery {
  /// The same question from somebody else.
  fileprivate var asOfAnotherRequest: PathQuery {
    var query = PathQuery(
      origin: origin, destination: destination, mode: mode, objective: objective, pollution: pollution)
    (query.profiles, query.zones, query.policy) = (profiles, zones, policy)
    return query
  }
}
