/// The whole trade-off between time and burden, of which an answer's routes are the ways that really differ.
public struct RouteTradeOff: Sendable, Hashable {
  /// Time and burden of a way that no other one betters in both.
  public struct Point: Sendable, Hashable {
    /// Travel time in seconds.
    public let durationSeconds: Double
    /// Minutes at guideline level, with what zones to avoid make dearer; nil where nothing is known of the air.
    public let burdenMinutes: Double?
  }

  /// Every such way, fastest first.
  public let points: [Point]
  /// Whether these are all; otherwise there are longer ones that were not looked for.
  public let isComplete: Bool
}

/// What a route may take at most when a detour is limited.
public enum RouteBudget: Sendable, Hashable {
  /// Travel time in seconds.
  case durationSeconds(Double)
  /// Length in metres.
  case distanceMeters(Double)
}
