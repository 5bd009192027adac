/// The way of least cost through a region in which an arc's cost depends on when it is reached.
///
/// A label is a time and a cost at a node, and several of them may have to be kept: the dearer one can be the better one
/// when the air gets cleaner. Label A makes B of the same node superfluous when A is cheaper by as much as the rest of the
/// way can cost more for being travelled at A's time: at most the steepest change of any weight × the difference of the
/// times × the time that is left. So no way is lost, and the tolerance is only spent on ending the search early: it ends when no
/// label that is left can better the best way by more than the tolerance.
struct MovingSearch: ~Copyable {
  /// A way from the origin to a node.
  struct Label: BitwiseCopyable {
    /// Milliseconds of travel, and of cost.
    var time: Double
    var cost: Double
    var node: UInt32
    var arc: UInt32
    var parent: UInt32
    /// The label of the same node that was kept before it.
    var older: UInt32
  }

  /// What the weights of a region do over time.
  struct Changes {
    /// Weight × milliseconds of each arc at each moment, moments of an arc side by side.
    let costs: [Double]
    let clock: MomentClock
    /// The steepest rise and the steepest fall of any arc's weight in one millisecond, both at least 0.
    let steepestRise: Double
    let steepestFall: Double
    /// The least weight of any arc: what a millisecond costs at least.
    let leastWeight: Double
  }

  private static let none = UInt32.max

  private let region: RegionGraph
  private let changes: Changes
  private var labels: LabelStore<Label>
  /// The last arcs of the best way, nil where none is better than what was known before.
  private(set) var best: Label?
  /// Cost of the best way.
  private(set) var bestCost: Double
  /// No way costs less.
  private(set) var leastCost: Double

  /// Number of labels made.
  var labelCount: Int { labels.count }

  /// Creates a search that is to better a way of a known cost.
  init(_ region: RegionGraph, _ changes: Changes, knownCost: Double, mostLabels: Int) {
    self.region = region
    self.changes = changes
    bestCost = knownCost
    leastCost = 0
    labels = LabelStore(limit: mostLabels)
  }

  /// Searches until the best way is known to cost at most 1 + `tolerance` times what the cheapest does, or there is no
  /// room for more labels.
  mutating func run(tolerance: Double) {
    region.arcs.withUnsafeBufferPointer { arcs in
      changes.costs.withUnsafeBufferPointer { costs in
        region.bounds.withUnsafeBufferPointer { settle(arcs, costs, $0, tolerance: tolerance) }
      }
    }
  }

  private mutating func settle(
    _ arcs: UnsafeBufferPointer<RegionGraph.Arc>, _ costs: UnsafeBufferPointer<Double>,
    _ bounds: UnsafeBufferPointer<RegionGraph.PairBound>, tolerance: Double
  ) {
    var newest = [UInt32](repeating: Self.none, count: region.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    let moments = changes.clock.times.count
    let units = CostRounding.burdenUnitsPerMillisecond
    labels.append(
      Label(time: 0, cost: 0, node: UInt32(region.origin), arc: Self.none, parent: Self.none, older: Self.none))
    heap.push(.init(key: Self.key(Double(bounds[region.origin].expense) / units), node: 0))
    while let top = heap.popLeast() {
      leastCost = max(leastCost, Double(bitPattern: top.key))
      if leastCost * (1 + tolerance) >= bestCost {
        leastCost = min(leastCost, bestCost)
        return
      }
      var label = labels[top.node]
      let node = Int(label.node)
      if node == region.destination {
        if label.cost < bestCost { (bestCost, best) = (label.cost, label) }
        continue
      }
      if isSuperfluous(label, newest: newest[node]) { continue }
      label.older = newest[node]
      labels[top.node] = label
      newest[node] = top.node
      let position = changes.clock.position(at: label.time)
      for index in Int(region.firstOut[node])..<Int(region.firstOut[node + 1]) {
        let arc = arcs[index]
        let head = Int(arc.head)
        let first = index * moments + position.index
        var cost = costs[first]
        if position.share > 0 { cost += position.share * (costs[first + 1] - cost) }
        let nextCost = label.cost + cost
        let key = nextCost + Double(bounds[head].expense) / units
        guard bounds[head].expense < .unreachable, key * (1 + tolerance) < bestCost else { continue }
        guard !labels.isFull else { return }
        let next = Label(
          time: label.time + Double(arc.burden), cost: nextCost, node: arc.head, arc: UInt32(truncatingIfNeeded: index),
          parent: top.node, older: Self.none)
        if isSuperfluous(next, newest: newest[head]) { continue }
        heap.push(.init(key: Self.key(key), node: UInt32(truncatingIfNeeded: labels.count)))
        labels.append(next)
      }
    }
    leastCost = bestCost
  }

  /// Whether one of the labels that are kept at the node will do for a label.
  @inline(__always)
  private func isSuperfluous(_ label: Label, newest: UInt32) -> Bool {
    let timeLeft = max(0, bestCost - label.cost) / max(changes.leastWeight, .leastNormalMagnitude)
    var other = newest
    while other != Self.none {
      let kept = labels[other]
      let shift = kept.time - label.time
      let steepest = shift > 0 ? changes.steepestRise : changes.steepestFall
      let loss = shift == 0 || steepest == 0 ? 0 : steepest * abs(shift) * timeLeft
      if kept.cost + loss <= label.cost { return true }
      other = kept.older
    }
    return false
  }

  /// A cost of at least 0 as a whole number of the same order.
  @inline(__always)
  private static func key(_ cost: Double) -> UInt64 { max(0, cost).bitPattern }

  /// The arcs of the best way from the origin on, nil where none is better than what was known before.
  func arcs() -> [Int]? {
    guard var label = best else { return nil }
    var arcs: [Int] = []
    while label.arc != Self.none {
      arcs.append(Int(label.arc))
      label = labels[label.parent]
    }
    return arcs.reversed()
  }
}
