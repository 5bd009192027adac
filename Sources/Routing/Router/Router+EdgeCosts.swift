internal import Streets

extension Router {
  /// The cost of every edge for a query, in milliseconds: what ``path(_:)`` adds up between junctions, zones included.
  ///
  /// So the costs of its answers can be held against another program's. Profiles are those of a way's ends and are not
  /// looked at.
  /// - Returns: ``EdgeCosts/closed`` for an edge that is not allowed; nil for ``Objective/cleanest``, which adds up no
  ///   milliseconds.
  /// - Throws: ``RoutingError`` for a query that does not fit the graph.
  /// - Complexity: O(edges).
  package func edgeCosts(_ query: Query) throws(RoutingError) -> [UInt64]? {
    var query = query
    query.profiles = [:]
    try query.check(against: graph)
    try workspace.check()
    let weighting = Weighting(query)
    guard !weighting.isBurden else { return nil }
    let weights = StretchWeights(query, graph: graph, cover: workspace.cover(query)).segmentWeights(weighting)
    return weights.values.withUnsafeBufferPointer { weights in
      let costing = WeightedCosting(
        prices: graph.pricedDurations(query.mode), edgeSegment: graph.edgeSegment,
        weights: TableWeights(values: weights))
      return (0..<graph.edgeCount).map { costing.cost(ofEdge: $0) }
    }
  }
}
