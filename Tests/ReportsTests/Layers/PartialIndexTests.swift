import AirData
import AirField
import Foundation
import TestSupport
import Testing

@testable import Reports

/// On the night of the Fallas few stations measure particles: the others must not look clean.
@Suite("Partial index on maps")
struct PartialIndexTests {
  private let report: HourReport

  init() throws {
    report = try SampleHour.report(cellMeters: 250, maskMeters: 2500, particlesAt: ["Molí del Sol", "Olivereta"])
  }

  private var style: ReportStyle {
    get throws { ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: try ReportFont()) }
  }

  private var index: IndexRaster { get throws { try #require(report.index) } }

  @Test("is known cell by cell")
  func cells() throws {
    let index = try index
    #expect(index.missing.missingPollutants == [.pm25, .pm10])
    #expect((0.2...0.8).contains(index.partialShare))
    let pm25 = try #require(report[.pm25])
    for cell in index.values.indices where !index.values[cell].isNaN {
      #expect(index.coverage(at: cell).isPartial == pm25.values[cell].isNaN)
    }
  }

  @Test("has a mark in every row of the grid and of the statistics")
  func tables() throws {
    let lines = String(decoding: GridCSV.write(report), as: UTF8.self).split(separator: "\n")
    #expect(lines[0].contains(",isPartial,missingPollutants,"))
    #expect(lines.contains { $0.contains(",true,pm25 pm10,") })
    #expect(lines.contains { $0.contains(",false,,") })
    let rows = String(decoding: StatisticsCSV.rows(report), as: UTF8.self)
    #expect(rows.contains("index,isPartial: missingPollutants: pm25 pm10,0."))
    #expect(rows.contains("station used: sample/Centre (isPartial: missingPollutants: pm25 pm10),"))
  }

  @Test("has features of its own, whose categories are lower bounds")
  func contours() throws {
    let json = try JSONValue(
      parsing: String(decoding: ContourGeoJSON.write(.index, of: report, in: .scale), as: UTF8.self))
    let partial = (json["features"].array ?? []).filter { $0["properties"]["isPartial"] == .boolean(true) }
    #expect(!partial.isEmpty && partial.count < (json["features"].array ?? []).count)
    for feature in partial {
      #expect(feature["properties"]["missingPollutants"] == .array([.text("pm25"), .text("pm10")]))
      #expect(feature["properties"]["name"].text?.hasPrefix("at least ") == true)
    }
  }

  @Test("is told of stations")
  func stations() throws {
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    let marks = (json["features"].array ?? []).map { $0["properties"]["isPartial"] }
    #expect(marks == SampleHour.stations.map { .boolean(!["Molí del Sol", "Olivereta"].contains($0.id)) })
  }

  @Test("is a band of its own")
  func raster() throws {
    let bands = report.rasterBands
    #expect(bands.last?.description == "Index isPartial: 1 where it is")
    #expect(Set(try #require(bands.last).values.filter { !$0.isNaN }) == [0, 1])
    #expect(try SampleHour.report(cellMeters: 1000).rasterBands.last?.description == "Index us-epa")
  }

  @Test("is hatched on pictures")
  func picture() throws {
    let whole = try SampleHour.report(cellMeters: 250, maskMeters: 2500)
    #expect(whole.index?.missing == .whole)
    let pictures = MapPicture(style: try style)
    let picture = try pictures.png(.index, of: report)
    if let folder = ProcessInfo.processInfo.environment["BRISA_PICTURES"] {
      try picture.write(to: URL(fileURLWithPath: folder + "/partial.png"))
    }
    #expect(try picture != pictures.png(.index, of: whole))
  }

  @Test("is told by the page in every language")
  func page() throws {
    var page = try ReportPage(SampleHour.facts(scale: report.scale), spec: report.spec, style: try style)
    try page.add(report)
    let html = String(decoding: page.html, as: UTF8.self)
    if let folder = ProcessInfo.processInfo.environment["BRISA_PICTURES"] {
      try page.html.write(to: URL(fileURLWithPath: folder + "/partial.html"))
    }
    #expect(html.contains("\"isPartial\":true,\"missingPollutants\":[\"pm25\",\"pm10\"],\"missingShares\":[0."))
    #expect(html.contains("\"missing\":{\"step\":1,"))
    for words in ["the air is at least this bad", "el aire es al menos así de malo", "l'aire és almenys així de roín"] {
      #expect(html.contains(words))
    }
  }

  @Test("is the least that figures can be, in the page's table, in the map in words and on the cover of the PDF")
  func figures() throws {
    var page = try ReportPage(SampleHour.facts(scale: report.scale), spec: report.spec, style: try style)
    try page.add(report)
    let said = try PageReader.read(
      page.html,
      """
      const cells = [...$("table").tBodies[0].rows[0].cells].map((one) => one.textContent), summary = text("summary");
      await set("layer", 1);
      return { cells, summary, other: text("summary") };
      """)
    #expect((1...4).allSatisfy { said["cells"][$0].text?.hasPrefix("≥ ") == true }, "\(said)")
    #expect(said["summary"].text?.contains("mean ≥ ") == true, "\(said)")
    #expect(said["summary"].text?.contains("maximum ≥ ") == true, "\(said)")
    #expect(said["other"].text?.contains("≥") == false, "\(said)")
    let folder = try TemporaryFolder()
    let summary = DocumentSummary(
      facts: SampleHour.facts(scale: report.scale), methods: [:],
      hours: [DocumentSummary.Hour(report, layer: .index)], attribution: [])
    let pdf = try ReportDocument(layer: .index, style: try style).pdf(summary, reports: [report])
    var command = Command(environment: [:])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let cover = try command.run(["pdftotext", "-l", "1", folder.write(pdf, as: "report.pdf"), "-"]).output
    #expect(cover.matches(of: /≥ *\d/).count == 3, "\(cover)")
  }

  @Test("of a station alone has its legend, in the page and on pictures, where the cells are whole")
  func ofStationsAlone() throws {
    let whole = try SampleHour.report(cellMeters: 250, maskMeters: 2500)
    let lacking = whole.withStations { station in
      let isLacking = station.name == "Centre"
      return isLacking ? IndexCoverage(on: whole.scale, rated: [.no2, .o3]) : .whole
    }
    #expect(whole.missingAtStations.isEmpty && lacking.missingAtStations == [.pm25, .pm10])
    let pictures = MapPicture(style: try style)
    #expect(try pictures.png(.index, of: lacking) != pictures.png(.index, of: whole))
    var page = try ReportPage(SampleHour.facts(scale: whole.scale), spec: whole.spec, style: try style)
    try page.add(lacking)
    let said = try PageReader.read(
      page.html,
      """
      const shown = { text: text("partialText"), isHidden: $("partial").hidden };
      $("stations").click(); await wait(200);
      return { ...shown, isHiddenWithout: $("partial").hidden };
      """)
    #expect(said["text"].text?.hasPrefix("station with a partial index (≥)") == true, "\(said)")
    #expect(said["text"].text?.hasSuffix("PM₂.₅, PM₁₀") == true, "\(said)")
    #expect(said["isHidden"] == .boolean(false) && said["isHiddenWithout"] == .boolean(true), "\(said)")
  }

  @Test("is hatched on tiles, in lines that run on from one to the next")
  func tile() {
    let lines = (0..<256).map { TileHatch.isLine(row: 0, column: $0, size: 256) }
    #expect(lines.count { $0 } == 32)
    #expect(TileHatch.isLine(row: 255, column: 255, size: 256) == TileHatch.isLine(row: -1, column: -1, size: 256))
  }
}
