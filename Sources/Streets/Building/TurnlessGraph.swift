/// The directed edges of a network before junctions are split: every turn is still allowed.
struct TurnlessGraph {
  /// A segment in one direction.
  struct Edge {
    let tail: UInt32
    let head: UInt32
    /// Segment × 2, plus 1 when the edge runs against its shape.
    let packedSegment: UInt32
    let modes: ModeSet
    /// Those of them that turn restrictions bind, if they bind anybody on wheels: who pushes a bike against the traffic
    /// goes on foot.
    let bound: ModeSet

    var segment: Int { Int(packedSegment >> 1) }
  }

  /// Ordered by tail.
  let edges: [Edge]
  /// First outgoing edge by node, and the number of edges at the end.
  let firstOut: [Int]
  /// Numbers of the edges by head; those into node `n` are `firstIn[n] ..< firstIn[n + 1]`.
  private let incoming: [Int]
  private let firstIn: [Int]

  /// Orders edges by their tails, and those of one tail as they come.
  init(_ unordered: [Edge], nodeCount: Int) {
    let (byTail, firstOut) = Self.order(unordered.map(\.tail), nodeCount: nodeCount)
    edges = byTail.map { unordered[$0] }
    self.firstOut = firstOut
    (incoming, firstIn) = Self.order(edges.map(\.head), nodeCount: nodeCount)
  }

  /// Numbers of the edges that leave a node.
  func edges(from node: Int) -> Range<Int> { firstOut[node]..<firstOut[node + 1] }

  /// Numbers of the edges that lead to a node.
  func edges(into node: Int) -> ArraySlice<Int> { incoming[firstIn[node]..<firstIn[node + 1]] }

  /// Counting sort by node, stable; and where each node's run begins.
  private static func order(_ keys: [UInt32], nodeCount: Int) -> (order: [Int], first: [Int]) {
    var first = [Int](repeating: 0, count: nodeCount + 1)
    for key in keys { first[Int(key) + 1] += 1 }
    for node in 0..<nodeCount { first[node + 1] += first[node] }
    var next = first
    var order = [Int](repeating: 0, count: keys.count)
    for (index, key) in keys.enumerated() {
      order[next[Int(key)]] = index
      next[Int(key)] += 1
    }
    return (order, first)
  }
}
