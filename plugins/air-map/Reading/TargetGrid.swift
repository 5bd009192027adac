internal import AirData
internal import Geo

/// The grid of degrees that a map is brought to: cells about as large as its own, larger where there would be too many.
struct TargetGrid {
  let box: BoundingBox
  let columns: Int
  let rows: Int
  let cellMeters: Double

  /// Smallest cell: no map of a city tells more apart.
  private static let minCellMeters = 2.0

  init(_ box: BoundingBox, cellMeters: Double) {
    let plane = LocalProjection(origin: box.center)
    let corner = plane.project(Coordinate(latitude: box.north, longitude: box.east))
    let (width, height) = (2 * corner.x, 2 * corner.y)
    let least = (width * height / Double(AirMapRaster.maxCells) * 1.05).squareRoot()
    let cell = max(cellMeters, Self.minCellMeters, least)
    self.box = box
    self.cellMeters = cell
    columns = max(1, Int((width / cell).rounded()))
    rows = max(1, Int((height / cell).rounded()))
  }

  /// The middle of a cell, by its number: row after row from the north, in each from the west.
  func middle(ofCell cell: Int) -> Coordinate {
    let down = (Double(cell / columns) + 0.5) / Double(rows)
    let across = (Double(cell % columns) + 0.5) / Double(columns)
    return Coordinate(
      latitude: box.north - down * (box.north - box.south), longitude: box.west + across * (box.east - box.west))
  }
}
