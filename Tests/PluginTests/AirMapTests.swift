import AirData
import Foundation
import Geo
import TestSupport
import Testing

@Suite("air-map: formats")
struct AirMapFormatTests {
  private let bench: MapBench

  init() throws {
    bench = try MapBench()
  }

  private func expectHalves(_ map: AirMap, _ west: Float = 20, _ east: Float = 40) throws {
    let raster = try #require(map.raster)
    #expect(map.flaw == nil)
    #expect(abs(raster.value(at: MapBench.place(column: 5, row: 12)) - west) < 0.01 * west)
    #expect(abs(raster.value(at: MapBench.place(column: 18, row: 12)) - east) < 0.01 * east)
  }

  @Test("A GeoTIFF in metres comes to degrees, with the size of its own cells, its time and its licence")
  func tiff() async throws {
    try bench.tiff("a.tif")
    let map = try await bench.map("a.tif")
    try expectHalves(map)
    #expect(abs(map.resolutionMeters - 25) < 0.5)
    #expect(map.pollutant == .no2 && map.licence == "CC0" && map.attribution == "City")
    #expect(TimeText.format(map.from, zone: .gmt) == "2024-01-01T00:00:00Z")
    #expect(TimeText.format(map.to, zone: .gmt) == "2025-01-01T00:00:00Z")
  }

  @Test("A day whose midnight clocks skip begins where they go forward, and ends with the next midnight")
  func dayWithoutMidnight() async throws {
    try bench.tiff("a.tif")
    let beirut = try #require(TimeZone(identifier: "Asia/Beirut"))
    let map = try await bench.map("a.tif", ["from": "2026-03-29", "to": "2026-03-29"], zone: beirut)
    #expect(TimeText.format(map.from, zone: .gmt) == "2026-03-28T22:00:00Z")
    #expect(TimeText.format(map.to, zone: .gmt) == "2026-03-29T21:00:00Z")
  }

  @Test("Only the box is read, and cells outside the file's are holes")
  func box() async throws {
    try bench.tiff("a.tif")
    let middle = MapBench.place(column: 18, row: 12)
    let box = try #require(BoundingBox(around: [middle])).expanded(byMeters: 60)
    let raster = try #require(try await bench.map("a.tif", box: box).raster)
    #expect(raster.columns * raster.rows <= 36)
    #expect(raster.values.allSatisfy { abs($0 - 40) < 0.1 })
  }

  @Test("A NetCDF file gives the variable that the layer names")
  func netCDF() async throws {
    try bench.tiff("a.tif")
    try bench.run("gdal_translate", ["-q", "-of", "netCDF", "a.tif", "a.nc"])
    try expectHalves(try await bench.map("a.nc", ["layer": "Band1"]))
    #expect(
      await bench.failure("a.nc", ["layer": "no2"]) == "Setting 'layer' is 'no2', but 'a.nc' has 'Band1'.")
  }

  @Test("Of several bands one is chosen by number or name")
  func bands() async throws {
    try bench.tiff("a.tif")
    try bench.tiff("b.tif") { _, _ in 7 }
    try bench.run("gdalbuildvrt", ["-q", "-separate", "both.vrt", "b.tif", "a.tif"])
    try bench.run("gdal_translate", ["-q", "both.vrt", "both.tif"])
    try expectHalves(try await bench.map("both.tif", ["attribute": "2"]))
    #expect(await bench.failure("both.tif") == "Setting 'attribute' must be given, since 'both.tif' has 2 bands.")
    #expect(
      await bench.failure("both.tif", ["attribute": "3"])
        == "Setting 'attribute' is '3', but 'both.tif' has '1', '2'.")
  }

  @Test("Scale, offset and unit of a band are applied")
  func scaled() async throws {
    try bench.tiff("a.tif", options: ["-a_srs", "EPSG:25830", "-a_scale", "0.5", "-a_offset", "10"])
    try expectHalves(try await bench.map("a.tif"), 20, 30)
    try bench.tiff("b.tif") { column, _ in column < 12 ? 0.02 : 0.04 }
    try expectHalves(try await bench.map("b.tif", ["unit": "mg/m³"]))
    try bench.tiff("c.tif") { _, _ in 10 }
    let volume = try #require(try await bench.map("c.tif", ["unit": "ppb"]).raster)
    #expect(abs(volume.value(at: MapBench.place(column: 5, row: 5)) - 19.125) < 0.01)
  }

  @Test("A raster of classes whose names are in the file counts by their middles")
  func categories() async throws {
    try bench.tiff("a.tif", options: ["-a_srs", "EPSG:25830", "-ot", "Byte"]) { column, _ in column < 12 ? 1 : 2 }
    try bench.run("gdal_translate", ["-q", "-of", "VRT", "a.tif", "a.vrt"])
    let names = ["nothing", "10-30 µg/m³", "> 30 µg/m³"].map {
      "<Category>\($0.replacing(">", with: "&gt;"))</Category>"
    }
    let text = try String(contentsOfFile: bench.folder.path("a.vrt"), encoding: .utf8)
    let named = text.replacing(
      "</VRTRasterBand>", with: "<CategoryNames>\(names.joined())</CategoryNames></VRTRasterBand>")
    try bench.folder.write(named, as: "a.vrt")
    try bench.run("gdal_translate", ["-q", "a.vrt", "classes.tif"])
    try expectHalves(try await bench.map("classes.tif"), 20, 40)
  }

  /// Squares of 200 m side by side, each with a class.
  private func classes(_ names: [String]) -> String {
    let features = names.enumerated().map { index, name in
      let west = -0.38 + 0.002 * Double(index)
      let ring = [(west, 39.47), (west + 0.002, 39.47), (west + 0.002, 39.472), (west, 39.472), (west, 39.47)]
      let points = ring.map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
      return #"{"type":"Feature","properties":{"class":"\#(name)","other":\#(index)},"#
        + #""geometry":{"type":"Polygon","coordinates":[[\#(points)]]}}"#
    }
    return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
  }

  @Test(
    "Classes of polygons in GeoJSON and GeoPackage count by their middles, open ends as wide as the class beside them")
  func polygons() async throws {
    try bench.folder.write(classes(["<10", "10–20 µg/m³", "20 - 30,5", "30,5 to 50", ">= 50", "61"]), as: "a.geojson")
    try bench.run("ogr2ogr", ["-f", "GPKG", "-t_srs", "EPSG:25830", "-nln", "air", "a.gpkg", "a.geojson"])
    for (name, more) in [("a.geojson", [:]), ("a.gpkg", ["layer": "air"])] as [(String, [String: SettingValue])] {
      let map = try await bench.map(name, more.merging(["attribute": "class"]) { $1 })
      let raster = try #require(map.raster)
      let found = (0..<6).map { index in
        raster.value(at: Coordinate(latitude: 39.471, longitude: -0.379 + 0.002 * Double(index)))
      }
      #expect(found == [5, 15, 25.25, 40.25, 59.75, 61], "\(name)")
      #expect((150...250).contains(map.resolutionMeters))
    }
  }

  @Test("Classes are read as maps write them; one that is not understood is refused, with a unit set too")
  func classForms() async throws {
    let settings: [String: SettingValue] = ["attribute": "class", "unit": "µg/m³"]
    let names = [
      "20 tot 30", "20 µg/m³ - 30 µg/m³", ">20-30", "> 20 ≤ 30", "20 hasta 30", "20 fins a 30", "20-30 NO2",
      "20-30 (muy bueno)", "20-30 NO₂ [ug/m3]", "20-30 µg/m³ PM2.5, annual mean", "30 und mehr", "30+",
    ]
    try bench.folder.write(classes(names), as: "a.geojson")
    let raster = try #require(try await bench.map("a.geojson", settings).raster)
    let found = names.indices.map { index in
      raster.value(at: Coordinate(latitude: 39.471, longitude: -0.379 + 0.002 * Double(index)))
    }
    #expect(found == Array(repeating: 25, count: 10) + [35, 35])
    let wrong = [
      "20 zu 30", "20-30-40", "<20-30", "20 ppb - 30 µg/m³", "10 %", "20 a", "20 -", "30 km/h", "30 (%)", "30 µg/m³ -",
      "30 µg/m³ ppb", "30 NO2 km/h",
    ]
    for name in wrong {
      try bench.folder.write(classes(["10-20", name]), as: "b.geojson")
      let sentence = await bench.failure("b.geojson", settings)
      #expect(sentence.contains("the value '\(name)' of feature 2 is neither a number nor a class"), "\(sentence)")
    }
  }

  @Test("The unit of a class is read with words behind it, and must be the one that is set")
  func unitsOfClasses() async throws {
    try bench.folder.write(classes(["10-20 mg/m³ (annual mean)", "20-30 mg/m³ NO2"]), as: "a.geojson")
    let raster = try #require(try await bench.map("a.geojson", ["attribute": "class", "pollutant": "co"]).raster)
    #expect(raster.value(at: Coordinate(latitude: 39.471, longitude: -0.379)) == 15_000)
    let sentence = await bench.failure("a.geojson", ["attribute": "class", "unit": "µg/m³"])
    #expect(sentence == "Setting 'unit' is µg/m³, but 'a.geojson' says mg/m³: leave the setting out.", "\(sentence)")
  }

  @Test("Classes in several units are refused, whatever is set")
  func severalUnits() async throws {
    try bench.folder.write(classes(["10-20 µg/m³", "20-30 ppb", "30-40", "40-50 ug/m3"]), as: "a.geojson")
    for more in [[:], ["unit": "ppb"]] as [[String: SettingValue]] {
      let sentence = await bench.failure("a.geojson", more.merging(["attribute": "class"]) { $1 })
      #expect(
        sentence == "Cannot read 'a.geojson': its values are in several units, 'ppb', 'µg/m³': bring them to one.",
        "\(sentence)")
    }
    try bench.folder.write(classes(["10-20 µg/m³", "20-30 (good)"]), as: "b.geojson")
    #expect(
      await bench.failure("b.geojson", ["attribute": "class", "unit": "ppb"])
        == "Setting 'unit' is ppb, but 'b.geojson' says µg/m³: leave the setting out.")
  }

  @Test("A pollutant's name behind a class is no unit; words that may be one ask for the setting")
  func namesBehindClasses() async throws {
    try bench.folder.write(classes(["20-30 NO2", "30-40 NO₂"]), as: "a.geojson")
    let raster = try #require(try await bench.map("a.geojson", ["attribute": "class"]).raster)
    #expect(raster.value(at: Coordinate(latitude: 39.471, longitude: -0.379)) == 25)
    try bench.folder.write(classes(["20-30 (good)"]), as: "b.geojson")
    let sentence = await bench.failure("b.geojson", ["attribute": "class"])
    #expect(
      sentence == "Setting 'unit' must be given, since 'b.geojson' says '(good)', which is not known.", "\(sentence)")
  }

  @Test("Lines keep their points and values; features without a value are left out")
  func lines() async throws {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"no2":41.5},"geometry":{"type":"LineString","coordinates":[[-0.38,39.47],[-0.376,39.47]]}},
      {"type":"Feature","properties":{"no2":null},"geometry":{"type":"LineString","coordinates":[[-0.38,39.48],[-0.376,39.48]]}}]}
      """
    try bench.folder.write(text, as: "a.geojson")
    let map = try await bench.map("a.geojson")
    #expect(map.lines.map(\.value) == [41.5])
    #expect(map.lines.first?.points.first == Coordinate(latitude: 39.47, longitude: -0.38))
    #expect(map.resolutionMeters == 0)
  }
}

@Suite("air-map: what is wrong with a file or its settings")
struct AirMapFaultTests {
  private let bench: MapBench

  init() throws {
    bench = try MapBench()
  }

  @Test("A file that is none")
  func noFile() async throws {
    #expect(await bench.failure("none.tif") == "Cannot read 'none.tif': No such file or directory.")
    #expect(await bench.failure("").contains("it is no regular file"))
    try bench.folder.write("<html>Sign in</html>", as: "page.tif")
    #expect(
      await bench.failure("page.tif").contains("it is no GeoTIFF, NetCDF, GeoPackage or GeoJSON that can be read"))
  }

  @Test("A coordinate system that is missing or wrong, and a map of another city")
  func place() async throws {
    try bench.tiff("none.tif", options: [])
    #expect(await bench.failure("none.tif").contains("it does not say its coordinate system: set one"))
    // Metres that are said to be degrees.
    try bench.tiff("degrees.tif", options: ["-a_srs", "EPSG:4326"])
    #expect(await bench.failure("degrees.tif").contains("no places on the globe: it says the wrong coordinate system"))
    // The neighbouring zone of UTM puts Valencia into Algeria's north or the sea.
    try bench.tiff("zone.tif", options: ["-a_srs", "EPSG:25831"])
    let sentence = await bench.failure("zone.tif")
    #expect(sentence.contains("nothing of the city") && sentence.contains("says the wrong coordinate system"))
    try bench.tiff("here.tif")
    let oslo = BoundingBox(west: 10.6, south: 59.8, east: 10.9, north: 60)
    #expect(await bench.failure("here.tif", box: oslo).contains("it is another city's map"))
  }

  @Test("Cells whose corners are no numbers, though all that the file says of them is")
  func endlessCells() async throws {
    try bench.grid("cells.asc")
    let source = #"<SourceFilename relativeToVRT="1">cells.asc</SourceFilename><SourceBand>1</SourceBand>"#
    let band = #"<VRTRasterBand dataType="Float32" band="1"><SimpleSource>\#(source)</SimpleSource></VRTRasterBand>"#
    let place = "<SRS>EPSG:25830</SRS><GeoTransform>0, 1e308, -1e308, 0, 1, 1</GeoTransform>"
    try bench.folder.write(
      #"<VRTDataset rasterXSize="24" rasterYSize="24">\#(place)\#(band)</VRTDataset>"#, as: "endless.vrt")
    try bench.run("gdal_translate", ["-q", "endless.vrt", "endless.tif"])
    #expect(await bench.failure("endless.tif").contains("its cells lie nowhere on the globe"))
  }

  @Test("A unit that is wrong, unknown, or contradicted by the file or by the values")
  func unit() async throws {
    try bench.tiff("a.tif") { _, _ in 0.03 }
    #expect(await bench.failure("a.tif").contains("half of its values are below 0.03 µg/m³"))
    #expect(
      await bench.failure("a.tif", ["unit": "furlongs"])
        == "Setting 'unit' is 'furlongs', but must be one of µg/m³, mg/m³, ppb, ppm.")
    #expect(await bench.failure("a.tif", ["unit": "ppb", "pollutant": "pm25"]).contains("which is no unit of PM2.5"))
    try bench.tiff("b.tif")
    #expect(
      await bench.failure("b.tif", ["unit": "mg/m³"]).contains("above 2000 µg/m³, which no air has: check 'unit'"))
    try bench.run("gdal_translate", ["-q", "-of", "VRT", "b.tif", "b.vrt"])
    let text = try String(contentsOfFile: bench.folder.path("b.vrt"), encoding: .utf8)
    try bench.folder.write(
      text.replacing("</VRTRasterBand>", with: "<UnitType>ppb</UnitType></VRTRasterBand>"), as: "b.vrt")
    try bench.run("gdal_translate", ["-q", "b.vrt", "c.tif"])
    #expect(
      await bench.failure("c.tif", ["unit": "µg/m³"])
        == "Setting 'unit' is µg/m³, but 'c.tif' says ppb: leave the setting out.")
    let raster = try #require(try await bench.map("c.tif").raster)
    #expect(abs(raster.value(at: MapBench.place(column: 18, row: 12)) - 40 * 1.9125) < 0.05)
  }

  @Test("Negative and absurd values: a few are holes and told, many are an error")
  func odd() async throws {
    try bench.tiff("few.tif") { column, row in (column, row) == (3, 3) ? -5 : (column, row) == (20, 3) ? 1e6 : 30 }
    let raster = try #require(try await bench.map("few.tif").raster)
    #expect(raster.values.allSatisfy { $0.isNaN || (0...2000).contains($0) })
    #expect(bench.log.allNotices.map(\.code).contains("map-values"))
    try bench.tiff("many.tif") { column, _ in column < 3 ? -5 : 30 }
    #expect(await bench.failure("many.tif").contains("of its values are below zero"))
    try bench.tiff("infinite.tif") { _, _ in 1e30 }
    #expect(await bench.failure("infinite.tif").contains("above 2000 µg/m³"))
    try bench.tiff("zero.tif") { _, _ in 0 }
    #expect(await bench.failure("zero.tif").contains("all of its values are zero"))
    try bench.tiff("empty.tif") { _, _ in -9999 }
    #expect(await bench.failure("empty.tif").contains("it has no value in the city, only holes"))
  }

  @Test("Holes are told with their share")
  func holes() async throws {
    try bench.tiff("a.tif") { column, _ in column < 6 ? -9999 : 30 }
    _ = try await bench.map("a.tif")
    let notice = try #require(bench.log.allNotices.first { $0.code == "map-holes" })
    let share = try #require(notice.message.firstMatch(of: /no value in (\d+) %/)).1
    #expect(try (24...32).contains(#require(Int(share))))
  }

  @Test("What lies beside a raster that stands askew in degrees is no hole in it")
  func askew() async throws {
    try bench.tiff("a.tif")
    let raster = try #require(try await bench.map("a.tif").raster)
    #expect(raster.values.contains { $0.isNaN })
    #expect(!bench.log.allNotices.map(\.code).contains("map-holes"))
  }

  @Test(
    "Lines without a value are holes too, and all but one are not all",
    arguments: [(3, "no value in 75 %"), (300, "no value in >99 %")])
  func linesWithoutValue(count: Int, said: String) async throws {
    func line(_ value: String, _ latitude: Double) -> String {
      #"{"type":"Feature","properties":{"a":\#(value)},"geometry":{"type":"LineString","#
        + #""coordinates":[[-0.38,\#(latitude)],[-0.376,\#(latitude)]]}}"#
    }
    let lines = [line("20", 39.47)] + (1...count).map { line("null", 39.47 + Double($0) / 100_000) }
    try bench.folder.write(
      #"{"type":"FeatureCollection","features":[\#(lines.joined(separator: ","))]}"#, as: "lines.geojson")
    _ = try await bench.map("lines.geojson", ["attribute": "a"])
    #expect(bench.log.allNotices.first { $0.code == "map-holes" }?.message.contains(said) == true)
  }

  @Test("A layer or column that is not there, and a value that is none")
  func layer() async throws {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"a":1,"b":"calm"},"geometry":{"type":"LineString","coordinates":[[-0.38,39.47],[-0.376,39.47]]}}]}
      """
    try bench.folder.write(text, as: "a.geojson")
    #expect(await bench.failure("a.geojson") == "Setting 'attribute' must be given: 'a.geojson' has 'a', 'b'.")
    #expect(
      await bench.failure("a.geojson", ["attribute": "c"])
        == "Setting 'attribute' is 'c', but 'a.geojson' has 'a', 'b'.")
    #expect(await bench.failure("a.geojson", ["layer": "c", "attribute": "a"]).contains("Setting 'layer' is 'c'"))
    #expect(
      await bench.failure("a.geojson", ["attribute": "b"]).contains("the value 'calm' of feature 1 is neither a number")
    )
    let points = text.replacing(
      #""LineString","coordinates":[[-0.38,39.47],[-0.376,39.47]]"#, with: #""Point","coordinates":[-0.38,39.47]"#)
    try bench.folder.write(points, as: "b.geojson")
    #expect(
      await bench.failure("b.geojson", ["attribute": "a"]).contains(
        "its layer has points: give lines, polygons or a raster"))
    let feature = #"{"type":"Feature","properties":{"a":20},"geometry":{"type":"Point","coordinates":[-0.38,39.47]}},"#
    try bench.folder.write(text.replacing(#""features":["#, with: #""features":["# + feature), as: "c.geojson")
    #expect(await bench.failure("c.geojson", ["attribute": "a"]).contains("its layer has points"))
  }

  @Test(
    "Settings are refused before the file is looked at",
    arguments: [
      ("from", "soon"), ("from", "2024-02-30"), ("to", "2023-01-01"), ("pollutant", "smell"), ("path", ""),
    ] as [(String, SettingValue)])
  func settings(name: String, value: SettingValue) throws {
    let entry = try PluginFolder(id: "air-map", url: URL(filePath: "/")).entry()
    let error = #expect(throws: SourceError.self) {
      try bench.log.source(entry, MapBench.settings("none.tif", [name: value]))
    }
    guard case .setting(name, _) = error else {
      Issue.record("expected a refusal of \(name), got \(String(describing: error))")
      return
    }
  }
}
