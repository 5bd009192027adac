package import Streets

/// A trip over stops in the order that costs least.
package struct TripAnswer: Sendable {
  /// The ways from stop to stop in that order, back to the first for a round trip.
  package let tour: TourAnswer
  /// The stops on their streets, in the order of the question.
  package let stops: [SnappedPoint]
  /// The numbers of the stops in the order of the trip, each once.
  package let order: [Int]
}
