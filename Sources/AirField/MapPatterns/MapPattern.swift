internal import AirData
internal import Geo

/// The values of one map at any place of the city.
struct MapPattern: Sendable {
  private enum Values: Sendable {
    case raster(RasterPattern)
    case lines(LinePattern)
  }

  /// The map itself.
  let map: AirMap
  /// Whether it tells streets apart.
  let isStreetScale: Bool
  /// The box around it; nil for lines without a point.
  let box: BoundingBox?
  private let values: Values
  /// What the cleaner places around have; nil where the map is too coarse to tell.
  private let floor: MapFloor?

  /// Cells up to this size tell a street from the next: as wide as a block.
  private static let streetScaleMeters = 50.0

  init(_ map: AirMap) {
    self.map = map
    switch map.content {
    case .raster(let raster):
      isStreetScale = map.resolutionMeters <= Self.streetScaleMeters
      box = raster.box
      values = .raster(RasterPattern(raster))
      floor = isStreetScale ? MapFloor(raster) : nil
    case .lines(let lines):
      isStreetScale = true
      box = BoundingBox(around: lines.lazy.flatMap(\.points))
      values = .lines(LinePattern(lines))
      floor = MapFloor(lines)
    }
  }

  /// µg/m³ at a place; NaN in a hole and outside the map.
  func value(at place: Coordinate) -> Double {
    switch values {
    case .raster(let raster): raster.value(at: place)
    case .lines(let lines): lines.value(at: place)
    }
  }

  /// What the cleaner places around have, at most what the place itself has; NaN where the map has no value, or cannot
  /// tell.
  func floor(at place: Coordinate) -> Double {
    let value = value(at: place)
    guard let low = floor?.value(at: place), !low.isNaN else { return .nan }
    return min(low, value)
  }
}
