import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("The air of one time against a search through all its figures")
struct StillAirTests {
  static let seeds: [UInt64] = Array(1...160)

  /// The cost of a path in the air of one time, as if that stood still.
  private func cost(_ path: Path, _ choices: ChoiceRouter, _ query: Router.Query, _ air: MovingAir, _ time: Double)
    throws
    -> Double
  {
    let still = try MovingAir([
      .init(
        milliseconds: 0, pollution: air.pollution(atMilliseconds: time), profiles: air.profiles(atMilliseconds: time))
    ])
    return try choices.cost(of: path, query, air: still)
  }

  @Test("the way costs the same at, between and beyond the moments", arguments: seeds)
  func agrees(seed: UInt64) throws {
    let trip = try MovingTrip(seed: seed)
    let router = Router(graph: trip.network.graph.addingHierarchy())
    let choices = try ChoiceRouter(router)
    var generator = SeededRandom(seed: seed)
    for objective in [Objective.weighted(avoidance: 0.5), .weighted(avoidance: 40), .cleanest, .fastest] {
      for time in [-90_000.0, 150_000, .random(in: -60_000...400_000, using: &generator), 280_000, 500_000] {
        var query = trip.query
        query.objective = objective
        if generator.chance(0.3) {
          query.zones = TestNetwork.randomZones(&generator)
          query.policy = generator.chance(0.5) ? .forbid : .avoid(factor: 3)
        }
        let found = try ChoiceCase.answer { try choices.path(query, air: trip.air, atMilliseconds: time) }
        query.pollution = trip.air.pollution(atMilliseconds: time)
        query.profiles = trip.air.profiles(atMilliseconds: time)
        let plain = try RandomCase.path(Router(graph: trip.network.graph), query)
        guard let found, let plain else {
          #expect(found == nil && plain == nil, "\(objective) at \(time)\n\(trip)")
          continue
        }
        #expect(found.breaksExclusion == plain.breaksExclusion, "\(objective) at \(time)\n\(trip)")
        guard !found.breaksExclusion else { continue }
        let (cost, least) = (
          try cost(found, choices, query, trip.air, time), try cost(plain, choices, query, trip.air, time)
        )
        let rounding = 1e-5 * least + Double(found.pieces.count + plain.pieces.count)
        #expect(abs(cost - least) <= rounding, "\(objective) at \(time)\n\(trip)")
      }
    }
  }

  @Test("times between the same moments share what is known of those")
  func sharesMetrics() throws {
    let trip = try MovingTrip(seed: 1)
    let router = Router(graph: trip.network.graph.addingHierarchy())
    var query = trip.query
    query.objective = .weighted(avoidance: 2)
    _ = try ChoiceRouter(router).path(query, air: trip.air, atMilliseconds: 200_000)
    let isKnown = trip.air.moments.map { router.workspace.hierarchy?.known(.burden, query.mode, $0.pollution) != nil }
    #expect(isKnown == [false, true, true])
  }
}
