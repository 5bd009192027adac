internal import Routing

/// The ways of a track.
package struct MatchAnswer: Sendable {
  /// A part of the track that hangs together.
  package struct Part: Sendable {
    /// The way over its places, from each to the next.
    package let tour: TourAnswer
    /// The numbers of its places.
    package let points: [Int]
    /// How sure it is, 0 to 1.
    package let confidence: Double
  }

  /// Its parts; empty where the places do not hang together.
  package let parts: [Part]
  /// For each place of the track the number of others where it may have been.
  package let alternatives: [Int]
  /// Whether any place has a street near by.
  package let hasStreets: Bool
}
