public import Foundation
public import Geo

/// The wind at one place over one interval, 10 m above the ground.
public struct WindReading: Hashable, Sendable {
  /// Where the wind blows so.
  public let coordinate: Coordinate
  /// Mean speed in m/s; finite and not negative.
  public let speedMetersPerSecond: Double
  /// Where it blows from, in degrees clockwise from north: 0 to 360.
  public let fromDegrees: Double
  /// Start of the interval, UTC.
  public let start: Date
  /// End of the interval, UTC, later than the start.
  public let end: Date
  /// How the figure came about.
  public let kind: Reading.Kind
  /// Id of the source that delivered it.
  public let sourceID: String

  /// Creates a reading; see ``flaw`` for what a sound one is.
  public init(
    coordinate: Coordinate, speedMetersPerSecond: Double, fromDegrees: Double, start: Date, end: Date,
    kind: Reading.Kind = .observed, sourceID: String
  ) {
    self.coordinate = coordinate
    self.speedMetersPerSecond = speedMetersPerSecond
    self.fromDegrees = fromDegrees
    self.start = start
    self.end = end
    self.kind = kind
    self.sourceID = sourceID
  }

  /// The most that is believed, in m/s: the strongest gusts ever measured stay below.
  public static let maxBelievedMetersPerSecond = 120.0

  /// Why the host may not use the reading, nil when it is sound; sources are not trusted.
  public var flaw: String? {
    if !speedMetersPerSecond.isFinite || !(0...Self.maxBelievedMetersPerSecond).contains(speedMetersPerSecond) {
      return "the wind's speed is no speed"
    }
    if !(0...360).contains(fromDegrees) { return "the wind's direction is no direction" }
    if !coordinate.isOnGlobe { return "the place is outside the globe" }
    if !start.timeIntervalSince1970.isFinite || !end.timeIntervalSince1970.isFinite || end <= start {
      return "the interval has no bounds"
    }
    return nil
  }
}
