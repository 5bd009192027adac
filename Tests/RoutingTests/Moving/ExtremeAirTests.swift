import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Air, avoidances and limits at the ends of their ranges")
struct ExtremeAirTests {
  static let seeds: [UInt64] = Array(1...8)

  /// Air of a trip's network over some hours, some figures of which are 0 or as large as they can be.
  private func air(_ trip: MovingTrip, hours: Int, from first: Double, _ generator: inout SeededRandom) throws
    -> MovingAir
  {
    let figures: [Float] = [0, .leastNonzeroMagnitude, 1, 1e6, .greatestFiniteMagnitude]
    return try MovingAir(
      (0..<hours).map { hour in
        .init(
          milliseconds: first + Double(hour) * 3_600_000,
          pollution: trip.network.segments.map { _ in
            generator.chance(0.5)
              ? .random(in: 0.5...2, using: &generator) : figures.randomElement(using: &generator) ?? 0
          })
      })
  }

  @Test("give a way, and one that is no dearer than the fastest", arguments: seeds)
  func movingAir(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let trip = try MovingTrip(seed: seed)
    let graph = trip.network.graph
    let router = Router(graph: seed % 2 == 0 ? graph : graph.addingHierarchy())
    let choices = try ChoiceRouter(router, maxLabels: 100)
    for (hours, first) in [(1, 0), (2, -1e9), (2, 1e9), (3, -3_600_000), (400, -1e8)] {
      let air = try air(trip, hours: hours, from: first, &generator)
      for objective in [
        Objective.cleanest, .weighted(avoidance: 0), .weighted(avoidance: 2), .weighted(avoidance: 1e300),
      ] {
        var query = trip.query
        query.objective = objective
        let found = try ChoiceCase.answer { try choices.moving(query, air: air) }
        query.objective = .fastest
        query.pollution = nil
        let fastest = try RandomCase.path(router, query)
        let isWay = fastest.map { !$0.breaksExclusion } ?? false
        #expect((found != nil) == isWay, "\(objective), \(hours) h from \(first)\n\(trip)")
        guard let fastest, let found else { continue }
        query.objective = objective
        let known = try choices.cost(of: fastest, query, air: air)
        #expect(found.costMilliseconds <= known, "\(objective), \(hours) h from \(first)\n\(trip)")
        #expect(found.provenTolerance >= 0, "\(objective), \(hours) h from \(first)\n\(trip)")
        for time in [first - 1, 0, first + 1e9] {
          #expect(throws: Never.self) { try choices.path(query, air: air, atMilliseconds: time) }
        }
      }
    }
  }

  @Test("of no budget and of any, no more is spent than is allowed", arguments: seeds)
  func budgets(seed: UInt64) throws {
    try ChoiceCase.forEach(seed: seed) { network, router, query in
      let choices = try ChoiceRouter(router)
      let whole = try choices.cleanest(query, within: .milliseconds(.max))
      for limit: UInt64 in [0, 1, 1 << 40, .max - 1, .max] {
        for budget in [Budget.milliseconds(limit), .pricedMilliseconds(limit), .millimeters(limit)] {
          let path = try choices.cleanest(query, within: budget)
          let spent = path?.spent(budget.kind)
          #expect(spent ?? 0 <= limit, "\(budget)\n\(RandomCase.describe(seed, network, query))")
          if limit == .max {
            #expect((path == nil) == (whole == nil), "\(budget)\n\(RandomCase.describe(seed, network, query))")
          }
        }
      }
    }
  }
}
