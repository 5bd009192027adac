import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("PDF of a run")
struct ReportDocumentTests {
  private func pdf(scores: [FieldScore] = []) throws -> Data {
    let report = try SampleHour.report(cellMeters: 300)
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .es, font: try ReportFont())
    let reason = LocalizedText(en: "no reading", es: "sin lectura.", ca: "sense lectura")
    let summary = DocumentSummary(
      facts: SampleHour.facts(scale: report.scale, scores: scores), methods: [.no2: "idw"],
      hours: [DocumentSummary.Hour(report, layer: .index)]
        + (1...3).map { DocumentSummary.Hour(missing: report.hour + Double($0) * 3600, reason: reason) },
      attribution: report.attribution)
    return try ReportDocument(layer: .index, style: style).pdf(summary, reports: [report])
  }

  private func command(_ words: [String]) throws -> Command.Result {
    var command = Command(environment: ["TZ": "UTC"])
    command.executable = URL(fileURLWithPath: "/usr/bin/env")
    return try command.run(words)
  }

  @Test("has a cover, a page for each report and a last one, and the date of its first hour")
  func pages() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(pdf(), as: "report.pdf")
    let info = try command(["pdfinfo", "-isodates", path])
    #expect(info.errors == "")
    #expect(info.output.contains("Pages:           3\n"))
    #expect(info.output.contains("CreationDate:    2026-11-24T07:00:00Z\n"))
    let text = try command(["pdftotext", path, "-"]).output
    #expect(text.contains("Testville: Índice de calidad del aire"))
    #expect(text.contains("© OpenStreetMap contributors, ODbL"))
  }

  @Test("ends with method, scores, sources with age and licence, and the missing hours with their reason")
  func colophon() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(pdf(scores: [SampleHour.score]), as: "report.pdf")
    let text = try command(["pdftotext", "-layout", "-f", "3", path, "-"]).output
    #expect(text.contains(/NO₂ +kriging +9\.3 +0\.87 +66 % +94 % +80000 +10 +2026-01-01 – 2026-03-31/), "\(text)")
    #expect(text.contains(/sample +Generalitat de Testville +CC-BY-4\.0 +32 +1\/4 +≤ *1 *h/), "\(text)")
    #expect(text.contains(/calles y mapa +© OpenStreetMap contributors, ODbL +ODbL-1\.0 .* 2026-05-01/), "\(text)")
    #expect(text.contains("martes 24 de noviembre de 2026, 09:00–12:00 (UTC+1:00): sin lectura."), "\(text)")
    let without = try folder.write(pdf(), as: "without.pdf")
    #expect(try command(["pdftotext", "-f", "3", without, "-"]).output.contains("no tiene una calibración"))
  }

  @Test("is the same bytes for the same hours")
  func isRepeatable() throws {
    #expect(try pdf() == pdf())
  }
}
