/// The cheapest ways from a node to all others, or from all others to it.
struct LoopTree {
  /// By node; ``UInt64/unreachable`` where no way leads.
  private(set) var costs: [UInt64]
  /// The length of the way, in the measure of the question.
  private(set) var used: [Double]
  private var parents: [Int]
  private let isForward: Bool
  private let loopGraph: LoopGraph

  /// The search; marks make streets dearer, and it may stop at a target.
  /// - Complexity: O(n log n) for n nodes (Dijkstra 1959).
  init(
    _ loopGraph: LoopGraph, from root: Int, isForward: Bool = true, marks: LoopMarks? = nil, until target: Int? = nil
  ) {
    (self.loopGraph, self.isForward) = (loopGraph, isForward)
    costs = [UInt64](repeating: .unreachable, count: loopGraph.nodeCount)
    used = [Double](repeating: .infinity, count: loopGraph.nodeCount)
    parents = [Int](repeating: -1, count: loopGraph.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    (costs[root], used[root]) = (0, 0)
    heap.push(.init(key: 0, node: UInt32(root)))
    loopGraph.arcs.withUnsafeBufferPointer { arcs in
      while let entry = heap.popLeast() {
        let node = Int(entry.node)
        guard entry.key == costs[node] else { continue }
        if node == target { break }
        let range =
          isForward
          ? loopGraph.firstOut[node]..<loopGraph.firstOut[node + 1]
          : loopGraph.firstIn[node]..<loopGraph.firstIn[node + 1]
        for index in range {
          let number = isForward ? index : loopGraph.arcsIn[index]
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
    while parents[node] >= 0, found.count < loopGraph.arcs.count {
      found.append(parents[node])
      node = isForward ? loopGraph.arcs[parents[node]].tail : loopGraph.arcs[parents[node]].head
    }
    return isForward ? found.reversed() : found
  }
}
