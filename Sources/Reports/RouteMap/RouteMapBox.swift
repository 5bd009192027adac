internal import Foundation
package import Geo

/// The area of a map of routes.
package enum RouteMapBox {
  /// What lies around the routes, as a share of their longer side.
  private static let marginShare = 0.09
  /// The shortest side of a map, so that a way of a few metres has streets around it.
  private static let shortestMeters = 320.0
  /// Width ÷ height, so that the map fills its place on a page.
  private static let aspects = 1.03...1.5

  /// How far north and south maps reach.
  package static let maxDegrees = 89.9

  /// The box around routes and their ends, with a margin, neither too wide nor too high.
  ///
  /// It ends at the 180th meridian, on the side of the first place, and at ``maxDegrees``: around places beyond those
  /// its northern edge is not north of its southern one.
  package static func box(around places: [Coordinate]) -> BoundingBox? {
    guard let tight = BoundingBox(around: Longitude.unbroken(places)) else { return nil }
    let plane = LocalProjection(origin: tight.center)
    let corner = plane.project(Coordinate(latitude: tight.north, longitude: tight.east))
    var width = 2 * corner.x
    var height = 2 * corner.y
    let margin = 2 * marginShare * max(width, height)
    width = max(width + margin, shortestMeters)
    height = max(height + margin, shortestMeters)
    width = max(width, height * aspects.lowerBound)
    height = max(height, width / aspects.upperBound)
    let east = plane.unproject(PlanePoint(x: width / 2, y: height / 2))
    let west = plane.unproject(PlanePoint(x: -width / 2, y: -height / 2))
    return BoundingBox(
      west: max(-180, west.longitude), south: max(-maxDegrees, west.latitude), east: min(180, east.longitude),
      north: min(maxDegrees, east.latitude))
  }
}
