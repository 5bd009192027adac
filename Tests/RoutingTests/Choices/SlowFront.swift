import TestSupport

@testable import Routing

/// Every pair of costs that no other one betters, found slowly: each node's set of pairs is extended over every arc
/// until nothing changes.
struct SlowFront {
  struct Pair: Hashable {
    let expense: UInt64
    let burden: UInt64

    func isAtMost(_ other: Pair) -> Bool { expense <= other.expense && burden <= other.burden }
  }

  struct Arc {
    let tail: Int
    let head: Int
    let cost: Pair
  }

  /// The pairs at the destination, least expense first.
  static func front(_ arcs: [Arc], from origin: Int, to destination: Int) -> [Pair] {
    var sets: [Int: Set<Pair>] = [origin: [Pair(expense: 0, burden: 0)]]
    var isChanging = true
    while isChanging {
      isChanging = false
      for arc in arcs {
        for pair in sets[arc.tail] ?? [] {
          let next = Pair(expense: pair.expense + arc.cost.expense, burden: pair.burden + arc.cost.burden)
          let known = sets[arc.head] ?? []
          if known.contains(where: { $0.isAtMost(next) }) { continue }
          sets[arc.head] = known.filter { !next.isAtMost($0) }.union([next])
          isChanging = true
        }
      }
    }
    return (sets[destination] ?? []).sorted { $0.expense < $1.expense }
  }
}

extension Oracle {
  /// The slow front of a query: travel time or length against the burden.
  func slowFront(_ kind: BudgetKind) -> [SlowFront.Pair] {
    let open = allArcs().filter { query.policy != .forbid || $0.metersInside == 0 }
    let arcs = open.map { arc in
      let expense =
        switch kind {
        case .time: arc.milliseconds
        case .pricedTime: arc.cost.count > 1 ? arc.cost[1] : arc.pricedMilliseconds
        case .length:
          UInt64((Double(network.lengthMillimeters(ofSegment: arc.segment)) * abs(arc.end - arc.start)).rounded(.up))
        }
      return SlowFront.Arc(tail: arc.tail, head: arc.head, cost: .init(expense: expense, burden: arc.cost[0]))
    }
    return SlowFront.front(arcs, from: network.nodes.count, to: network.nodes.count + 1)
  }
}
