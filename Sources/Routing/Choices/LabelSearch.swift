internal import Computing

/// Which of the two costs of an arc comes first.
protocol LabelOrder {
  /// The cost by which labels leave the queue.
  static func first(_ arc: RegionGraph.Arc) -> UInt64
  /// The other cost.
  static func second(_ arc: RegionGraph.Arc) -> UInt64
  /// What the rest of a way adds to the first cost at least.
  static func first(_ bound: RegionGraph.PairBound) -> UInt64
  /// What the rest of a way adds to the second cost at least.
  static func second(_ bound: RegionGraph.PairBound) -> UInt64
}

/// Least expense first.
enum ExpenseFirst: LabelOrder {
  @inline(__always) static func first(_ arc: RegionGraph.Arc) -> UInt64 { arc.expense }
  @inline(__always) static func second(_ arc: RegionGraph.Arc) -> UInt64 { arc.burden }
  @inline(__always) static func first(_ bound: RegionGraph.PairBound) -> UInt64 { bound.expense }
  @inline(__always) static func second(_ bound: RegionGraph.PairBound) -> UInt64 { bound.burden }
}

/// Least burden first.
enum BurdenFirst: LabelOrder {
  @inline(__always) static func first(_ arc: RegionGraph.Arc) -> UInt64 { arc.burden }
  @inline(__always) static func second(_ arc: RegionGraph.Arc) -> UInt64 { arc.expense }
  @inline(__always) static func first(_ bound: RegionGraph.PairBound) -> UInt64 { bound.burden }
  @inline(__always) static func second(_ bound: RegionGraph.PairBound) -> UInt64 { bound.expense }
}

/// The ways from origin to destination of a region that no other one betters in both costs, one for each pair of costs.
///
/// A* with labels of two costs after Hernández Ulloa, Yeoh, Baier, Zhang, Suazo and Koenig, "A Simple and Fast
/// Bi-Objective Search Algorithm" (ICAPS 2020): labels leave the queue by their first cost, so that one number a node,
/// the least second cost that left it, tells whether a label is dominated. Labels of equal first cost leave in any
/// order, as in Ahmadi, Tack, Harabor and Kilby, "Bi-objective Search with Bi-directional A*" (ESA 2021): then a label
/// that is dominated may be expanded, and a way that is dominated gives its place to the one that dominates it.
struct LabelSearch<Order: LabelOrder>: ~Copyable {
  /// A way from the origin to a node.
  struct Label: BitwiseCopyable {
    var first: UInt64
    var second: UInt64
    var node: UInt32
    /// The last arc, and the label that it went on from.
    var arc: UInt32
    var parent: UInt32
  }

  private let region: RegionGraph
  private var labels: LabelStore<Label>
  /// The labels at the destination, by their first cost.
  private(set) var found: [Label] = []
  /// Whether the search came to its end before it ran out of labels, or out of time.
  private(set) var isComplete = true
  /// Whether it was given up because the ``Deadline`` passed.
  private(set) var isLate = false

  init(_ region: RegionGraph, maxLabels: Int) {
    self.region = region
    labels = LabelStore(limit: maxLabels)
  }

  /// Searches; with `onlyFirst` just for the way of least first cost, and of those of least second cost.
  /// - Complexity: O(l log l) for l labels, of which there may be exponentially many.
  mutating func run(firstLimit: UInt64, secondLimit: UInt64, onlyFirst: Bool = false) {
    region.bounds.withUnsafeBufferPointer { bounds in
      region.arcs.withUnsafeBufferPointer { arcs in
        region.firstOut.withUnsafeBufferPointer { firstOut in
          var least = [UInt64](repeating: .max, count: region.nodeCount)
          least[region.destination] = secondLimit.adding(1)
          least.withUnsafeMutableBufferPointer {
            settle(
              bounds: bounds, arcs: arcs, firstOut: firstOut, least: $0, firstLimit: firstLimit, onlyFirst: onlyFirst)
          }
        }
      }
    }
  }

  private mutating func settle(
    bounds: UnsafeBufferPointer<RegionGraph.PairBound>, arcs: UnsafeBufferPointer<RegionGraph.Arc>,
    firstOut: UnsafeBufferPointer<UInt32>, least: UnsafeMutableBufferPointer<UInt64>, firstLimit: UInt64,
    onlyFirst: Bool
  ) {
    let destination = region.destination
    var heap = QuaternaryHeap<UInt64>()
    labels.append(Label(first: 0, second: 0, node: UInt32(region.origin), arc: .max, parent: .max))
    heap.push(.init(key: Order.first(bounds[region.origin]), node: 0))
    while let top = heap.popLeast() {
      if onlyFirst, let last = found.last, top.key > last.first { return }
      let label = labels[top.node]
      let node = Int(label.node)
      guard label.second < least[node] else { continue }
      if node == destination {
        least[node] = label.second
        if found.last?.first == label.first { found.removeLast() }
        found.append(label)
        continue
      }
      guard label.second.adding(Order.second(bounds[node])) < least[destination] else { continue }
      least[node] = label.second
      for index in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        let arc = arcs[index]
        let head = Int(arc.head)
        let second = label.second.adding(Order.second(arc))
        guard second < least[head], second.adding(Order.second(bounds[head])) < least[destination] else { continue }
        let first = label.first.adding(Order.first(arc))
        let key = first.adding(Order.first(bounds[head]))
        guard key <= firstLimit else { continue }
        let isLate = labels.count & Deadline.stepMask == 0 && Deadline.isPassed
        guard !labels.isFull, !isLate else {
          isComplete = false
          self.isLate = isLate
          return
        }
        heap.push(.init(key: key, node: UInt32(truncatingIfNeeded: labels.count)))
        labels.append(
          Label(
            first: first, second: second, node: arc.head, arc: UInt32(truncatingIfNeeded: index), parent: top.node))
      }
    }
  }

  /// The arcs of the way that a label stands for, from the origin on.
  func arcs(to label: Label) -> [Int] {
    var arcs: [Int] = []
    var label = label
    while label.arc != .max {
      arcs.append(Int(label.arc))
      label = labels[label.parent]
    }
    return arcs.reversed()
  }
}
