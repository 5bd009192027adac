import AirData
import Geo
import TestSupport
import Testing

@Suite("air-map: rasters of the world's models, and pictures")
struct AirMapRasterTests {
  private let bench: MapBench

  init() throws {
    bench = try MapBench()
  }

  /// A GeoTIFF in degrees, with a value by the longitude of a cell's middle.
  private func degrees(
    _ name: String, columns: Int, rows: Int, west: Double, south: Double, cell: Double, _ value: (Double) -> Double
  ) throws {
    let row = (0..<columns).map { "\(value(west + (Double($0) + 0.5) * cell))" }.joined(separator: " ")
    let head = ["ncols \(columns)", "nrows \(rows)", "xllcorner \(west)", "yllcorner \(south)", "cellsize \(cell)"]
    let text = (head + Array(repeating: row, count: rows)).joined(separator: "\n") + "\n"
    try bench.folder.write(text, as: "\(name).asc")
    try bench.run("gdal_translate", ["-q", "-ot", "Float32", "-a_srs", "EPSG:4326", "\(name).asc", name])
  }

  @Test("Longitudes that count from 0 to 360 are read as those west of Greenwich")
  func turned() async throws {
    try degrees("a.tif", columns: 8, rows: 6, west: 359.58, south: 39.44, cell: 0.01) { $0 < 359.62 ? 20 : 40 }
    let map = try await bench.map("a.tif")
    let raster = try #require(map.raster)
    #expect(abs(raster.value(at: Coordinate(latitude: 39.47, longitude: -0.40)) - 20) < 0.01)
    #expect(abs(raster.value(at: Coordinate(latitude: 39.47, longitude: -0.36)) - 40) < 0.01)
    #expect((900...1100).contains(map.resolutionMeters))
    #expect(!bench.log.allNotices.map(\.code).contains("map-holes"))
    let oslo = BoundingBox(west: 10.6, south: 59.8, east: 10.9, north: 60)
    #expect(await bench.failure("a.tif", box: oslo).contains("it covers -0.420,39.440,-0.340,39.500"))
  }

  @Test("Where such a raster of the globe begins and ends, there is no seam")
  func seam() async throws {
    try degrees("world.tif", columns: 360, rows: 181, west: 0, south: -90.5, cell: 1) { $0 < 180 ? 40 : 20 }
    let greenwich = BoundingBox(west: -3, south: 50, east: 3, north: 52)
    let raster = try #require(try await bench.map("world.tif", box: greenwich).raster)
    #expect(!raster.values.contains { $0.isNaN })
    #expect(abs(raster.value(at: Coordinate(latitude: 51, longitude: -2.5)) - 20) < 0.01)
    #expect(abs(raster.value(at: Coordinate(latitude: 51, longitude: 2.5)) - 40) < 0.01)
  }

  @Test("Of a grey picture with alpha the grey band is read, with holes where alpha is nothing")
  func alpha() async throws {
    try bench.grid("grey.asc")
    try bench.grid("alpha.asc") { column, _ in column < 6 ? 0 : 255 }
    try bench.run("gdalbuildvrt", ["-q", "-separate", "both.vrt", "grey.asc", "alpha.asc"])
    try bench.run(
      "gdal_translate",
      ["-q", "-ot", "Byte", "-a_nodata", "none", "-a_srs", "EPSG:25830"]
        + ["-colorinterp", "gray,alpha", "both.vrt", "a.tif"])
    for settings in [[:], ["attribute": "1"]] as [[String: SettingValue]] {
      let raster = try #require(try await bench.map("a.tif", settings).raster)
      #expect(raster.value(at: MapBench.place(column: 2, row: 12)).isNaN)
      #expect(abs(raster.value(at: MapBench.place(column: 9, row: 12)) - 20) < 0.2)
      #expect(abs(raster.value(at: MapBench.place(column: 18, row: 12)) - 40) < 0.4)
    }
  }
}
