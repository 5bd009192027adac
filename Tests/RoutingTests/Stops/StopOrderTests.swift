import Computing
import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("The order of stops")
struct StopOrderTests {
  private static let allEnds = [true, false].flatMap { round in
    [true, false].flatMap { first in
      [true, false].map { StopEnds(isRoundTrip: round, startsAtFirst: first, endsAtLast: $0) }
    }
  }

  @Test(
    "costs what the best of all orders does, for seeded costs of up to eight stops, with every kind of ends",
    arguments: Array(UInt64(1)...36))
  func exact(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = seed == 1 ? 8 : 2 + Int(seed % 6)
    let costs = Self.costs(&random, count: count, missing: seed % 4 == 0 ? 0.3 : 0)
    for ends in Self.allEnds {
      let found = StopOrder(costs: costs, ends: ends)
      let best = Self.best(costs, ends)
      #expect(found.stops.sorted() == Array(costs.indices), "seed \(seed), \(ends)")
      #expect(Self.keeps(found.stops, ends))
      #expect(found.missingWays == best.missing, "seed \(seed), \(ends)")
      #expect(abs(found.cost - best.cost) < 1e-6, "seed \(seed), \(ends): \(found) against \(best)")
    }
  }

  @Test(
    "by changes alone is hardly dearer than the best, and keeps its ends", arguments: Array(UInt64(11)...24))
  func searched(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let costs = Self.costs(&random, count: 10, missing: 0)
    for ends in Self.allEnds {
      let best = StopOrder(costs: costs, ends: ends)
      let found = StopOrder(costs: costs, ends: ends, maxExact: 0)
      #expect(Self.keeps(found.stops, ends) && found.stops.sorted() == Array(costs.indices))
      #expect(found.cost <= best.cost * 1.02 + 1e-6, "seed \(seed), \(ends)")
      #expect(found.cost >= best.cost - 1e-6)
    }
  }

  @Test(
    "by changes is never dearer than any of the constructions that it begins with", arguments: Array(UInt64(31)...42))
  func noDearerThanConstructed(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let costs = Self.costs(&random, count: 12 + Int(seed % 20), missing: seed % 3 == 0 ? 0.2 : 0)
    for ends in Self.allEnds {
      let cycle = StopCycle(costs, ends)
      let found = cycle.searchedOrder(.counted)
      #expect(found.sorted() == Array(1..<cycle.count), "seed \(seed), \(ends)")
      for construction in StopCycle.Construction.allCases {
        let constructed = cycle.constructed(construction)
        #expect(constructed.sorted() == Array(1..<cycle.count), "seed \(seed), \(ends), \(construction)")
        #expect(
          cycle.cost(of: found) <= cycle.cost(of: constructed) + 1e-6,
          "seed \(seed), \(ends), \(construction): \(costs)")
      }
    }
  }

  @Test("is the same each time by a counted effort, and is not looked for any more when its seconds are over")
  func effort() async throws {
    var random = SeededRandom(seed: 5)
    let costs = Self.costs(&random, count: 40, missing: 0)
    let ends = StopEnds(isRoundTrip: true, startsAtFirst: true, endsAtLast: false)
    #expect(StopOrder(costs: costs, ends: ends) == StopOrder(costs: costs, ends: ends))
    func looks(_ effort: StopEffort) async throws -> Int {
      try await Deadline.looks { #expect(StopOrder(costs: costs, ends: ends, effort: effort).stops.count == 40) }
    }
    #expect(try await looks(.seconds(0)) == 1)
    // Its rounds, of which 256 lie between two looks, would take much longer.
    #expect(try await looks(.seconds(0.05)) < StopEffort.seconds(0.05).roundsPerStop * 40 / 256)
    #expect(try await looks(.counted) > 1)
  }

  @Test("is the best of all for as many stops as are said, the fixed ends not counted")
  func counted() {
    var random = SeededRandom(seed: 3)
    let costs = Self.costs(&random, count: StopOrder.maxExact + 3, missing: 0)
    let ends = StopEnds(isRoundTrip: false, startsAtFirst: true, endsAtLast: true)
    for (count, isBest) in [(StopOrder.maxExact + 2, true), (StopOrder.maxExact + 3, false)] {
      let some = costs.prefix(count).map { Array($0.prefix(count)) }
      #expect(StopOrder(costs: some, ends: ends, effort: .seconds(0)).isBestOfAll == isBest)
    }
  }

  @Test("goes once around a hundred places on a circle, whatever their numbers are")
  func circle() {
    let count = 100
    var random = SeededRandom(seed: 7)
    let places = Array(0..<count).shuffled(using: &random)
    let costs: [[Double?]] = places.map { from in
      places.map { to in
        let steps = abs(from - to)
        return Double(min(steps, count - steps))
      }
    }
    let found = StopOrder(costs: costs, ends: StopEnds(isRoundTrip: true, startsAtFirst: false, endsAtLast: false))
    #expect(found.cost == 100)
    #expect(found.stops.first == 0)
  }

  @Test("of what does not hang together says how many ways are missing")
  func missing() {
    // Two pairs of stops, and no way from one pair to the other.
    let costs: [[Double?]] = [[0, 1, nil, nil], [1, 0, nil, nil], [nil, nil, 0, 1], [nil, nil, 1, 0]]
    #expect(
      StopOrder(costs: costs, ends: StopEnds(isRoundTrip: true, startsAtFirst: true, endsAtLast: true)).missingWays == 2
    )
    #expect(
      StopOrder(costs: costs, ends: StopEnds(isRoundTrip: false, startsAtFirst: false, endsAtLast: false)).missingWays
        == 1)
  }

  @Test(
    "is found also where ways cost so much that rounding looks like a gain", .timeLimit(.minutes(1)),
    arguments: [20_000_000.456, 1_000_000_000.3])
  func dear(_ least: Double) {
    let places: [SIMD2<Int>] = (0..<60).map { SIMD2($0 * 13 % 30, $0 * 4 % 30) }
    let costs: [[Double?]] = places.indices.map { from in
      places.indices.map { to in
        if from == to { return 0 }
        let step = places[from] &- places[to]
        // There and back differ by a millisecond here and there, as ways do.
        let more = (from * from + from * to * 3 + to) % 7 % 2
        return Double((abs(step.x) + abs(step.y)) * 7777) / 1000 + Double(more) / 1000 + least
      }
    }
    let ends = StopEnds(isRoundTrip: true, startsAtFirst: true, endsAtLast: false)
    #expect(StopOrder(costs: costs, ends: ends, effort: .seconds(0)).stops.sorted() == Array(0..<60))
  }

  @Test("of none, one and two stops is what it has to be")
  func few() {
    for ends in Self.allEnds {
      #expect(StopOrder(costs: [], ends: ends).stops == [])
      #expect(StopOrder(costs: [[0]], ends: ends).stops == [0])
      #expect(StopOrder(costs: [[0, 1], [1, 0]], ends: ends).stops.count == 2)
    }
  }

  // MARK: By hand

  /// Places in the plane with some more for one direction, as with hills and one-way streets.
  private static func costs(_ random: inout SeededRandom, count: Int, missing: Double) -> [[Double?]] {
    let places = (0..<count).map { _ in
      SIMD2(Double.random(in: 0...1000, using: &random), Double.random(in: 0...1000, using: &random))
    }
    return places.map { from in
      places.map { to in
        if random.chance(missing) { return nil }
        let step = to - from
        return (step * step).sum().squareRoot() * Double.random(in: 1...1.5, using: &random)
      }
    }
  }

  private static func keeps(_ stops: [Int], _ ends: StopEnds) -> Bool {
    (!ends.startsAtFirst || stops.first == 0) && (!ends.endsAtLast || stops.last == stops.count - 1)
  }

  /// The fewest missing ways and the least cost of all orders.
  private static func best(_ costs: [[Double?]], _ ends: StopEnds) -> (missing: Int, cost: Double) {
    var best = (missing: Int.max, cost: Double.infinity)
    forEachOrder(Array(costs.indices)) { order in
      guard keeps(order, ends) else { return }
      var ways = zip(order, order.dropFirst()).map { costs[$0][$1] }
      if ends.isRoundTrip { ways.append(costs[order[order.count - 1]][order[0]]) }
      let one = (missing: ways.count { $0 == nil }, cost: ways.reduce(0) { $0 + ($1 ?? 0) })
      if one < best { best = one }
    }
    return best
  }

  private static func forEachOrder(_ stops: [Int], _ begun: [Int] = [], _ body: ([Int]) -> Void) {
    if stops.isEmpty { body(begun) }
    for stop in stops { forEachOrder(stops.filter { $0 != stop }, begun + [stop], body) }
  }
}
