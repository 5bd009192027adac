package import Streets

/// A place where somebody was, as a receiver has it.
package struct TrackPoint: Sendable, Hashable {
  /// The place, how far around it streets are looked for, and their direction.
  package var request: SnappingRequest
  /// Standard deviation of the place, in metres.
  package var deviationMeters: Double
  /// When it was, in seconds since any moment; nil where nobody knows.
  package var seconds: Double?
  /// Whether it is not left out for lying close to the one before.
  package var isKept: Bool

  /// A place of a track.
  package init(_ request: SnappingRequest, deviationMeters: Double, seconds: Double? = nil, isKept: Bool = false) {
    self.request = request
    self.deviationMeters = deviationMeters
    self.seconds = seconds
    self.isKept = isKept
  }
}

/// A track whose streets are looked for.
package struct TrackQuery: Sendable {
  /// Its places, in the order of time.
  package var points: [TrackPoint]
  /// How one travelled.
  package var mode: TravelMode
  /// Whether more than ``gapSeconds`` between two places part the track.
  package var splitsAtGaps: Bool
  /// Whether places are left out that lie within two standard deviations of the one before (Newson and Krumm 2009):
  /// they say more of the receiver than of the way.
  ///
  /// Those that are ``TrackPoint/isKept`` stay.
  package var leavesOutClose: Bool

  /// Seconds between two places after which nobody says what lies between.
  package static let gapSeconds = 60.0

  /// A track with how it is read.
  package init(points: [TrackPoint], mode: TravelMode, splitsAtGaps: Bool, leavesOutClose: Bool) {
    self.points = points
    self.mode = mode
    self.splitsAtGaps = splitsAtGaps
    self.leavesOutClose = leavesOutClose
  }
}

/// The streets of a track.
package struct TrackMatch: Sendable {
  /// A part of the track that hangs together.
  package struct Part: Sendable {
    /// The numbers of its places; others lie between them where they had no street.
    package let points: [Int]
    /// Where on a street each of them was.
    package let places: [SnappedPoint]
    /// How sure that is, 0 to 1: the mean probability that a place was where it is said to be.
    package let confidence: Double
  }

  /// Its parts, each of two places or more; empty where none hang together.
  package let parts: [Part]
  /// For each place the number of others where it was with a probability of 1 % or more.
  package let alternatives: [Int]
  /// Whether any place has a street near by.
  package let hasStreets: Bool
}
