import Geo
import Streets
import Testing

@testable import Routing

@Suite("The least burden within a budget against a slow front on random networks")
struct BudgetTests {
  static let seeds: [UInt64] = Array(1...200)

  @Test(
    "is exact at, below and between the points of the front", arguments: [BudgetKind.time, .pricedTime, .length], seeds
  )
  func matchesSlowFront(kind: BudgetKind, seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    try ChoiceCase.forEach(seed: seed) { network, router, query in
      let oracle = Oracle(network: network, query: query)
      let front = oracle.slowFront(kind)
      let choice = try ChoiceRouter(router)
      for limit in limits(front, &generator) {
        let budget = Self.budget(kind, limit)
        let best = front.last { $0.expense <= limit }
        let path = try choice.cleanest(query, within: budget)
        guard let path, let best else {
          #expect(path == nil && best == nil, "limit \(limit)\n\(RandomCase.describe(seed, network, query))")
          continue
        }
        let cost = oracle.cost(of: path, over: oracle.allArcs())
        #expect(isSame(cost?[0], best.burden), "limit \(limit)\n\(RandomCase.describe(seed, network, query))")
        #expect(path.spent(kind) == best.expense, "limit \(limit)\n\(RandomCase.describe(seed, network, query))")
      }
    }
  }

  @Test("is what is breathed, and not what is charged for it, where that is asked for", arguments: seeds)
  func minBurden(seed: UInt64) throws {
    try ChoiceCase.forEach(seed: seed) { network, router, query in
      let choice = try ChoiceRouter(router)
      guard let front = try ChoiceCase.answer({ try choice.tradeOff(query) }) else { return }
      #expect(front.isComplete && !front.front.isEmpty, "\(RandomCase.describe(seed, network, query))")
      for (index, point) in front.front.enumerated() {
        let within = front.actual[...index]
        let least = within.map(\.burdenMinutes).min() ?? 0
        let path = try #require(
          try choice.minBurden(query, within: .pricedMilliseconds(point.milliseconds)),
          "\(RandomCase.describe(seed, network, query))")
        let found = front.front.firstIndex { $0.milliseconds == path.wholePricedMilliseconds }
        let burden = try #require(found.map { front.actual[$0].burdenMinutes })
        #expect(burden <= least * (1 + 1e-12), "\(point)\n\(RandomCase.describe(seed, network, query))")
      }
    }
  }

  private static func budget(_ kind: BudgetKind, _ limit: UInt64) -> Budget {
    switch kind {
    case .time: .milliseconds(limit)
    case .pricedTime: .pricedMilliseconds(limit)
    case .length: .millimeters(limit)
    }
  }

  /// Durations close to the greatest make units of the burden smaller than a Double can tell apart.
  private func isSame(_ burden: UInt64?, _ other: UInt64) -> Bool {
    guard let burden else { return false }
    return abs(Double(burden) - Double(other)) <= 1e-14 * Double(other)
  }

  private func limits(_ front: [SlowFront.Pair], _ generator: inout SeededRandom) -> [UInt64] {
    guard let first = front.first, let last = front.last else { return [1_000_000] }
    let between = UInt64.random(in: first.expense...last.expense, using: &generator)
    return [first.expense, last.expense, between, last.expense + 1000] + (first.expense > 0 ? [first.expense - 1] : [])
  }
}

extension Path {
  /// What of a kind the path takes, as searches add it up.
  func spent(_ kind: BudgetKind) -> UInt64 {
    switch kind {
    case .time: wholeMilliseconds
    case .pricedTime: wholePricedMilliseconds
    case .length: wholeMillimeters
    }
  }
}
