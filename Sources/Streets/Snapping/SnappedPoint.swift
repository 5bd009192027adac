package import Geo

/// A place of a traveller, moved to the nearest point of a street that the mode may use.
package struct SnappedPoint: Hashable, Sendable {
  /// The place that was asked for.
  package let requested: Coordinate
  /// The point on the street.
  package let place: Coordinate
  /// The segment of the street.
  package let segment: Int
  /// Where on the segment's shape, as a fraction of its length from 0 to 1.
  package let fraction: Double
  /// Metres between the two places.
  package let distanceMeters: Double

  /// Creates a snapped point.
  package init(requested: Coordinate, place: Coordinate, segment: Int, fraction: Double, distanceMeters: Double) {
    self.requested = requested
    self.place = place
    self.segment = segment
    self.fraction = fraction
    self.distanceMeters = distanceMeters
  }
}
