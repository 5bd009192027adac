extension StopCycle {
  /// Changes that one search looks at, at most: a count, so that the answer does not depend on the machine.
  private static let mostLooks = 20_000_000
  /// How often an order is shaken up, at most.
  private static let mostShakes = 1000
  /// How much dearer than the best an order may be from which the search goes on, as a factor.
  private static let patience = 1.05

  /// A cheap order of the nodes without the depot: by insertion, then changed as long as that gains something, shaken
  /// up and changed again.
  func searchedOrder() -> [Int] {
    guard count > 2 else { return count == 2 ? [1] : [] }
    var search = CycleSearch(self, looks: Self.mostLooks)
    var best = search.improved(insertedOrder(.cheapest))
    let other = search.improved(insertedOrder(.farthest))
    if cost(of: other) < cost(of: best) { best = other }
    var present = best
    for _ in 0..<Self.mostShakes where search.hasLooks {
      present = search.improved(search.shaken(present))
      if cost(of: present) < cost(of: best) { best = present }
      if cost(of: present) > cost(of: best) * Self.patience { present = best }
    }
    return best
  }

  private enum Insertion {
    /// Whichever node costs least to put in comes next.
    case cheapest
    /// Whichever costs most where it is put in best comes next.
    case farthest
  }

  /// All nodes put in one after the other, each where it costs least.
  /// - Complexity: O(n³) for n nodes.
  private func insertedOrder(_ rule: Insertion) -> [Int] {
    var order: [Int] = []
    var left = Array(1..<count)
    while !left.isEmpty {
      let places = left.map { cheapestPlace(for: $0, in: order) }
      let chosen = places.indices.min {
        rule == .cheapest ? places[$0].cost < places[$1].cost : places[$0].cost > places[$1].cost
      }
      guard let chosen else { break }
      order.insert(left.remove(at: chosen), at: places[chosen].index)
    }
    return order
  }

  private func cheapestPlace(for node: Int, in order: [Int]) -> (index: Int, cost: Double) {
    var best = (index: 0, cost: Double.infinity)
    var before = 0
    for index in 0...order.count {
      let after = index < order.count ? order[index] : 0
      let added = cost(before, node) + cost(node, after) - cost(before, after)
      if added < best.cost { best = (index, added) }
      before = after
    }
    return best
  }
}

/// Changes orders while they become cheaper.
private struct CycleSearch {
  private let cycle: StopCycle
  private var looksLeft: Int
  private var state: UInt64 = 1
  /// The depot, the order, and the depot again.
  private var line: [Int] = []

  init(_ cycle: StopCycle, looks: Int) {
    self.cycle = cycle
    looksLeft = looks
  }

  /// Whether it may go on.
  var hasLooks: Bool { looksLeft > 0 }

  /// An order that neither an exchange nor a reversal makes cheaper, or the best when it may not go on.
  mutating func improved(_ order: [Int]) -> [Int] {
    line = [0] + order + [0]
    while hasLooks, exchanges() || reverses() {}
    return Array(line[1..<(line.count - 1)])
  }

  /// An order with two stretches at random exchanged, which single changes do not easily undo.
  mutating func shaken(_ order: [Int]) -> [Int] {
    guard order.count > 2 else { return order }
    var chosen: Set<Int> = []
    while chosen.count < 3 { chosen.insert(random(order.count + 1)) }
    let cuts = chosen.sorted()
    return Array(order[..<cuts[0]] + order[cuts[1]..<cuts[2]] + order[cuts[0]..<cuts[1]] + order[cuts[2]...])
  }

  /// The same numbers in each run (Steele, Lea and Flood 2014).
  private mutating func random(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(count))
  }

  /// A change has to gain more than rounding does.
  private static let leastGain = 1e-9

  /// Exchanges two stretches that follow each other wherever that gains something: Or's change (1976) for stretches of
  /// any length, in which no way is travelled backwards.
  private mutating func exchanges() -> Bool {
    var hasGained = false
    for first in 0..<max(0, line.count - 3) {
      while hasLooks, let (second, third) = exchange(after: first) {
        line.replaceSubrange((first + 1)...third, with: line[(second + 1)...third] + line[(first + 1)...second])
        hasGained = true
      }
    }
    return hasGained
  }

  /// The ends of the two stretches behind a position whose exchange gains something.
  private mutating func exchange(after first: Int) -> (second: Int, third: Int)? {
    let end = line.count - 1
    let before = cost(first, first + 1)
    for second in (first + 1)..<(end - 1) {
      let entry = cost(first, second + 1) - before - cost(second, second + 1)
      looksLeft -= end - 1 - second
      for third in (second + 1)..<end
      where entry + cost(third, first + 1) + cost(second, third + 1) - cost(third, third + 1) < -Self.leastGain {
        return (second, third)
      }
    }
    return nil
  }

  /// Turns stretches round wherever that gains something, with what their ways cost backwards (2-opt, Croes 1958).
  private mutating func reverses() -> Bool {
    var hasGained = false
    for first in 0..<max(0, line.count - 3) {
      while hasLooks, let last = reversal(after: first) {
        line[(first + 1)...last].reverse()
        hasGained = true
      }
    }
    return hasGained
  }

  /// The end of the stretch behind a position whose reversal gains something.
  private mutating func reversal(after first: Int) -> Int? {
    let end = line.count - 1
    var (forward, backward) = (0.0, 0.0)
    looksLeft -= end - first
    for last in (first + 2)..<end {
      forward += cost(last - 1, last)
      backward += cost(last, last - 1)
      let new = cost(first, last) + backward + cost(first + 1, last + 1)
      let old = cost(first, first + 1) + forward + cost(last, last + 1)
      if new - old < -Self.leastGain { return last }
    }
    return nil
  }

  /// The cost from one position of the line to another.
  @inline(__always)
  private func cost(_ from: Int, _ to: Int) -> Double { cycle.cost(line[from], line[to]) }
}
