/// What a route is called.
package enum RouteLabel: String, Sendable, CaseIterable {
  /// Least time.
  case fastest
  /// Time and burden weighed by the default avoidance.
  case balanced
  /// Least burden.
  case cleanest
  /// Time and burden weighed by the avoidance that was asked for.
  case chosen
  /// Least burden within the limit of the detour.
  case budget
  /// The route of the trade-off behind which less burden costs more and more time.
  case knee
  /// Another route of the trade-off.
  case choice
  /// A round trip.
  case loop
}
