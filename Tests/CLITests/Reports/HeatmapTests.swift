import Foundation
import TestSupport
import Testing

@Suite("brisa heatmap")
struct HeatmapTests {
  private static let hour = "2026-03-02T0800Z"

  private func words(_ city: TinyCity, _ folder: String, _ more: [String] = []) -> [String] {
    [
      "heatmap", "--network", city.network, "--stations", city.readings, "--from", "2026-03-02T08:00Z", "--cell", "25",
      "-o", folder,
    ] + more
  }

  private func bytes(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  @Test("writes every file that its index lists, with their digests")
  func writesEverything() throws {
    let city = try TinyCity()
    let folder = try TemporaryFolder()
    let text = try Clean.output(words(city, folder.path("out")))
    #expect(text.hasPrefix("1 hour written, 0 unchanged, 0 missing.\n"))
    let index = try JSONValue(parsing: String(decoding: bytes(folder, "out/index.json"), as: UTF8.self))
    #expect(try Project.schema("heatmap-index").faults(index) == [])
    #expect(index["hours"][0]["origin"]["no2"].text == "measured")
    let files = index["hours"][0]["files"].elements.compactMap { $0["path"].text }
    #expect(
      Set(files)
        == Set(
          ["field.tif", "grid.csv", "index.geojson", "index.png", "index.svg", "stations.geojson", "statistics.csv"].map
          {
            "\(Self.hour)/\($0)"
          }))
    #expect(index["documents"].elements.compactMap { $0["path"].text } == ["index.html", "report.pdf"])
    for file in index["hours"][0]["files"].elements + index["documents"].elements {
      let path = try #require(file["path"].text)
      #expect(try Double(bytes(folder, "out/\(path)").count) == file["bytes"].number, "\(path)")
    }
  }

  @Test("gives the same bytes in another folder, and leaves alone what is there")
  func isRepeatable() throws {
    let city = try TinyCity()
    let folder = try TemporaryFolder()
    _ = try Clean.output(words(city, folder.path("a")))
    _ = try Clean.output(words(city, folder.path("b")))
    let index = try JSONValue(parsing: String(decoding: bytes(folder, "a/index.json"), as: UTF8.self))
    for file in index["hours"][0]["files"].elements + index["documents"].elements {
      let path = try #require(file["path"].text)
      #expect(try bytes(folder, "a/\(path)") == bytes(folder, "b/\(path)"), "\(path)")
    }
    #expect(try Clean.output(words(city, folder.path("a"))).hasPrefix("0 hours written, 1 unchanged"))
    // A file that has gone is made again.
    try FileManager.default.removeItem(atPath: folder.path("a/\(Self.hour)/index.png"))
    #expect(try Clean.output(words(city, folder.path("a"))).hasPrefix("1 hour written, 0 unchanged"))
    #expect(try bytes(folder, "a/\(Self.hour)/index.png") == bytes(folder, "b/\(Self.hour)/index.png"))
  }

  @Test("draws again in other colours only where it is told to")
  func heedsThePalette() throws {
    let city = try TinyCity()
    let folder = try TemporaryFolder()
    _ = try Clean.output(words(city, folder.path("out")))
    let before = try bytes(folder, "out/\(Self.hour)/index.png")
    let refused = try Clean.run(words(city, folder.path("out"), ["--palette", "cividis"]))
    #expect(refused.status == 64 && refused.errors.contains("(palette scale, not cividis)"), "\(refused.errors)")
    #expect(try bytes(folder, "out/\(Self.hour)/index.png") == before)
    let text = try Clean.output(words(city, folder.path("out"), ["--palette", "cividis", "--force"]))
    #expect(text.hasPrefix("1 hour written, 0 unchanged"))
    #expect(try bytes(folder, "out/\(Self.hour)/index.png") != before)
  }

  @Test("draws a box of one column of cells, and of one cell", arguments: ["10.0010", "10.0001"])
  func drawsOneColumn(north: String) throws {
    let city = try TinyCity()
    let folder = try TemporaryFolder()
    let text = try Clean.output(words(city, folder.path("out"), ["--box", "20.0000,10.0000,20.0001,\(north)"]))
    #expect(text.hasPrefix("1 hour written"))
    let index = try JSONValue(parsing: String(decoding: bytes(folder, "out/index.json"), as: UTF8.self))
    #expect(index["columns"].number == 1)
    #expect(index["documents"].elements.count == 2)
  }

  @Test("names the hours without readings and draws the others")
  func namesMissingHours() throws {
    let city = try TinyCity()
    let folder = try TemporaryFolder()
    let text = try Clean.output(words(city, folder.path("out"), ["--to", "2026-03-02T20:00Z", "--pollutant", "no2"]))
    #expect(text.contains("no station has a reading of the hour."))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/\(Self.hour)/no2.png")))
  }

  @Test("compresses the table of the year, also where it is all that is wanted")
  func compressesTheYear() throws {
    let city = try CollectingCity(hours: 3)
    _ = try Clean.output(["sync"] + city.config)
    let files = ReportFiles(path: city.folder.path("out"))
    _ = try Clean.output(["heatmap", "--cell", "1500", "--only", "year", "--gzip", "-o", files.path] + city.config)
    #expect(files.names.contains("report-year.csv.gz"))
  }
}
