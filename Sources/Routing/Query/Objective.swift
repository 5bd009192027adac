/// What a route is to make small.
package enum Objective: Hashable, Sendable {
  /// Travel time alone.
  case fastest
  /// Travel time × (1 + avoidance × pollution); the avoidance, λ in the literature, is at least 0.
  case weighted(avoidance: Double)
  /// The burden, ∫ p dt; among equals the travel time.
  case cleanest
}
