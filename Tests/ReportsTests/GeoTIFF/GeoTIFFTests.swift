import AirData
import AirField
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("GeoTIFF of an hour")
struct GeoTIFFTests {
  private struct Tool {
    static func run(_ words: [String]) throws -> (status: Int32, output: String, errors: String) {
      var command = Command()
      command.executable = URL(fileURLWithPath: "/usr/bin/env")
      let result = try command.run(words)
      return (result.status, result.output, result.errors)
    }
  }

  @Test("is read by gdalinfo without a warning, with place, bands, units and statistics")
  func isReadByGDAL() throws {
    let report = try SampleHour.report()
    let folder = try TemporaryFolder()
    let path = folder.path("hour.tif")
    try GeoTIFF.write(report, to: path)
    let result = try Tool.run(["gdalinfo", "-json", "-stats", path])
    #expect(result.status == 0)
    #expect(result.errors == "")
    let info = try JSONValue(parsing: result.output)
    #expect(info["size"].elements.map(\.number) == [Double(report.spec.columns), Double(report.spec.rows)])
    #expect(info["stac"]["proj:epsg"].number == 4326)
    #expect(info["metadata"][""]["CITY"].text == "Testville")
    #expect(info["metadata"][""]["AREA_OR_POINT"].text == "Area")
    #expect(info["metadata"][""]["ORIGIN"].text == "no2=measured pm25=measured pm10=typical o3=measured")
    let bands = info["bands"].elements
    #expect(bands.count == report.layers.count * 2 + 1)
    #expect(bands[0]["description"].text == "NO2 concentration")
    #expect(bands[0]["unit"].text == "µg/m³")
    #expect(bands[0]["type"].text == "Float32")
    #expect(bands[0]["block"].elements.map(\.number) == [256, 256])
    let known = report.layers[0].values.filter { !$0.isNaN }
    #expect(abs((bands[0]["maximum"].number ?? 0) - Double(known.max() ?? 0)) < 1e-3)
    #expect(abs((bands[0]["minimum"].number ?? 0) - Double(known.min() ?? 0)) < 1e-3)
    let mean = known.reduce(0.0) { $0 + Double($1) } / Double(known.count)
    #expect(abs((bands[0]["mean"].number ?? 0) - mean) < 1e-3)
  }

  @Test("keeps whoever must be named whole for GDAL, signs of XML and all")
  func keepsSigns() throws {
    let folder = try TemporaryFolder()
    let owner = "Smith & Sons <air> \"quoted\""
    try GeoTIFF.write(try SampleHour.report(attribution: [owner]), to: folder.path("hour.tif"))
    let info = try JSONValue(parsing: try Tool.run(["gdalinfo", "-json", folder.path("hour.tif")]).output)
    #expect(info["metadata"][""]["ATTRIBUTION"].text == owner)
  }

  @Test("holds every cell as it was computed")
  func holdsEveryCell() throws {
    let report = try SampleHour.report(cellMeters: 300)
    let folder = try TemporaryFolder()
    let path = folder.path("hour.tif")
    try GeoTIFF.write(report, to: path)
    let plain = folder.path("plain.raw")
    let result = try Tool.run([
      "gdal_translate", "-q", "-of", "ENVI", "-co", "INTERLEAVE=BSQ", path, plain,
    ])
    #expect(result.status == 0, "\(result.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: plain))
    let read = bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    let expected = report.rasterBands.flatMap(\.values)
    #expect(read.count == expected.count)
    #expect(zip(read, expected).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN })
  }

  @Test("of the same hour is the same bytes")
  func isRepeatable() throws {
    let report = try SampleHour.report(cellMeters: 300)
    let folder = try TemporaryFolder()
    try GeoTIFF.write(report, to: folder.path("a.tif"))
    try GeoTIFF.write(report, to: folder.path("b.tif"))
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path("a.tif")))
        == Data(contentsOf: URL(fileURLWithPath: folder.path("b.tif"))))
  }

  @Test("that cannot be written is one sentence")
  func cannotBeWritten() throws {
    let report = try SampleHour.report(cellMeters: 1000)
    let error = #expect(throws: ReportsError.self) { try GeoTIFF.write(report, to: "/nowhere/hour.tif") }
    #expect(error?.message.hasPrefix("'/nowhere/hour.tif' cannot be written (") == true)
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { array ?? [] }
}
