import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("PDF of a run")
struct ReportDocumentTests {
  private func pdf() throws -> Data {
    let report = try SampleHour.report(cellMeters: 300)
    let document = ReportDocument(
      layer: .index, base: SampleHour.base, palette: .scale, language: .es, font: try ReportFont())
    let summary = DocumentSummary(
      city: "Testville", zone: SampleHour.zone, scale: report.scale,
      hours: [
        DocumentSummary.Hour(hour: report.hour, figures: report.statistics[.index], missing: nil),
        DocumentSummary.Hour(hour: report.hour + 3600, figures: nil, missing: "no station has a reading of the hour."),
      ], attribution: report.attribution)
    return try document.pdf(summary) { draw throws(ReportsError) in try draw(report) }
  }

  @Test("has a cover and a page for each report, and the date of its first hour")
  func pages() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(pdf(), as: "report.pdf")
    var command = Command(environment: ["TZ": "UTC"])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    let info = try command.run(["pdfinfo", "-isodates", path])
    #expect(info.errors == "")
    #expect(info.output.contains("Pages:           2\n"))
    #expect(info.output.contains("CreationDate:    2026-11-24T07:00:00Z\n"))
    let text = try command.run(["pdftotext", path, "-"]).output
    #expect(text.contains("Testville: Índice de calidad del aire"))
    #expect(text.contains("© OpenStreetMap contributors, ODbL"))
  }

  @Test("is the same bytes for the same hours")
  func isRepeatable() throws {
    #expect(try pdf() == pdf())
  }
}
