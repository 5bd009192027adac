/// A way through the graph from one point on a street to another.
package struct Path: Hashable, Sendable {
  /// One edge of the way, or the part of it that is travelled.
  package struct Piece: Hashable, Sendable {
    /// The segment travelled on.
    package let segment: Int
    /// Where the piece begins, as a fraction of the segment's shape; larger than ``endFraction`` against its direction.
    package let startFraction: Double
    /// Where the piece ends.
    package let endFraction: Double
    /// Length in metres.
    package let lengthMeters: Double
    /// Travel time in seconds; no avoidance ever changes it.
    package let durationSeconds: Double
    /// What the travel time counts as in a search: more where the street is dear to the mode.
    package let pricedSeconds: Double

    /// Whether the segment is travelled against its direction.
    package var isReversed: Bool { startFraction > endFraction }

    /// Creates a piece; without a price its travel time counts as what it is.
    package init(
      segment: Int, startFraction: Double, endFraction: Double, lengthMeters: Double, durationSeconds: Double,
      pricedSeconds: Double? = nil
    ) {
      self.segment = segment
      self.startFraction = startFraction
      self.endFraction = endFraction
      self.lengthMeters = lengthMeters
      self.durationSeconds = durationSeconds
      self.pricedSeconds = pricedSeconds ?? durationSeconds
    }
  }

  /// The metres and seconds of a path inside one zone.
  package struct ZoneCrossing: Hashable, Sendable {
    /// Which zone.
    package let zone: Zone
    /// Metres inside.
    package let metersInside: Double
    /// Seconds inside.
    package let secondsInside: Double

    package init(zone: Zone, metersInside: Double, secondsInside: Double) {
      self.zone = zone
      self.metersInside = metersInside
      self.secondsInside = secondsInside
    }
  }

  /// The pieces, in order; empty when origin and destination are one point.
  package let pieces: [Piece]
  /// The zones that the path touches, with more than 0 metres inside.
  package let crossings: [ZoneCrossing]
  /// Whether the zones had to be entered although they are forbidden.
  package let breaksExclusion: Bool

  package init(pieces: [Piece], crossings: [ZoneCrossing], breaksExclusion: Bool) {
    self.pieces = pieces
    self.crossings = crossings
    self.breaksExclusion = breaksExclusion
  }

  /// Length in metres.
  package var lengthMeters: Double { pieces.reduce(0) { $0 + $1.lengthMeters } }
  /// Travel time in seconds.
  package var durationSeconds: Double { pieces.reduce(0) { $0 + $1.durationSeconds } }
  /// What the travel time counts as in a search.
  package var pricedSeconds: Double { pieces.reduce(0) { $0 + $1.pricedSeconds } }
}
