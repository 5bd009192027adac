internal import Computing
internal import Streets

/// The way of least cost through a graph in which an edge's cost depends on when it is reached.
///
/// A* with several labels a node, each a time and a cost: the dearer one can be the better one when the air gets
/// cleaner. Label A makes B of the same node superfluous when A is cheaper by as much as the rest of the way can cost
/// more for being travelled at A's time (``SteepestChanges``). So no way is lost by that.
///
/// The tolerance is spent on what counts as better: a way that costs less than the best known one divided by 1 +
/// tolerance. Labels that no such way leads on from are let go, by their bound, and the rest of a way in the rule above
/// is that of such a one. When none is left, the best known way is within the tolerance.
///
/// The earlier a good way is known, the more labels are let go. So a quick search comes first: it keeps one label a
/// node, misses few ways and proves nothing, and its bounds are made larger so that it keeps to what leads on (Pohl,
/// "Heuristic Search Viewed as Path Finding in a Graph", 1970). The second search proves, and seldom finds a better
/// way.
struct MovingSearch<Bound: MomentBound>: ~Copyable {
  /// A way from the origin to a node.
  struct Label: BitwiseCopyable {
    /// Milliseconds of travel, and of cost.
    var time: Double
    var cost: Double
    var node: UInt32
    /// The edge, or from the number of edges on a start, an end or a direct way; and the label that it went on from.
    var edge: UInt32
    var parent: UInt32
    /// The label of the same node that was kept before it.
    var older: UInt32
  }

  /// The number of no label.
  private static var none: UInt32 { .max }
  /// What bounds are multiplied by in the quick search.
  private static var quickBoundFactor: Double { 1.02 }

  private let graph: StreetGraph
  private let bound: Bound
  private let rules: MovingRules
  private let ends: [MovingTerminal]
  private var labels: LabelStore<Label>
  /// How often two labels of a node may still be compared.
  private var comparisonsLeft: Int
  /// Numbers of labels, by their cost and the least that the rest of the way costs: bits of a `Double` of at least 0,
  /// which are in the order of their numbers.
  private var queue = QuaternaryHeap<UInt64>()
  /// The last label of the best way of this search.
  private var best: Label?
  /// The edges of the best way from the origin on, terminals among them; nil where none is better than what was known
  /// before.
  private(set) var bestEdges: [Int]?
  /// Cost of the best way.
  private(set) var bestCost: Double
  /// No way costs less.
  private(set) var minCost = 0.0

  /// Creates a search that is to better a way of a known cost.
  init(
    _ graph: StreetGraph, _ bound: Bound, _ rules: MovingRules, to ends: [MovingTerminal], knownCost: Double,
    maxLabels: Int
  ) {
    self.graph = graph
    self.bound = bound
    self.rules = rules
    self.ends = ends
    bestCost = knownCost
    labels = LabelStore(limit: maxLabels)
    comparisonsLeft = min(maxLabels, 1 << 32) * Self.comparisonsPerLabel
  }

  /// Where labels of a node are many because each may be the better one, comparing them is what takes long.
  private static var comparisonsPerLabel: Int { 4 }

  /// What is to cost less than ``goal`` is better.
  private var goal: Double { bestCost / (1 + rules.tolerance) }

  /// Searches until the best way is known to cost at most 1 + tolerance times what the cheapest does, or there is no
  /// room for more labels, or they have been compared so often that it would go on for long, or the ``Deadline``
  /// passes.
  ///
  /// `newest` is by node the label that was kept last; none at all before and after.
  mutating func run(
    from starts: [MovingTerminal], direct: [MovingTerminal], newest: UnsafeMutablePointer<UInt32>
  ) {
    let position = rules.clock.position(at: 0)
    let departure = Label(time: 0, cost: 0, node: 0, edge: Self.none, parent: Self.none, older: Self.none)
    var least = bestCost
    for way in direct {
      least = min(least, way.cost(at: position))
      arrive(departure, way, position, parent: Self.none)
    }
    let labels = starts.map { start in
      Label(
        time: start.milliseconds, cost: start.cost(at: position), node: UInt32(truncatingIfNeeded: start.node),
        edge: start.edge, parent: Self.none, older: Self.none)
    }
    for label in labels { least = min(least, label.cost + remaining(label, rules.clock.position(at: label.time))) }
    minCost = least
    search(from: labels, newest, isQuick: true)
    search(from: labels, newest, isQuick: false)
  }

  /// One of the two searches; the quick one keeps one label a node and proves nothing.
  private mutating func search(
    from starts: [Label], _ newest: UnsafeMutablePointer<UInt32>, isQuick: Bool
  ) {
    for start in starts { push(start, newest, isQuick: isQuick) }
    settle(newest, isQuick: isQuick)
    for index in 0..<labels.count { newest[Int(labels[UInt32(truncatingIfNeeded: index)].node)] = Self.none }
    bestEdges = best.map { edges(to: $0) } ?? bestEdges
    best = nil
    labels.removeAll()
    queue.removeAll()
  }

  /// Takes labels out of the queue, the least key first, and goes on from each along all edges.
  private mutating func settle(_ newest: UnsafeMutablePointer<UInt32>, isQuick: Bool) {
    let firstOut = graph.firstOut
    let head = graph.head
    let boundFactor = isQuick ? Self.quickBoundFactor : 1
    while let top = queue.popLeast() {
      let key = Double(bitPattern: top.key)
      var label = labels[top.node]
      let node = Int(label.node)
      if isQuick {
        // The bound that is in the key, without its factor.
        guard label.cost + (key - label.cost) / boundFactor < goal, newest[node] == Self.none else { continue }
      } else {
        minCost = max(minCost, min(goal, key))
        guard key < goal else { break }
        if isSuperfluous(label, newest: newest[node]) { continue }
      }
      label.older = newest[node]
      labels[top.node] = label
      newest[node] = top.node
      let position = rules.clock.position(at: label.time)
      for index in ends.indices where ends[index].node == node {
        arrive(label, ends[index], position, parent: top.node)
      }
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        let cost = rules.costing.cost(ofEdge: edge, at: position)
        guard cost >= 0 else { continue }
        let isLate = labels.count & Deadline.stepMask == 0 && Deadline.isPassed
        guard !labels.isFull, comparisonsLeft > 0, !isLate else { return }
        push(
          Label(
            time: label.time + Double(rules.costing.durations[edge]), cost: label.cost + cost, node: head[edge],
            edge: UInt32(truncatingIfNeeded: edge), parent: top.node, older: Self.none),
          newest, isQuick: isQuick)
      }
    }
    // No label is left from which a way leads that costs less.
    if !isQuick { minCost = max(minCost, goal) }
  }

  /// Puts a label into the queue, unless it leads to nothing better.
  @inline(__always)
  private mutating func push(_ label: Label, _ newest: UnsafeMutablePointer<UInt32>, isQuick: Bool) {
    let other = newest[Int(label.node)]
    if isQuick, other != Self.none { return }
    let remaining = remaining(label, rules.clock.position(at: label.time))
    guard label.cost + remaining < goal, !isSuperfluous(label, newest: other) else { return }
    let key = label.cost + (isQuick ? Self.quickBoundFactor : 1) * remaining
    queue.push(.init(key: max(0, key).bitPattern, node: UInt32(truncatingIfNeeded: labels.count)))
    labels.append(label)
  }

  /// Ends a way, and keeps it where it costs less than the best one.
  private mutating func arrive(
    _ label: Label, _ end: MovingTerminal, _ position: MomentClock.Position, parent: UInt32
  ) {
    let cost = label.cost + end.cost(at: position)
    guard cost < bestCost else { return }
    bestCost = cost
    best = Label(
      time: label.time + end.milliseconds, cost: cost, node: label.node, edge: end.edge, parent: parent,
      older: Self.none)
  }

  /// The least that the rest of a way costs: the largest of what the windows say that have begun or are to come.
  @inline(__always)
  private func remaining(_ label: Label, _ position: MomentClock.Position) -> Double {
    var largest = 0.0
    for window in min(position.index, bound.windowCount - 1)..<bound.windowCount {
      let least = bound.least(fromNode: Int(label.node), window: window)
      let burden = UInt64(least.second) > rules.slack ? Double(UInt64(least.second) - rules.slack) : 0
      largest = max(
        largest,
        rules.burdenCost * burden + rules.shared.least(from: label.time, atLeast: Double(least.first))
          - rules.pollutionCost * rules.shortfalls[window].left(from: label.time))
    }
    return largest
  }

  /// Whether one of the labels that are kept at the node will do for a label.
  @inline(__always)
  private mutating func isSuperfluous(_ label: Label, newest: UInt32) -> Bool {
    let costLeft = max(0, goal - label.cost)
    let timeLeft = costLeft / max(rules.minWeight, .leastNormalMagnitude)
    var other = newest
    while other != Self.none {
      let kept = labels[other]
      comparisonsLeft -= 1
      if kept.cost <= label.cost {
        let loss = rules.changes.loss(
          from: label.time, shift: kept.time - label.time, timeLeft: timeLeft, costLeft: costLeft)
        if kept.cost + loss <= label.cost { return true }
      }
      other = kept.older
    }
    return false
  }

  /// The edges of the way that a label stands for, from the origin on.
  private func edges(to last: Label) -> [Int] {
    var label = last
    var edges = [Int(label.edge)]
    while label.parent != Self.none {
      label = labels[label.parent]
      edges.append(Int(label.edge))
    }
    return edges.reversed()
  }
}
