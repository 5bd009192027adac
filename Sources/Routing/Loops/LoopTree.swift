/// The cheapest ways from a node to all others, or from all others to it.
struct LoopTree {
  /// By node; ``UInt64/unreachable`` where no way leads.
  private(set) var costs: [UInt64]
  /// The length of the way, in the measure of the question.
  private(set) var used: [Double]
  private var parents: [Int]
  private let isForward: Bool
  private let ground: LoopGraph

  /// The search; marks make streets dearer, and it may stop at a target.
  /// - Complexity: O(n log n) for n nodes (Dijkstra 1959).
  init(_ ground: LoopGraph, from root: Int, isForward: Bool = true, marks: LoopMarks? = nil, until target: Int? = nil) {
    (self.ground, self.isForward) = (ground, isForward)
    costs = [UInt64](repeating: .unreachable, count: ground.nodeCount)
    used = [Double](repeating: .infinity, count: ground.nodeCount)
    parents = [Int](repeating: -1, count: ground.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    (costs[root], used[root]) = (0, 0)
    heap.push(.init(key: 0, node: UInt32(root)))
    // The root may be the target, too: where the way of a loop comes back.
    var isDone = false
    ground.arcs.withUnsafeBufferPointer { arcs in
      while !isDone, let entry = heap.popLeast() {
        let node = Int(entry.node)
        guard entry.key == costs[node] else { continue }
        isDone = node == target
        let range =
          isForward
          ? ground.firstOut[node]..<ground.firstOut[node + 1] : ground.firstIn[node]..<ground.firstIn[node + 1]
        for index in range {
          let number = isForward ? index : ground.arcsIn[index]
          let next = isForward ? arcs[number].head : arcs[number].tail
          let cost = entry.key + (marks?.cost(arcs[number]) ?? arcs[number].cost)
          guard cost < costs[next] else { continue }
          costs[next] = cost
          used[next] = used[node] + arcs[number].used
          parents[next] = number
          heap.push(.init(key: cost, node: UInt32(next)))
        }
      }
    }
  }

  /// The arcs between the root and a node, in the order in which they are travelled.
  func arcs(to node: Int) -> [Int] {
    var found: [Int] = []
    var node = node
    while parents[node] >= 0, found.count < ground.arcs.count {
      found.append(parents[node])
      node = isForward ? ground.arcs[parents[node]].tail : ground.arcs[parents[node]].head
    }
    return isForward ? found.reversed() : found
  }
}

/// The streets that a loop already takes, and those close beside them: they are dearer for what is left of it.
struct LoopMarks {
  private var lanes: [Bool]
  private var cells: [Bool]

  init(_ ground: LoopGraph) {
    lanes = [Bool](repeating: false, count: ground.laneCount)
    cells = [Bool](repeating: false, count: ground.cellCount)
  }

  mutating func add(_ arcs: [Int], of ground: LoopGraph) {
    for number in arcs {
      lanes[ground.arcs[number].lane] = true
      cells[ground.arcs[number].cell] = true
    }
  }

  /// What an arc costs.
  @inline(__always)
  func cost(_ arc: LoopGraph.Arc) -> UInt64 {
    if lanes[arc.lane] { return arc.cost * 8 }
    return cells[arc.cell] ? arc.cost * 2 : arc.cost
  }
}
