internal import AirData
internal import Geo

/// What the cleaner places around have in a map: the tenth part of all values within about 750 m that are lowest lie
/// below it.
///
/// It stands for the background where a map tells streets apart, so that what lies above it is what a detour can avoid.
struct MapFloor: Sendable {
  private let grid: RasterPattern

  private static let blockMeters = 500.0
  private static let share = 0.1
  /// Values of a block that are looked at.
  private static let maxOfBlock = 400

  init?(_ raster: AirMapRaster) {
    let (rowStep, columnStep) = (max(1, raster.rows / 2000), max(1, raster.columns / 2000))
    var points: [(place: Coordinate, value: Float)] = []
    let width = (raster.box.east - raster.box.west) / Double(raster.columns)
    let height = (raster.box.north - raster.box.south) / Double(raster.rows)
    for row in stride(from: 0, to: raster.rows, by: rowStep) {
      for column in stride(from: 0, to: raster.columns, by: columnStep) {
        let value = raster.values[row * raster.columns + column]
        guard !value.isNaN else { continue }
        let place = Coordinate(
          latitude: raster.box.north - (Double(row) + 0.5) * height,
          longitude: raster.box.west + (Double(column) + 0.5) * width)
        points.append((place, value))
      }
    }
    self.init(points, around: raster.box)
  }

  init?(_ lines: [AirMapLine]) {
    let points = lines.flatMap { line in
      zip(line.points, line.points.dropFirst()).map { ($0.interpolated(to: $1, fraction: 0.5), line.value) }
    }
    guard let box = BoundingBox(around: points.lazy.map(\.0)) else { return nil }
    self.init(points, around: box)
  }

  private init?(_ points: [(place: Coordinate, value: Float)], around box: BoundingBox) {
    guard !points.isEmpty else { return nil }
    let plane = LocalProjection(origin: box.center)
    let corner = plane.project(Coordinate(latitude: box.north, longitude: box.east))
    let columns = Int(min(1000, max(1, (2 * corner.x / Self.blockMeters).rounded(.up))))
    let rows = Int(min(1000, max(1, (2 * corner.y / Self.blockMeters).rounded(.up))))
    var blocks = [[Float]](repeating: [], count: columns * rows)
    var counts = [Int](repeating: 0, count: columns * rows)
    let usual = max(1, points.count / (columns * rows))
    let step = max(1, usual / Self.maxOfBlock)
    for point in points {
      let across = (point.place.longitude - box.west) / max(1e-12, box.east - box.west) * Double(columns)
      let down = (box.north - point.place.latitude) / max(1e-12, box.north - box.south) * Double(rows)
      let block = min(rows - 1, max(0, Int(down))) * columns + min(columns - 1, max(0, Int(across)))
      counts[block] += 1
      if counts[block].isMultiple(of: step) { blocks[block].append(point.value) }
    }
    let values = Self.floors(of: blocks, columns: columns, rows: rows)
    let around = box.expanded(byMeters: 1)
    grid = RasterPattern(AirMapRaster(box: around, columns: columns, rows: rows, values: values))
  }

  /// The floor of each block, of its own values and of those of the blocks around it; NaN where there are none.
  private static func floors(of blocks: [[Float]], columns: Int, rows: Int) -> [Float] {
    var floors = [Float](repeating: .nan, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var near: [Float] = []
        for neighborRow in max(0, row - 1)...min(rows - 1, row + 1) {
          for neighbor in max(0, column - 1)...min(columns - 1, column + 1) {
            near += blocks[neighborRow * columns + neighbor]
          }
        }
        guard !near.isEmpty else { continue }
        near.sort()
        floors[row * columns + column] = near[Int(share * Double(near.count - 1))]
      }
    }
    return floors
  }

  /// µg/m³ at a place of the map.
  func value(at place: Coordinate) -> Double { grid.value(at: place) }
}
