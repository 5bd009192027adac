/// The two look-ups that follow from the tables: the tail of an edge and the edges of a segment.
struct SegmentIndex {
  /// Node that an edge leaves.
  private(set) var tail: [UInt32]
  /// First of ``segmentEdges`` by segment, and their number at the end.
  private(set) var segmentFirstEdge: [UInt32]
  /// Edges by segment.
  private(set) var segmentEdges: [UInt32]

  /// Nil for tables whose edges are those of other nodes or segments.
  /// - Complexity: O(nodes + edges + segments).
  init?(_ tables: GraphTables) {
    guard tables.firstOut.count == tables.nodeLatitudes.count + 1,
      tables.firstOut.withUnsafeBufferPointer({ $0.areOffsets(to: tables.head.count) }),
      tables.edgeSegment.withUnsafeBufferPointer({ $0.areBelow(2 * tables.segmentLengths.count) })
    else { return nil }
    tail = [UInt32](repeating: 0, count: tables.head.count)
    for node in tables.nodeLatitudes.indices {
      for edge in tables.firstOut[node]..<tables.firstOut[node + 1] { tail[Int(edge)] = UInt32(node) }
    }
    segmentFirstEdge = [UInt32](repeating: 0, count: tables.segmentLengths.count + 1)
    for packed in tables.edgeSegment { segmentFirstEdge[Int(packed >> 1) + 1] += 1 }
    for segment in tables.segmentLengths.indices { segmentFirstEdge[segment + 1] += segmentFirstEdge[segment] }
    var next = segmentFirstEdge
    segmentEdges = [UInt32](repeating: 0, count: tables.edgeSegment.count)
    for (edge, packed) in tables.edgeSegment.enumerated() {
      let segment = Int(packed >> 1)
      segmentEdges[Int(next[segment])] = UInt32(edge)
      next[segment] += 1
    }
  }
}
