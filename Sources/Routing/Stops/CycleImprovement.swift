internal import Foundation

/// Changes cycles while they become cheaper.
///
/// Two changes, both found by the cheap ways that they would bring in: two stretches that follow each other are
/// exchanged (Or 1976, for stretches of any length, so that no way is travelled backwards), and a stretch is turned
/// round, with what its ways cost backwards (2-opt, Croes 1958).
struct CycleImprovement {
  /// Nodes one behind the other, the last before the first.
  struct Cycle {
    var order: [Int]
    var cost: Double

    /// The nodes behind the depot, which is node 0.
    var orderBehindDepot: [Int] {
      let depot = order.firstIndex(of: 0) ?? 0
      return Array(order[(depot + 1)...] + order[..<depot])
    }
  }

  /// A change has to gain more than rounding does: changes that only seem to gain would follow each other for ever.
  let minGain: Double
  /// The least gain as a part of what a cycle of the dearest ways costs, far above the rounding of such a sum.
  private static let minShare = 1e-12
  /// Ways from a node that are tried, the cheapest first.
  private static let maxNeighbors = 12
  /// Nodes in each of the two stretches that are exchanged at random, at most.
  private static let maxShaken = 30

  private let costs: UnsafeBufferPointer<Double>
  private let count: Int
  /// For each node those that are cheapest to go to.
  private let neighbors: [Int]
  private let neighborCount: Int
  private var random = SeededNumbers()

  private var order: [Int]
  private var position: [Int]
  /// What the ways to each position cost together, forwards and backwards.
  private var forward: [Double]
  private var backward: [Double]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]

  init(_ costs: UnsafeBufferPointer<Double>, count: Int) {
    self.costs = costs
    self.count = count
    minGain = max(1e-7, Self.minShare * Double(count) * (costs.max() ?? 0))
    neighborCount = min(count - 1, Self.maxNeighbors)
    neighbors = (0..<count).flatMap { node in
      (0..<count).filter { $0 != node }.sorted { costs[node * count + $0] < costs[node * count + $1] }
        .prefix(min(count - 1, Self.maxNeighbors))
    }
    order = Array(0..<count)
    position = order
    forward = [Double](repeating: 0, count: count + 1)
    backward = forward
    isWaiting = [Bool](repeating: false, count: count)
  }

  @inline(__always)
  private func cost(_ from: Int, _ to: Int) -> Double { costs[from * count + to] }

  /// The natural logarithm of a random share, below 0.
  mutating func logarithm() -> Double { log(random.share()) }

  /// A cycle that no change makes cheaper.
  mutating func improved(_ order: [Int]) -> Cycle {
    self.order = order
    settle()
    for node in order { wait(node) }
    return improve()
  }

  /// A cycle with two short stretches at random exchanged, improved again around the places where it was cut.
  mutating func shaken(_ cycle: Cycle) -> Cycle {
    order = cycle.order
    let most = min(Self.maxShaken, (count - 1) / 2)
    let first = random.number(below: count)
    let second = 1 + random.number(below: most)
    let third = 1 + random.number(below: min(most, count - 1 - second))
    settle()
    for cut in [first, first + second, first + second + third] {
      wait(order[cut % count])
      wait(order[(cut + 1) % count])
    }
    exchange(behind: first, count: second, nextCount: third)
    return improve()
  }

  // MARK: The search

  private mutating func improve() -> Cycle {
    while let node = waiting.popLast() {
      isWaiting[node] = false
      while let ends = exchange(from: node) ?? reversal(from: node) {
        for end in ends { wait(end) }
      }
    }
    return Cycle(order: order, cost: forward[count])
  }

  private mutating func wait(_ node: Int) {
    guard !isWaiting[node] else { return }
    isWaiting[node] = true
    waiting.append(node)
  }

  /// Positions, and sums of costs, of the order as it is.
  private mutating func settle() {
    for index in 0..<count {
      let (node, next) = (order[index], order[index + 1 == count ? 0 : index + 1])
      position[node] = index
      forward[index + 1] = forward[index] + cost(node, next)
      backward[index + 1] = backward[index] + cost(next, node)
    }
  }

  @inline(__always)
  private func at(_ index: Int) -> Int { order[index < count ? index : index - count] }

  /// Exchanges the two stretches behind a node for which that gains most, where it gains anything.
  ///
  /// Behind `node` come `b … p`, then `c … d`, then `e`; afterwards `c … d` comes first.
  private mutating func exchange(from node: Int) -> [Int]? {
    let start = position[node]
    let b = at(start + 1)
    let present = cost(node, b)
    var best = (gain: minGain, second: 0, third: 0)
    for index in 0..<neighborCount {
      let c = neighbors[node * neighborCount + index]
      let saved = present - cost(node, c)
      guard saved > 0 else { break }
      let distance = (position[c] - start + count) % count
      guard distance > 1 else { continue }
      let p = at(start + distance - 1)
      let before = saved + cost(p, c)
      for last in distance..<count {
        let d = at(start + last)
        let e = at(start + last + 1)
        let gain = before + cost(d, e) - cost(d, b) - cost(p, e)
        if gain > best.gain { best = (gain, distance - 1, last - distance + 1) }
      }
    }
    guard best.third > 0 else { return nil }
    let (p, d) = (at((start + best.second) % count), at((start + best.second + best.third) % count))
    let ends = [
      node, b, p, at((start + best.second + 1) % count), d, at((start + best.second + best.third + 1) % count),
    ]
    exchange(behind: start, count: best.second, nextCount: best.third)
    return ends
  }

  /// Exchanges a stretch of `count` nodes behind a position with the one of `nextCount` nodes that follows it.
  private mutating func exchange(behind start: Int, count: Int, nextCount: Int) {
    rotate(start)
    order.replaceSubrange(
      1...(count + nextCount), with: Array(order[(count + 1)...(count + nextCount)] + order[1...count]))
    settle()
  }

  /// Makes a position the first.
  private mutating func rotate(_ start: Int) {
    if start % count > 0 { order = Array(order[(start % count)...] + order[..<(start % count)]) }
  }

  /// Turns the stretch behind a node round for which that gains most, where it gains anything.
  private mutating func reversal(from node: Int) -> [Int]? {
    let start = position[node]
    let b = at(start + 1)
    let present = cost(node, b)
    var best = (gain: minGain, length: 0)
    for index in 0..<neighborCount {
      let c = neighbors[node * neighborCount + index]
      let distance = (position[c] - start + count) % count
      guard distance > 1, distance < count - 1 else { continue }
      let d = at(position[c] + 1)
      let turned = along(start + 1, start + distance)
      let gain = present + cost(c, d) + turned - cost(node, c) - cost(b, d)
      if gain > best.gain { best = (gain, distance) }
    }
    guard best.length > 0 else { return nil }
    let ends = [node, b, at((start + best.length) % count), at((start + best.length + 1) % count)]
    rotate(start)
    order[1...best.length].reverse()
    settle()
    return ends
  }

  /// What a stretch saves that is travelled backwards, from one position to a later one, which may lie beyond the end.
  private func along(_ first: Int, _ last: Int) -> Double {
    func sum(_ sums: [Double]) -> Double {
      switch (first < count, last < count) {
      case (true, true): sums[last] - sums[first]
      case (true, false): sums[count] - sums[first] + sums[last - count]
      default: sums[last - count] - sums[first - count]
      }
    }
    return sum(forward) - sum(backward)
  }
}
