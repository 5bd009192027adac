internal import Computing
internal import Streets

/// Cuts out of a graph what ways within a limit of expense can use.
struct RegionBuilder {
  /// A way in or out of the network, or from place to place past all its nodes.
  struct Terminal {
    /// The node where it joins the network; 0 for a way past all nodes.
    let node: Int
    let expense: UInt64
    let burden: UInt64
    /// Its number in ``RegionGraph/Arc/edge``.
    let edge: UInt32
  }

  let graph: StreetGraph
  let criteria: Criteria
  let starts: [Terminal]
  let ends: [Terminal]
  let direct: [Terminal]
  /// No way of more expense is looked at.
  let limit: UInt64

  /// The region, with its bounds; none when no way keeps to the limit.
  /// - Complexity: O(v log v) for the v nodes within the limit.
  func region(_ bound: some RegionBound, marks: inout NodeMarks) -> SearchOutcome<RegionGraph> {
    guard let nodes = findSpent(bound, &marks) else { return .late }
    var region = copy(nodes, bound, marks)
    region.findBounds()
    return region.bounds[region.origin].expense < .unreachable ? .found(region) : .noWay
  }

  /// The exact expense to the destination, of the nodes that may lie on a way within the limit; nil when the
  /// ``Deadline`` passes.
  func findRemaining(
    _ reversed: ReversedEdges, _ toOrigin: StraightBound, _ memory: inout NodeMarks
  ) -> RemainingExpense? {
    let marks = memory.marks
    let stamp = memory.stamp
    var heap = QuaternaryHeap<UInt64>()
    func reach(_ node: Int, _ expense: UInt64) {
      if marks[node].remainingStamp == stamp, marks[node].remaining <= expense { return }
      guard expense.adding(toOrigin.bound(node: node)) <= limit else { return }
      marks[node].remaining = expense
      marks[node].remainingStamp = stamp
      heap.push(.init(key: expense, node: UInt32(truncatingIfNeeded: node)))
    }
    for end in ends { reach(end.node, end.expense) }
    var settled = 0
    while let top = heap.popLeast() {
      let node = Int(top.node)
      guard marks[node].remaining == top.key else { continue }
      settled += 1
      if settled & Deadline.stepMask == 0, Deadline.isPassed { return nil }
      for position in Int(reversed.firstIn[node])..<Int(reversed.firstIn[node + 1]) {
        let edge = Int(reversed.edges[position])
        let expense = criteria.expense(ofEdge: edge)
        guard expense < .unreachable else { continue }
        reach(graph.tail(ofEdge: edge), top.key.adding(expense))
      }
    }
    return RemainingExpense(marks: marks, stamp: stamp)
  }

  /// The nodes that lie on a way within the limit, in the order of their expense from the origin; nil when the
  /// ``Deadline`` passes.
  private func findSpent(_ bound: some RegionBound, _ memory: inout NodeMarks) -> [UInt32]? {
    let marks = memory.marks
    let stamp = memory.stamp
    var heap = QuaternaryHeap<UInt64>()
    var nodes: [UInt32] = []
    func reach(_ node: Int, _ expense: UInt64) {
      if marks[node].spentStamp == stamp, marks[node].spent <= expense { return }
      guard expense.adding(bound.bound(node: node)) <= limit else { return }
      if marks[node].spentStamp != stamp { marks[node].local = .max }
      marks[node].spent = expense
      marks[node].spentStamp = stamp
      heap.push(.init(key: expense, node: UInt32(truncatingIfNeeded: node)))
    }
    for start in starts { reach(start.node, start.expense) }
    while let top = heap.popLeast() {
      let node = Int(top.node)
      guard marks[node].spent == top.key, marks[node].local == .max else { continue }
      marks[node].local = UInt32(truncatingIfNeeded: nodes.count)
      nodes.append(top.node)
      if nodes.count & Deadline.stepMask == 0, Deadline.isPassed { return nil }
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        let expense = criteria.expense(ofEdge: edge)
        guard expense < .unreachable else { continue }
        reach(Int(graph.head[edge]), top.key.adding(expense))
      }
    }
    return nodes
  }

  private func copy(_ nodes: [UInt32], _ bound: some RegionBound, _ memory: borrowing NodeMarks) -> RegionGraph {
    let marks = memory.marks
    let stamp = memory.stamp
    var region = RegionGraph(nodeCount: nodes.count + 2)
    let target = UInt32(truncatingIfNeeded: region.destination)
    for node in nodes {
      let node = Int(node)
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        let head = marks[Int(graph.head[edge])]
        guard head.spentStamp == stamp else { continue }
        let expense = criteria.expense(ofEdge: edge)
        guard marks[node].spent.adding(expense).adding(bound.bound(node: Int(graph.head[edge]))) <= limit else {
          continue
        }
        region.add(
          .init(
            head: head.local, edge: UInt32(truncatingIfNeeded: edge), expense: expense,
            burden: criteria.burden(ofEdge: edge)))
      }
      for end in ends where end.node == node {
        region.add(.init(head: target, edge: end.edge, expense: end.expense, burden: end.burden))
      }
      region.endNode()
    }
    region.endNode()
    for start in starts where marks[start.node].spentStamp == stamp {
      region.add(
        .init(head: marks[start.node].local, edge: start.edge, expense: start.expense, burden: start.burden))
    }
    for way in direct {
      region.add(.init(head: target, edge: way.edge, expense: way.expense, burden: way.burden))
    }
    region.endNode()
    return region
  }
}

/// The expense to the destination as ``RegionBuilder`` has found it.
struct RemainingExpense: RegionBound {
  let marks: UnsafeMutablePointer<NodeMarks.Mark>
  let stamp: UInt32

  @inline(__always)
  func bound(node: Int) -> UInt64 {
    marks[node].remainingStamp == stamp ? marks[node].remaining : .unreachable
  }
}
