package import Streets

/// The whole costs of all edges for a mode: what ``NodeSearch`` adds up and what is exported for other programs.
///
/// The cost of an edge is its travel time × (1 + avoidance × p), in milliseconds rounded half up, and never below its
/// travel time. Costs stop at 2⁴⁸ ms.
package struct EdgeCosts: Sendable {
  /// The cost of an edge that the mode may not use.
  package static let closed = UInt64.max

  /// Milliseconds by edge; ``closed`` where not allowed.
  package let milliseconds: [UInt64]
  /// How one travels.
  package let mode: TravelMode
  /// λ.
  package let avoidance: Double
  /// The least weight of any segment, for lower bounds.
  let minWeight: Double

  /// Computes the costs for λ and p by segment, both finite and at least 0.
  ///
  /// With an avoidance of 0, or without pollution, the costs are the travel times.
  /// - Throws: ``RoutingError`` for an avoidance or pollution out of its range, or a broken graph.
  /// - Complexity: O(edges).
  package init(
    graph: StreetGraph, mode: TravelMode, avoidance: Double, pollution: EdgePollution?
  ) throws(RoutingError) {
    guard graph.isSound else { throw .brokenGraph }
    try checkAvoidance(avoidance)
    try pollution?.check(segmentCount: graph.segmentCount)
    let weights = SegmentWeights(
      Weighting(avoidance: avoidance), segmentCount: graph.segmentCount, pollution: pollution?.values, cover: nil)
    self.mode = mode
    self.avoidance = pollution == nil ? 0 : avoidance
    minWeight = weights.least
    milliseconds = weights.values.withUnsafeBufferPointer { weights in
      let costing = WeightedCosting(
        prices: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: weights))
      return (0..<graph.edgeCount).map { costing.cost(ofEdge: $0) }
    }
  }
}
