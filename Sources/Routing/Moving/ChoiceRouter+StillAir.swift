internal import Computing

extension ChoiceRouter {
  /// The best way by the query's objective in the air of one time, as if that stood still; what ``Router/path(_:)``
  /// answers for it.
  ///
  /// The query's own pollution and profiles are not looked at. Many times between the same two moments cost little more
  /// than one.
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph, when there is no way, or when the
  ///   ``Deadline`` has passed.
  package func path(
    _ query: Router.Query, air: MovingAir, atMilliseconds time: Double
  ) throws(RoutingError) -> Path {
    guard !Deadline.isPassed else { throw .outOfTime }
    _ = try check(query, air)
    var query = query
    if let search = BlendedSearch(query, air, atMilliseconds: time, router: router), let path = try search.path() {
      return path
    }
    query.pollution = air.pollution(atMilliseconds: time)
    query.profiles = air.profiles(atMilliseconds: time)
    return try router.path(query)
  }
}
