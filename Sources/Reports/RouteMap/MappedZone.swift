package import Geo

/// A circle to keep out of.
package struct MappedZone: Hashable, Sendable {
  /// Its middle.
  package let center: Coordinate
  /// Its radius in metres.
  package let radiusMeters: Double
  /// Whether it is closed rather than made dearer.
  package let isForbidden: Bool

  package init(center: Coordinate, radiusMeters: Double, isForbidden: Bool) {
    self.center = center
    self.radiusMeters = radiusMeters
    self.isForbidden = isForbidden
  }
}
