internal import Streets

extension ChoiceRouter {
  /// The best way by the query's objective in the air of one time, as if that stood still; what ``Router/path(_:)``
  /// answers for it.
  ///
  /// The query's own pollution and profiles are not looked at. Many times between the same two moments cost little more
  /// than one.
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph, or when there is no way.
  package func path(
    _ query: Router.Query, air: MovingAir, atMilliseconds time: Double
  ) throws(RoutingError) -> Path {
    _ = try check(query, air)
    var query = query
    if let path = BlendedSearch(query, air, atMilliseconds: time, router: router)?.path() { return path }
    query.pollution = air.pollution(atMilliseconds: time)
    query.profiles = air.profiles(atMilliseconds: time)
    return try router.path(query)
  }
}
