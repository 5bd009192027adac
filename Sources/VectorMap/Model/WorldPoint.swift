internal import Foundation
package import Geo

/// A place on the web mercator map of the globe, which is 2^32 units wide and high: a unit is 1 cm at the equator.
package struct WorldPoint: Hashable, Sendable {
  /// Units from the antimeridian eastwards.
  package var x: Int
  /// Units from the northern edge southwards.
  package var y: Int

  /// Creates a point, which may lie beyond the map.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Projects a place; one beyond the edge of the map counts as on it.
  ///
  /// Snyder 1987, Map Projections: A Working Manual, eq. 7-1 and 7-2.
  package init(_ place: Coordinate) {
    let latitude = max(-Self.northernmostDegrees, min(Self.northernmostDegrees, place.latitude)) * .pi / 180
    x = Self.unit((place.longitude + 180) / 360)
    y = Self.unit((1 - asinh(tan(latitude)) / .pi) / 2)
  }

  /// Units along a side of the map.
  static let side = 1 << 32

  private static let northernmostDegrees = atan(sinh(Double.pi)) * 180 / .pi

  private static func unit(_ share: Double) -> Int {
    min(side - 1, max(0, Int((share * Double(side)).rounded())))
  }
}

/// A box of the map.
package struct WorldBox: Hashable, Sendable {
  /// Its edges, which belong to it.
  package var (west, north, east, south): (Int, Int, Int, Int)

  package init(west: Int, north: Int, east: Int, south: Int) {
    (self.west, self.north, self.east, self.south) = (west, north, east, south)
  }

  /// The smallest box around points; nil for none.
  init?(around points: some Sequence<WorldPoint>) {
    var box: WorldBox?
    for point in points {
      guard let old = box else {
        box = WorldBox(west: point.x, north: point.y, east: point.x, south: point.y)
        continue
      }
      box = WorldBox(
        west: min(old.west, point.x), north: min(old.north, point.y), east: max(old.east, point.x),
        south: max(old.south, point.y))
    }
    guard let box else { return nil }
    self = box
  }

  /// Projects a box.
  package init(_ box: BoundingBox) {
    let corner = WorldPoint(Coordinate(latitude: box.north, longitude: box.west))
    let other = WorldPoint(Coordinate(latitude: box.south, longitude: box.east))
    self.init(west: corner.x, north: corner.y, east: other.x, south: other.y)
  }

  /// The longer of its sides.
  var size: Int { max(east - west, south - north) }

  /// Whether two boxes share at least a point.
  func touches(_ other: WorldBox) -> Bool {
    west <= other.east && other.west <= east && north <= other.south && other.north <= south
  }

  /// Whether another box lies inside.
  func holds(_ other: WorldBox) -> Bool {
    west <= other.west && other.east <= east && north <= other.north && other.south <= south
  }
}
