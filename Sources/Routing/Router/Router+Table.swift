package import Streets

extension Router {
  /// The cheapest ways by a query's objective from each of some places to each of others, a row for each origin with
  /// nil where there is no way.
  ///
  /// Nil, for one search after the other to answer, where the graph has no hierarchy, for the cleanest, and where a way
  /// may cost more than the hierarchy counts (2³¹ ms) or cannot keep out of forbidden zones.
  ///
  /// The ends of the query are not looked at. Where the weights of the query have been customized they serve, others
  /// are customized for the table.
  /// - Throws: ``RoutingError`` for a query or a place that does not fit the graph.
  /// - Complexity: O((origins + destinations) × arcs upwards of an ancestor chain), and a customization.
  package func table(
    _ query: Query, from origins: [SnappedPoint], to destinations: [SnappedPoint]
  ) throws(RoutingError) -> [[PathFigures?]]? {
    guard let first = origins.first, let hierarchy = workspace.hierarchy, !Weighting(query).isBurden else { return nil }
    var query = query
    (query.origin, query.destination) = (first, first)
    try query.check(against: graph)
    for place in origins + destinations { try graph.check(place) }
    try workspace.check()
    return try PathTable(self, hierarchy, query).rows(from: origins, to: destinations)
  }
}
