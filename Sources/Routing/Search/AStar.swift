internal import Computing
internal import Streets

/// A node where a search begins or ends, and what the part of the way outside the nodes costs.
struct SearchTerminal<Cost: PathCost>: BitwiseCopyable {
  let node: UInt32
  let cost: Cost
}

/// The way that a search has found.
struct SearchResult<Cost: PathCost> {
  /// Cost of the whole way.
  let cost: Cost
  /// Which of the starts it begins with.
  let start: Int
  /// Which of the ends it closes with.
  let end: Int
  /// The whole edges between the two.
  let edges: [Int]
}

/// A* from several nodes to several nodes (Hart, Nilsson, Raphael 1968), exact for costs that do not change under way.
///
/// The bound need not be consistent: a node that turns out cheaper after it was settled is taken up again.
struct AStar<Costing: EdgeCosting, Bound: LowerBound> where Bound.Cost == Costing.Cost {
  typealias Cost = Costing.Cost

  let graph: StreetGraph
  let costing: Costing
  let bound: Bound

  /// The cheapest way that costs less than `limit`; of equal ones always the same.
  /// - Complexity: O(v log v) for v nodes whose cost and bound together stay below the answer.
  func run(
    from starts: [SearchTerminal<Cost>], to ends: [SearchTerminal<Cost>], below limit: Cost,
    scratch: inout SearchScratch<Cost>
  ) -> SearchOutcome<SearchResult<Cost>> {
    scratch.beginSearch()
    for (index, start) in starts.enumerated() { begin(at: start, index: index, scratch: &scratch) }
    let found = ends.withUnsafeBufferPointer { settleNodes(ends: $0, below: limit, scratch: &scratch) }
    guard !found.isLate else { return .late }
    guard let end = found.end else { return .noWay }
    return .found(trace(from: ends[end].node, end: end, cost: found.cost, scratch: scratch))
  }

  private func begin(at start: SearchTerminal<Cost>, index: Int, scratch: inout SearchScratch<Cost>) {
    let node = Int(start.node)
    let label = scratch.labels + node
    guard start.cost < .unreachable else { return }
    guard label.pointee.stamp < scratch.seenStamp || start.cost < label.pointee.cost else { return }
    let parent = UInt32(truncatingIfNeeded: graph.edgeCount + index)
    label.pointee = NodeLabel(cost: start.cost, parent: parent, stamp: scratch.seenStamp)
    scratch.heap.push(.init(key: start.cost.adding(bound.estimate(from: node)), node: start.node))
  }

  private func settleNodes(
    ends: UnsafeBufferPointer<SearchTerminal<Cost>>, below limit: Cost, scratch: inout SearchScratch<Cost>
  ) -> (cost: Cost, end: Int?, isLate: Bool) {
    let firstOut = graph.firstOut
    let head = graph.head
    let labels = scratch.labels
    let seen = scratch.seenStamp
    var best = limit
    var bestEnd: Int?
    // The best of the entries not yet in the heap: along a street it is the next one again and again.
    var waiting: QuaternaryHeap<Cost>.Entry?
    var settled = 0
    while let top = Self.next(&waiting, &scratch), top.key < best {
      let node = Int(top.node)
      guard labels[node].stamp == seen else { continue }
      labels[node].stamp = seen + 1
      settled += 1
      if settled & Deadline.stepMask == 0, Deadline.isPassed { return (limit, nil, true) }
      let cost = labels[node].cost
      for index in ends.indices where ends[index].node == top.node && ends[index].cost < .unreachable {
        let whole = cost.adding(ends[index].cost)
        if whole < best {
          best = whole
          bestEnd = index
        }
      }
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        let edgeCost = costing.cost(ofEdge: edge)
        guard edgeCost < .unreachable else { continue }
        let next = Int(head[edge])
        let nextCost = cost.adding(edgeCost)
        guard labels[next].stamp < seen || nextCost < labels[next].cost else { continue }
        labels[next] = NodeLabel(cost: nextCost, parent: UInt32(truncatingIfNeeded: edge), stamp: seen)
        let key = nextCost.adding(bound.estimate(from: next))
        guard key < best else { continue }
        let entry = QuaternaryHeap<Cost>.Entry(key: key, node: head[edge])
        if let other = waiting {
          waiting = key < other.key ? entry : other
          scratch.heap.push(key < other.key ? other : entry)
        } else {
          waiting = entry
        }
      }
    }
    return (best, bestEnd, false)
  }

  @inline(__always)
  private static func next(
    _ waiting: inout QuaternaryHeap<Cost>.Entry?, _ scratch: inout SearchScratch<Cost>
  ) -> QuaternaryHeap<Cost>.Entry? {
    guard let entry = waiting else { return scratch.heap.popLeast() }
    if let least = scratch.heap.least, least.key < entry.key { return scratch.heap.popLeast() }
    waiting = nil
    return entry
  }

  private func trace(
    from last: UInt32, end: Int, cost: Cost, scratch: borrowing SearchScratch<Cost>
  ) -> SearchResult<Cost> {
    var edges: [Int] = []
    var parent = Int(scratch.labels[Int(last)].parent)
    while parent < graph.edgeCount {
      edges.append(parent)
      parent = Int(scratch.labels[graph.tail(ofEdge: parent)].parent)
    }
    return SearchResult(cost: cost, start: parent - graph.edgeCount, end: end, edges: edges.reversed())
  }
}
