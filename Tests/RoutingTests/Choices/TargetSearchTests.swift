import Geo
import Streets
import Testing

@testable import Routing

@Suite("Paths to many places against one search for each")
struct TargetSearchTests {
  static let seeds: [UInt64] = Array(1...120)

  @Test("cost the same, or there is none", arguments: seeds)
  func matchesSingleSearches(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    try RandomCase.forEach(seed: seed) { network, router, query in
      guard query.objective != .cleanest else { return }
      let destinations = [query.destination] + (0..<4).map { _ in network.randomPoint(&generator) }
      let paths = try ChoiceRouter(router).paths(query, to: destinations)
      for (destination, path) in zip(destinations, paths) {
        var single = query
        single.destination = destination
        let expected = try RandomCase.path(router, single)
        guard let expected, !expected.breaksExclusion else {
          #expect(path == nil || path?.pieces.isEmpty == true, "\(RandomCase.describe(seed, network, single))")
          continue
        }
        let oracle = Oracle(network: network, query: single)
        let arcs = oracle.allArcs()
        guard let path else {
          Issue.record("no way\n\(RandomCase.describe(seed, network, single))")
          continue
        }
        #expect(
          oracle.cost(of: path, over: arcs) == oracle.cost(of: expected, over: arcs),
          "\(RandomCase.describe(seed, network, single))")
      }
    }
  }
}
