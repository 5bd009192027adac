internal import Foundation
package import Geo

/// A tile of a web map: the globe in web mercator, cut into 2^zoom by 2^zoom squares, counted from the north-western
/// corner (XYZ).
package struct TileAddress: Hashable, Sendable {
  /// 0 is one tile for the globe; each step halves the side.
  package let zoom: Int
  /// Columns from the antimeridian eastwards.
  package let x: Int
  /// Rows from the north southwards.
  package let y: Int

  /// Zooms that a tile may have; at the deepest a pixel is some 4 cm.
  package static let zooms = 0...22
  /// The northern edge of the map; beyond it web mercator has nothing.
  package static let northernmostDegrees = atan(sinh(Double.pi)) * 180 / .pi

  package init(zoom: Int, x: Int, y: Int) {
    self.zoom = zoom
    self.x = x
    self.y = y
  }

  /// The tile that holds a place; places beyond the edge of the map count as on it.
  package init(zoom: Int, holding place: Coordinate) {
    let count = 1 << zoom
    func index(_ share: Double) -> Int { min(count - 1, max(0, Int((share * Double(count)).rounded(.down)))) }
    self.init(
      zoom: zoom, x: index(Self.share(ofLongitude: place.longitude)), y: index(Self.share(ofLatitude: place.latitude)))
  }

  /// Degrees east at a pixel of the globe, which has `pixels` of them in a row; whole numbers are the edges of pixels.
  static func longitude(atPixel pixel: Double, of pixels: Int) -> Double { pixel / Double(pixels) * 360 - 180 }

  /// Degrees north at a pixel of the globe, which has `pixels` of them in a column.
  ///
  /// The inverse of the spherical mercator projection (Snyder 1987, Map Projections: A Working Manual, eq. 7-4 and
  /// 7-5).
  static func latitude(atPixel pixel: Double, of pixels: Int) -> Double {
    atan(sinh(.pi * (1 - 2 * pixel / Double(pixels)))) * 180 / .pi
  }

  /// The share of the globe's width that lies west of a longitude.
  static func share(ofLongitude longitude: Double) -> Double { (longitude + 180) / 360 }

  /// The share of the map's height that lies north of a latitude.
  static func share(ofLatitude latitude: Double) -> Double {
    let radians = max(-northernmostDegrees, min(northernmostDegrees, latitude)) * .pi / 180
    return (1 - asinh(tan(radians)) / .pi) / 2
  }

  /// The area of the tile.
  package var box: BoundingBox {
    let count = 1 << zoom
    return BoundingBox(
      west: Self.longitude(atPixel: Double(x), of: count), south: Self.latitude(atPixel: Double(y + 1), of: count),
      east: Self.longitude(atPixel: Double(x + 1), of: count), north: Self.latitude(atPixel: Double(y), of: count))
  }
}
