internal import Streets

extension StreetGraph {
  /// Makes sure that no number of the graph points outside of it, so that searches need not look.
  /// - Throws: ``RoutingError/brokenGraph``.
  /// - Complexity: O(nodes + edges).
  func checkTopology() throws(RoutingError) {
    guard firstOut.count == nodeCount + 1, nodeLongitudes.count == nodeCount, edgeSegment.count == edgeCount,
      firstOut[0] == 0, Int(firstOut[nodeCount]) == edgeCount,
      TravelMode.allCases.allSatisfy({ durations($0).count == edgeCount })
    else { throw .brokenGraph }
    for node in 0..<nodeCount where firstOut[node] > firstOut[node + 1] { throw .brokenGraph }
    for node in 0..<nodeCount {
      for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        guard Int(head[edge]) < nodeCount, Int(edgeSegment[edge] >> 1) < segmentCount, tail(ofEdge: edge) == node
        else { throw .brokenGraph }
      }
    }
  }
}
