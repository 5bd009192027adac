internal import Streets

/// The edges that lead to each node: what a search from the destination needs.
struct ReversedEdges: Sendable {
  /// First position in ``edges`` by node, and the number of edges at the end.
  let firstIn: [UInt32]
  /// Edges by the node that they lead to.
  let edges: [UInt32]

  /// - Complexity: O(nodes + edges).
  init(_ graph: StreetGraph) {
    var firstIn = [UInt32](repeating: 0, count: graph.nodeCount + 1)
    for head in graph.head { firstIn[Int(head) + 1] += 1 }
    for node in 0..<graph.nodeCount { firstIn[node + 1] += firstIn[node] }
    var next = firstIn
    var edges = [UInt32](repeating: 0, count: graph.edgeCount)
    for (edge, head) in graph.head.enumerated() {
      edges[Int(next[Int(head)])] = UInt32(truncatingIfNeeded: edge)
      next[Int(head)] += 1
    }
    self.firstIn = firstIn
    self.edges = edges
  }
}
