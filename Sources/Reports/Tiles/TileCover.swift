internal import Foundation
package import Geo

/// The tiles of a zoom that a box touches.
package struct TileCover: Hashable, Sendable {
  /// Their zoom.
  package let zoom: Int
  /// Their columns.
  package let columns: ClosedRange<Int>
  /// Their rows.
  package let rows: ClosedRange<Int>

  /// The cover of a box.
  package init(_ box: BoundingBox, zoom: Int) {
    let corner = TileAddress(zoom: zoom, holding: Coordinate(latitude: box.north, longitude: box.west))
    let opposite = TileAddress(zoom: zoom, holding: Coordinate(latitude: box.south, longitude: box.east))
    self.zoom = zoom
    columns = corner.x...max(corner.x, opposite.x)
    rows = corner.y...max(corner.y, opposite.y)
  }

  /// The zoom, of some, at which a box is about two tiles wide: where a map of it begins.
  package static func firstZoom(of box: BoundingBox, among zooms: ClosedRange<Int>) -> Int {
    let degrees = max(box.east - box.west, 1e-6)
    return zooms.clamping(Int(log2(360 / degrees).rounded()) + 1)
  }

  /// Number of tiles.
  package var count: Int { columns.count * rows.count }

  /// The tiles, column after column, as their folders lie.
  package var tiles: [TileAddress] {
    columns.flatMap { x in rows.map { TileAddress(zoom: zoom, x: x, y: $0) } }
  }
}
