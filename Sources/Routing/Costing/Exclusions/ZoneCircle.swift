internal import Foundation
internal import Geo

/// A circle of metres on the ground, on the flat map around its centre.
struct ZoneCircle: Sendable {
  let radiusMeters: Double
  let plane: LocalProjection
  /// Boxes around the circle on either side of the 180th meridian, for quick tests.
  let boxes: [BoundingBox]

  init(center: Coordinate, radiusMeters: Double) {
    self.radiusMeters = radiusMeters
    plane = LocalProjection(origin: center)
    // At a pole a metre is many degrees of longitude, and more than all of them are no more than all.
    let east = min(180, radiusMeters / max(.leastNormalMagnitude, plane.metersPerDegreeLongitude))
    let north = radiusMeters / LocalProjection.metersPerDegreeLatitude
    boxes =
      BoundingBox(
        west: center.longitude - east, south: center.latitude - north,
        east: center.longitude + east, north: center.latitude + north
      ).parts
  }

  /// How the circle lies to all that is in a box; on the flat map a box is a rectangle.
  ///
  /// Rounding may make it cut a box that it does not.
  func relation(to box: BoundingBox) -> ZoneArea.Relation {
    let low = plane.project(Coordinate(latitude: box.south, longitude: box.west))
    let high = plane.project(Coordinate(latitude: box.north, longitude: box.east))
    let farX = max(abs(low.x), abs(high.x))
    let farY = max(abs(low.y), abs(high.y))
    let nearX = max(0, low.x, -high.x)
    let nearY = max(0, low.y, -high.y)
    if (farX * farX + farY * farY).squareRoot() + Self.slackMeters <= radiusMeters { return .around }
    if (nearX * nearX + nearY * nearY).squareRoot() - Self.slackMeters >= radiusMeters { return .outside }
    return .cutting
  }

  /// More than the coordinates are rounded by.
  private static let slackMeters = 0.1

  /// The part of a straight line inside, as fractions of it; one or none.
  func inside(from start: PlanePoint, to end: PlanePoint) -> [FractionSet.Interval] {
    Self.cut(from: start, to: end, radius: radiusMeters).map { [$0] } ?? []
  }

  /// The part of a straight line inside the circle around (0, 0), as fractions of the line; nil when there is none.
  ///
  /// The roots of |start + t (end − start)|² = radius², by the form that does not cancel.
  static func cut(from start: PlanePoint, to end: PlanePoint, radius: Double) -> FractionSet.Interval? {
    let x = end.x - start.x
    let y = end.y - start.y
    let squared = x * x + y * y
    let half = start.x * x + start.y * y
    let outside = start.x * start.x + start.y * start.y - radius * radius
    let discriminant = half * half - squared * outside
    guard squared > 0, discriminant > 0 else { return nil }
    let root = discriminant.squareRoot()
    let stable = half > 0 ? -half - root : -half + root
    let roots = [stable / squared, outside / stable]
    let lower = max(0, min(roots[0], roots[1]))
    let upper = min(1, max(roots[0], roots[1]))
    return lower < upper ? .init(lower: lower, upper: upper) : nil
  }
}
