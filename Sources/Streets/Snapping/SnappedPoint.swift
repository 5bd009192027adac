public import Geo

/// A place of a traveller, moved to the nearest point of a street that the mode may use.
public struct SnappedPoint: Hashable, Sendable {
  /// The place that was asked for.
  public let requested: Coordinate
  /// The point on the street.
  public let place: Coordinate
  /// The segment of the street.
  public let segment: Int
  /// Where on the segment's shape, as a fraction of its length from 0 to 1.
  public let fraction: Double
  /// Metres between the two places.
  public let distanceMeters: Double

  /// Creates a snapped point.
  public init(requested: Coordinate, place: Coordinate, segment: Int, fraction: Double, distanceMeters: Double) {
    self.requested = requested
    self.place = place
    self.segment = segment
    self.fraction = fraction
    self.distanceMeters = distanceMeters
  }
}
