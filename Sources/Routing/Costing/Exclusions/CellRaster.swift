internal import Foundation
internal import Geo

/// A box divided into cells that are at least some metres wide and high everywhere.
struct CellRaster: Sendable {
  let cellMeters: Double
  private let box: BoundingBox
  private let latitudeStep: Double
  private let longitudeStep: Double
  private let columnCount: Int
  private let rowCount: Int

  /// Divides a box into not many more than `count` cells.
  init(box: BoundingBox, leastCellMeters: Double, count: Int) {
    self.box = box
    // Degrees of longitude are shortest farthest from the equator: cells there are as wide as asked, elsewhere wider.
    let farthest = max(abs(box.south), abs(box.north)) * .pi / 180
    let metersPerDegreeLongitude = max(1, LocalProjection.metersPerDegreeLatitude * cos(farthest))
    let width = (box.east - box.west) * metersPerDegreeLongitude
    let height = (box.north - box.south) * LocalProjection.metersPerDegreeLatitude
    cellMeters = max(leastCellMeters, (width * height / Double(max(1, count))).squareRoot())
    latitudeStep = cellMeters / LocalProjection.metersPerDegreeLatitude
    longitudeStep = cellMeters / metersPerDegreeLongitude
    columnCount = Int(width / cellMeters) + 1
    rowCount = Int(height / cellMeters) + 1
  }

  /// Number of cells.
  var count: Int { columnCount * rowCount }

  /// The number of a cell, row by row from the south-west.
  func cell(column: Int, row: Int) -> Int { row * columnCount + column }

  /// The cell of a place; beyond the box, the nearest one.
  func cell(of place: Coordinate) -> Int {
    cell(column: column(place.longitude), row: row(place.latitude))
  }

  /// The columns of a box and one more on either side.
  func columns(of box: BoundingBox) -> ClosedRange<Int> {
    column(box.west - longitudeStep)...column(box.east + longitudeStep)
  }

  /// The rows of a box and one more on either side.
  func rows(of box: BoundingBox) -> ClosedRange<Int> {
    row(box.south - latitudeStep)...row(box.north + latitudeStep)
  }

  private func column(_ longitude: Double) -> Int {
    Int(min(Double(columnCount - 1), max(0, (longitude - box.west) / longitudeStep)))
  }

  private func row(_ latitude: Double) -> Int {
    Int(min(Double(rowCount - 1), max(0, (latitude - box.south) / latitudeStep)))
  }
}
