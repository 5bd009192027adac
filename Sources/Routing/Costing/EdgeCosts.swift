public import Streets

/// The whole costs of all edges for a mode: what ``NodeSearch`` adds up and what is exported for other programs.
///
/// The cost of an edge is its travel time × (1 + avoidance × p), in milliseconds rounded half up, and never below its
/// travel time. Costs stop at 2⁴⁸ ms.
public struct EdgeCosts: Sendable {
  /// The cost of an edge that the mode may not use.
  public static let closed = UInt64.max

  /// Milliseconds by edge; ``closed`` where not allowed.
  public let milliseconds: [UInt64]
  /// How one travels.
  public let mode: TravelMode
  /// λ.
  public let avoidance: Double
  /// Pollution by segment; nil where it makes no difference.
  public let pollution: [Float]?
  /// The least weight of any segment, for lower bounds.
  let leastWeight: Double

  /// Computes the costs for λ and p by segment, both finite and at least 0.
  ///
  /// With an avoidance of 0, or without pollution, the costs are the travel times.
  /// - Throws: ``RoutingError`` for an avoidance or pollution out of its range, or a broken graph.
  /// - Complexity: O(edges).
  public init(
    graph: StreetGraph, mode: TravelMode, avoidance: Double, pollution: [Float]?
  ) throws(RoutingError) {
    try graph.checkTopology()
    try checkAvoidance(avoidance)
    try checkPollution(pollution, segmentCount: graph.segmentCount)
    let weights = SegmentWeights(
      Weighting(avoidance: avoidance), segmentCount: graph.segmentCount, pollution: pollution, cover: nil)
    self.mode = mode
    self.avoidance = pollution == nil ? 0 : avoidance
    self.pollution = avoidance > 0 ? pollution : nil
    leastWeight = weights.least
    milliseconds = weights.values.withUnsafeBufferPointer { weights in
      let costing = WeightedCosting(
        durations: graph.durations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: weights))
      return (0..<graph.edgeCount).map { costing.cost(ofEdge: $0) }
    }
  }
}
