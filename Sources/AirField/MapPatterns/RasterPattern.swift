internal import AirData
internal import Geo

/// A raster between the middles of its cells.
struct RasterPattern: Sendable {
  private let raster: AirMapRaster
  private let columnsPerDegree: Double
  private let rowsPerDegree: Double

  init(_ raster: AirMapRaster) {
    self.raster = raster
    columnsPerDegree = Double(raster.columns) / (raster.box.east - raster.box.west)
    rowsPerDegree = Double(raster.rows) / (raster.box.north - raster.box.south)
  }

  /// The mean of the four cells around a place, weighted by nearness.
  ///
  /// Holes among them do not count; NaN where the place's own cell is a hole. The place may lie beyond the 180th
  /// meridian as a plane has it.
  func value(at place: Coordinate) -> Double {
    let place = Coordinate(latitude: place.latitude, longitude: Longitude.onGlobe(place.longitude))
    guard !raster.value(at: place).isNaN else { return .nan }
    let column = (place.longitude - raster.box.west) * columnsPerDegree - 0.5
    let row = (raster.box.north - place.latitude) * rowsPerDegree - 0.5
    let (left, top) = (column.rounded(.down), row.rounded(.down))
    var sum = 0.0
    var weights = 0.0
    for rowStep in 0...1 {
      for columnStep in 0...1 {
        let weight = Self.share(rowStep, row - top) * Self.share(columnStep, column - left)
        let value = cell(row: Int(top) + rowStep, column: Int(left) + columnStep)
        guard weight > 0, !value.isNaN else { continue }
        sum += weight * Double(value)
        weights += weight
      }
    }
    return sum / weights
  }

  /// How much the first or the second of two cells counts for a place between their middles, a part of the way on.
  private static func share(_ step: Int, _ part: Double) -> Double { step == 0 ? 1 - part : part }

  /// The value of a cell; that of the nearest one beyond the edge.
  private func cell(row: Int, column: Int) -> Float {
    let row = max(0, min(raster.rows - 1, row))
    let column = max(0, min(raster.columns - 1, column))
    return raster.values[row * raster.columns + column]
  }
}
