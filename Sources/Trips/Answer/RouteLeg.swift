/// The part of a route between two places that were asked for.
package struct RouteLeg: Sendable {
  /// Length in metres.
  package let distanceMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// What one breathes on it, nil where nothing is known of the air.
  package let air: RouteAir?
}
