/// A tile of the map and how places get into it: web mercator, cut into 2^zoom by 2^zoom squares from the north-west.
package struct TileFrame: Hashable, Sendable {
  /// 0 is one tile for the globe.
  package let zoom: Int
  /// Columns from the antimeridian eastwards.
  package let x: Int
  /// Rows from the north southwards.
  package let y: Int

  /// Units along the side of a tile.
  package static let extent = 4096
  /// Units around a tile that are drawn too, so that broad lines and labels do not end at its edge.
  static let buffer = 128
  /// The zooms that are made; deeper ones are drawn larger from the last.
  package static let zooms = 8...14

  /// Creates a frame; the zoom is one from 0 to 20.
  package init(zoom: Int, x: Int, y: Int) {
    (self.zoom, self.x, self.y) = (zoom, x, y)
  }

  /// Units of the world to one of the tile.
  var unit: Int { WorldPoint.side >> zoom / Self.extent }

  /// The tile and its buffer.
  var box: WorldBox {
    let side = WorldPoint.side >> zoom
    let margin = Self.buffer * unit
    return WorldBox(
      west: x * side - margin, north: y * side - margin, east: (x + 1) * side + margin, south: (y + 1) * side + margin)
  }

  /// Whether a point lies in the tile itself.
  func holds(_ point: WorldPoint) -> Bool {
    let side = WorldPoint.side >> zoom
    return point.x / side == x && point.y / side == y
  }

  /// A point in the tile's units, rounded.
  func point(_ point: WorldPoint) -> TilePoint {
    let side = WorldPoint.side >> zoom
    return TilePoint(x: Self.rounded(point.x - x * side, unit), y: Self.rounded(point.y - y * side, unit))
  }

  private static func rounded(_ number: Int, _ unit: Int) -> Int32 {
    // Towards the south-east at halves, on either side of zero.
    let shifted = number + unit / 2
    return Int32(clamping: shifted >= 0 ? shifted / unit : -((-shifted + unit - 1) / unit))
  }
}

/// A place in a tile's units from its north-western corner.
struct TilePoint: Hashable, Sendable {
  var x: Int32
  var y: Int32
}
