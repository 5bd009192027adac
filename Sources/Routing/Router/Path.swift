/// A way through the graph from one point on a street to another.
public struct Path: Hashable, Sendable {
  /// One edge of the way, or the part of it that is travelled.
  public struct Piece: Hashable, Sendable {
    /// The segment travelled on.
    public let segment: Int
    /// Where the piece begins, as a fraction of the segment's shape; larger than ``endFraction`` against its direction.
    public let startFraction: Double
    /// Where the piece ends.
    public let endFraction: Double
    /// Length in metres.
    public let lengthMeters: Double
    /// Travel time in seconds; no avoidance ever changes it.
    public let durationSeconds: Double

    /// Creates a piece.
    public init(
      segment: Int, startFraction: Double, endFraction: Double, lengthMeters: Double, durationSeconds: Double
    ) {
      self.segment = segment
      self.startFraction = startFraction
      self.endFraction = endFraction
      self.lengthMeters = lengthMeters
      self.durationSeconds = durationSeconds
    }
  }

  /// The metres and seconds of a path inside one zone.
  public struct ZoneCrossing: Hashable, Sendable {
    /// Which zone.
    public let zone: Zone
    /// Metres inside.
    public let metersInside: Double
    /// Seconds inside.
    public let secondsInside: Double

    /// Creates a crossing.
    public init(zone: Zone, metersInside: Double, secondsInside: Double) {
      self.zone = zone
      self.metersInside = metersInside
      self.secondsInside = secondsInside
    }
  }

  /// The pieces, in order; empty when origin and destination are one point.
  public let pieces: [Piece]
  /// The zones that the path touches, with more than 0 metres inside.
  public let crossings: [ZoneCrossing]
  /// Whether the zones had to be entered although they are forbidden.
  public let breaksExclusion: Bool

  /// Creates a path.
  public init(pieces: [Piece], crossings: [ZoneCrossing], breaksExclusion: Bool) {
    self.pieces = pieces
    self.crossings = crossings
    self.breaksExclusion = breaksExclusion
  }

  /// Length in metres.
  public var lengthMeters: Double { pieces.reduce(0) { $0 + $1.lengthMeters } }
  /// Travel time in seconds.
  public var durationSeconds: Double { pieces.reduce(0) { $0 + $1.durationSeconds } }
}
