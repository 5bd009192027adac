import Geo
import Streets
import TestSupport

@testable import Routing

/// The queries that a random network is asked: all modes, objectives and policies.
enum RandomCase {
  /// Calls `body` with every query; the router's graph has a hierarchy if that is wished.
  static func forEach(
    seed: UInt64, hasHierarchy: Bool = false, _ body: (TestNetwork, Router, Router.Query) throws -> Void
  ) throws {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(random: &generator)
    let router = Router(graph: hasHierarchy ? network.graph.addingHierarchy() : network.graph)
    for mode in TravelMode.allCases {
      for policy in [nil, ExclusionPolicy.avoid(factor: 5), .avoid(factor: 1.25), .forbid] {
        var query = Router.Query(
          origin: network.randomPoint(&generator), destination: network.randomPoint(&generator), mode: mode,
          objective: .fastest,
          pollution: generator.chance(0.1) ? nil : EdgePollution(network.randomPollution(&generator)))
        for segment in [query.origin.segment, query.destination.segment] where generator.chance(0.7) {
          query.profiles[segment] = TestNetwork.randomProfile(&generator)
        }
        if let policy {
          query.policy = policy
          query.zones = TestNetwork.randomZones(&generator)
        }
        for objective in objectives(&generator) {
          query.objective = objective
          try body(network, router, query)
        }
      }
    }
  }

  private static func objectives(_ generator: inout SeededRandom) -> [Objective] {
    [.fastest, .weighted(avoidance: .random(in: 0...4, using: &generator)), .weighted(avoidance: 60), .cleanest]
  }

  /// The path, nil when there is none.
  static func path(_ router: Router, _ query: Router.Query) throws -> Path? {
    do { return try router.path(query) } catch .noRoute { return nil }
  }

  static func describe(_ seed: UInt64, _ network: TestNetwork, _ query: Router.Query) -> String {
    """
    seed \(seed), \(query.mode) \(query.objective) \(query.policy)
    from s\(query.origin.segment)@\(query.origin.fraction) to s\(query.destination.segment)@\(query.destination.fraction)
    p \(query.pollution.map { "\($0.values)" } ?? "unknown")
    profiles \(query.profiles.mapValues(\.values))
    zones \(query.zones.map { "\($0.area)" })
    \(network)
    """
  }
}
