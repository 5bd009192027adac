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
  /// p by segment; nil where it makes no difference.
  package let pollution: [Float]?
  /// The least weight of any segment, for lower bounds.
  let leastWeight: Double

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
    self.pollution = avoidance > 0 ? pollution?.values : nil
    leastWeight = weights.least
    milliseconds = weights.values.withUnsafeBufferPointer { weights in
      let costing = WeightedCosting(
        prices: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: weights))
      return (0..<graph.edgeCount).map { costing.cost(ofEdge: $0) }
    }
  }

  private init(_ milliseconds: [UInt64], like other: EdgeCosts, pollution: EdgePollution) {
    self.milliseconds = milliseconds
    mode = other.mode
    avoidance = other.avoidance
    self.pollution = pollution.values
    leastWeight = 1 + other.avoidance * Double(pollution.values.min() ?? 0)
  }

  /// The costs by another pollution, worked out anew only where it differs, and the edges that cost something else.
  /// - Throws: ``RoutingError`` for a pollution that does not fit the graph.
  /// - Complexity: O(segments + edges of those that differ).
  func updated(
    _ graph: StreetGraph, _ pollution: EdgePollution
  ) throws(RoutingError) -> (costs: EdgeCosts, changed: [Int]) {
    try pollution.check(segmentCount: graph.segmentCount)
    guard let known = self.pollution else { return (self, []) }
    let weighting = Weighting(avoidance: avoidance)
    let prices = graph.pricedDurations(mode)
    var costs = milliseconds
    var changed: [Int] = []
    for segment in pollution.values.indices where pollution[segment] != known[segment] {
      let weight = weighting.weight(pollution: Double(pollution[segment]), inside: 0)
      for edge in graph.edges(ofSegment: segment) where prices[Int(edge)] != StreetGraph.closed {
        let duration = prices[Int(edge)]
        let cost = CostRounding.cost(duration: duration, weight: weight, atLeast: UInt64(duration))
        guard cost != costs[Int(edge)] else { continue }
        costs[Int(edge)] = cost
        changed.append(Int(edge))
      }
    }
    return (EdgeCosts(costs, like: self, pollution: pollution), changed)
  }
}
