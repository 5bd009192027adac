package import Geo

/// A way along a segment.
package enum SegmentDirection: Hashable, Sendable {
  /// As its shape is drawn.
  case along
  /// The other way.
  case against
}

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
  /// The only way in which one comes to it and leaves it; nil for either.
  package var direction: SegmentDirection?

  /// Creates a snapped point that one may come to from either side.
  package init(requested: Coordinate, place: Coordinate, segment: Int, fraction: Double, distanceMeters: Double) {
    self.requested = requested
    self.place = place
    self.segment = segment
    self.fraction = fraction
    self.distanceMeters = distanceMeters
  }

  /// Whether one may come to it and leave it in a direction.
  package func allows(_ direction: SegmentDirection) -> Bool { self.direction.map { $0 == direction } ?? true }

  /// This point with another direction.
  package func headed(_ direction: SegmentDirection?) -> SnappedPoint {
    var point = self
    point.direction = direction
    return point
  }
}
