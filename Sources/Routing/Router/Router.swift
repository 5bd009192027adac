internal import Computing
package import Streets

/// Finds paths through one graph, for any number of callers at a time; no query changes what another one gets.
package struct Router: Sendable {
  /// What is asked.
  package typealias Query = PathQuery

  /// The streets.
  package let graph: StreetGraph
  /// Tables that follow from the graph, and memory for searches.
  let workspace: Workspace

  /// What the streets are called.
  package var namer: StreetNamer { workspace.namer }

  /// Creates a router over a graph; what it needs of the graph beyond that is worked out at the first query.
  package init(graph: StreetGraph) {
    self.graph = graph
    workspace = Workspace(graph: graph)
  }

  /// The best path by the query's objective.
  ///
  /// Without pollution every street is alike, so that every objective is travel time; zones count all the same. When
  /// forbidden zones leave no way, or the origin or the destination lies inside one, the answer is the path with the
  /// fewest metres inside, and of those the best by the objective. From a point of a street to the same point the
  /// answer is the empty path.
  /// - Throws: ``RoutingError``: the query does not fit the graph, or its figures are out of range, or there is no way.
  /// - Complexity: O(v log v) for the v nodes that the search visits, and O(segments) where the graph has no hierarchy
  ///   or the pollution is a new one.
  package func path(_ query: Query) throws(RoutingError) -> Path {
    try query.check(against: graph)
    if query.isInPlace { return .empty }
    guard !Deadline.isPassed else { throw .outOfTime }
    let search = try PathSearch(query, graph: graph, workspace: workspace)
    var stretches = try search.best()
    if stretches == nil { stretches = try search.bestThroughZones() }
    guard let stretches else { throw .noRoute }
    let pieces = pieces(of: stretches, mode: query.mode)
    let crossings = crossings(of: pieces, zones: query.zones)
    return Path(
      pieces: pieces, crossings: crossings, breaksExclusion: query.policy == .forbid && !crossings.isEmpty)
  }
}
