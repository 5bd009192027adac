/// The whole trade-off between time and burden, of which an answer has the routes that really differ.
package struct RouteTradeOff: Sendable, Hashable {
  /// Time and burden of a route that no other one betters in both.
  package struct Point: Sendable, Hashable {
    /// Travel time in seconds.
    package let durationSeconds: Double
    /// Minutes at guideline level, with what zones to avoid make dearer; nil where nothing is known of the air.
    package let burdenMinutes: Double?
  }

  /// Every such route, fastest first.
  package let points: [Point]
  /// Whether these are all; otherwise there are longer ones that were not looked for.
  package let isComplete: Bool
}

/// What a route may take at most when a detour is limited.
package enum RouteBudget: Sendable, Hashable {
  /// Travel time in seconds.
  case durationSeconds(Double)
  /// Length in metres.
  case distanceMeters(Double)
}
