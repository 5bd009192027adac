/// What an answer says of the stops of a trip.
package struct RouteTrip: Sendable {
  /// What the order minimises.
  package let goal: TripGoal
  /// Who said the order.
  package let order: TripOrder
  /// Whether no other order has less of that: all were looked at.
  package let isBestOfAll: Bool
  /// Whether it comes back to its first stop.
  package let isRoundTrip: Bool
  /// The stops in the order in which they are visited, each once.
  package let visits: [Visit]

  /// One stop on the way.
  package struct Visit: Sendable {
    /// Its number in the list of the question, from 1; nil for a start or an end beside the list.
    package let number: Int?
    /// What is visited.
    package let stop: TripStop
    /// Metres between the stop and its street.
    package let snapMeters: Double
  }
}
