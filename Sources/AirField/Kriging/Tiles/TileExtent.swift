/// Where a tile lies, and which stations are far from it.
struct TileExtent {
  let columns: ChebyshevInterval
  let rows: ChebyshevInterval

  /// How far from the tile's middle a far station is at least, along the axis where it is further: in halves of the
  /// longer side.
  ///
  /// What a shape's ``CorrelationShape/tileError`` is stated for.
  private static let farHalves = 4.0

  /// Whether the correlation with a station is smooth in the tile and around it.
  func isFar<Shape: CorrelationShape>(x: Double, y: Double, _: Shape.Type) -> Bool {
    let deltaX = abs(x - columns.middle)
    let deltaY = abs(y - rows.middle)
    guard max(deltaX, deltaY) >= Self.farHalves * max(columns.halfWidth, rows.halfWidth) else { return false }
    guard let edge = Shape.edgeSquare else { return true }
    let nearestX = max(0, deltaX - columns.halfWidth)
    let nearestY = max(0, deltaY - rows.halfWidth)
    let farthestX = deltaX + columns.halfWidth
    let farthestY = deltaY + rows.halfWidth
    return farthestX * farthestX + farthestY * farthestY <= edge || nearestX * nearestX + nearestY * nearestY >= edge
  }
}
