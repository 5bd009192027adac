import AirData
import Foundation
import Geo
import TestSupport

/// A folder in which map files are made with GDAL's own programs, and the source `air-map` on them.
struct MapBench {
  let folder: TemporaryFolder
  let log: SourceBench

  /// Around the maps that are made here: central València.
  static let city = BoundingBox(west: -0.42, south: 39.44, east: -0.34, north: 39.50)

  init() throws {
    folder = try TemporaryFolder()
    log = try SourceBench(input: [])
  }

  /// Runs one of GDAL's programs on files of the folder.
  func run(_ program: String, _ words: [String]) throws {
    var command = Command(environment: ["GDAL_PAM_ENABLED": "YES"])
    command.executable = URL(filePath: "/usr/bin/\(program)")
    command.folder = folder.url.path
    let result = try command.run(words)
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["gdal": result.errors]) }
  }

  /// A grid of text of 24 by 24 cells of 25 m in UTM 30N: the west half is 20, the east half 40.
  @discardableResult
  func grid(_ name: String, _ value: (_ column: Int, _ row: Int) -> Double = { column, _ in column < 12 ? 20 : 40 })
    throws
    -> String
  {
    let rows = (0..<24).map { row in (0..<24).map { "\(value($0, row))" }.joined(separator: " ") }
    let head = ["ncols 24", "nrows 24", "xllcorner 725000", "yllcorner 4372000", "cellsize 25", "NODATA_value -9999"]
    return try folder.write((head + rows).joined(separator: "\n") + "\n", as: name)
  }

  /// The grid as a GeoTIFF of the coordinate system that it has.
  func tiff(
    _ name: String, options: [String] = ["-a_srs", "EPSG:25830"],
    _ value: (_ column: Int, _ row: Int) -> Double = { column, _ in column < 12 ? 20 : 40 }
  ) throws {
    try grid("\(name).asc", value)
    try run("gdal_translate", ["-q", "-ot", "Float32"] + options + ["\(name).asc", name])
  }

  /// The place of a cell's middle.
  static func place(column: Double, row: Double) -> Coordinate {
    // The grid's middle, and its cells in degrees there; UTM's north is 2° off, which a few cells do not show.
    let middle = Coordinate(latitude: 39.47081, longitude: -0.38087)
    let plane = LocalProjection(origin: middle)
    let (east, north) = ((column - 11.5) * 25, (11.5 - row) * 25)
    let turn = 1.668 * Double.pi / 180
    return plane.unproject(
      PlanePoint(x: east * cos(turn) + north * sin(turn), y: north * cos(turn) - east * sin(turn)))
  }

  /// Settings that every map needs.
  static func settings(_ name: String, _ more: [String: SettingValue] = [:]) -> [String: SettingValue] {
    let usual: [String: SettingValue] = [
      "path": .text(name), "pollutant": "no2", "from": "2024-01-01", "to": "2024-12-31", "licence": "CC0",
      "attribution": "City",
    ]
    return usual.merging(more) { $1 }
  }

  /// The map of a file of the folder.
  func map(
    _ name: String, _ more: [String: SettingValue] = [:], box: BoundingBox = city, zone: TimeZone = .gmt
  ) async throws -> AirMap {
    let entry = try PluginFolder(id: "air-map", url: URL(filePath: "/")).entry()
    let source = try log.source(entry, Self.settings(folder.path(name), more), zone: zone)
    let maps = try await (source as? any MapProvider)?.maps(for: AirMapQuery(box: box)) ?? []
    guard let map = maps.first, maps.count == 1 else { throw CocoaError(.coderValueNotFound) }
    return map
  }

  /// The sentence of a file's failure, without the folder's path.
  func failure(_ name: String, _ more: [String: SettingValue] = [:], box: BoundingBox = city) async -> String {
    do {
      _ = try await map(name, more, box: box)
      return "none"
    } catch let error as SourceError {
      return error.message.replacing(folder.url.path + "/", with: "")
    } catch {
      return "\(error)"
    }
  }
}

extension AirMap {
  /// The cells, nil for a map of lines.
  var raster: AirMapRaster? { if case .raster(let raster) = content { raster } else { nil } }

  /// The lines, none for a raster.
  var lines: [AirMapLine] { if case .lines(let lines) = content { lines } else { [] } }
}
