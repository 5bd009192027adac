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

  /// Forty sources with long licences, a station with a long name and thirty notices, over many hours.
  private func crowded() throws -> Data {
    let sources = (1...40).map { number in
      HourReport.Source(
        name: "feed-\(number)", attribution: "Institute-\(number) for the air of Testville and of all places around it",
        licence: "Licence-\(number): " + String(repeating: "free to copy, to change and to sell, ", count: 6)
          + "https://example.org/\(String(repeating: "licence", count: 30))/end-\(number)",
        state: "fresh", ageSeconds: 3600, readings: number)
    }
    let notices = (1...30).map { number in
      Notice(code: "sample", text: LocalizedText(same: "Notice-\(number) on how the air of this hour came about."))
    }
    let report = try SampleHour.report(cellMeters: 300).with(
      city: "Testville by the long river and the longer sea of the easternmost coast", sources: sources,
      stationName: "Station-of-" + String(repeating: "long", count: 40) + "-name", notices: notices)
    let reason = LocalizedText(en: "no reading", es: "sin lectura.", ca: "sense lectura")
    let hours = (0..<48).map { hour in
      hour % 2 == 0
        ? DocumentSummary.Hour(report.moved(hours: Double(hour)), layer: .index)
        : DocumentSummary.Hour(missing: report.hour + Double(hour) * 3600, reason: reason)
    }
    let summary = DocumentSummary(
      facts: SampleHour.facts(city: report.city, scale: report.scale), methods: [.no2: "idw"], hours: hours,
      attribution: report.attribution)
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .es, font: try ReportFont())
    return try ReportDocument(layer: .index, style: style).pdf(summary, reports: [report])
  }

  /// What lies on some pages, as words with the place where each begins and ends, in points of the sheet.
  private struct Word {
    let text: String
    let right: Double
    let bottom: Double
  }

  private func words(_ path: String) throws -> [Word] {
    try command(["pdftotext", "-bbox", path, "-"]).output
      .matches(of: /xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/)
      .map { Word(text: String($0.3), right: Double($0.1) ?? .nan, bottom: Double($0.2) ?? .nan) }
  }

  @Test("breaks lines and pages, and loses nothing, however many sources, notices and hours there are")
  func losesNothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(crowded(), as: "report.pdf")
    let text = try command(["pdftotext", path, "-"]).output.replacing(/\s+/, with: "")
    for number in 1...40 {
      #expect(text.contains("Institute-\(number)fortheairofTestvilleandofallplacesaroundit"))
      #expect(text.contains("feed-\(number)") && text.contains("Licence-\(number):") && text.contains("/end-\(number)"))
    }
    for number in 1...30 { #expect(text.contains("Notice-\(number)onhowtheairofthishourcameabout.")) }
    #expect(text.contains("Station-of-" + String(repeating: "long", count: 40) + "-name(sample)"))
    #expect(text.ranges(of: "sinlectura.").count >= 24)
    let outside = try words(path).filter { !($0.right <= 841.9 && $0.bottom <= 595.3) }
    #expect(outside.isEmpty, "\(outside)")
  }

  @Test("says at the foot of a map how many names stand at the end")
  func pointsToTheEnd() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(crowded(), as: "report.pdf")
    for page in ["1", "2"] {
      let text = try command(["pdftotext", "-f", page, "-l", page, path, "-"]).output.replacing(/\s+/, with: " ")
      let named = text.matches(of: /Institute-/).count
      let more = try #require(text.firstMatch(of: /(\d+) más al final del documento · Hecho con Brisa/))
      #expect(named > 0 && Int(more.1) == 40 - named, "page \(page): \(text)")
    }
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

  @Test("has room on its cover for the whole period, also where each hour belongs to two days")
  func coverOfHalfHours() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    // From 23:30 to 00:30 there.
    let report = try SampleHour.report(cellMeters: 300).moved(hours: 11)
    let last = report.hour + 24 * 3600
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: try ReportFont())
    let summary = DocumentSummary(
      facts: ReportFacts(city: "Testville", zone: zone, scale: report.scale), methods: [:],
      hours: [
        DocumentSummary.Hour(report, layer: .index),
        DocumentSummary.Hour(missing: last, reason: LocalizedText(same: "no reading")),
      ],
      attribution: report.attribution)
    let folder = try TemporaryFolder()
    let pdf = try ReportDocument(layer: .index, style: style).pdf(summary, reports: [report])
    let path = try folder.write(pdf, as: "report.pdf")
    let text = try command(["pdftotext", "-f", "1", "-l", "1", path, "-"]).output.replacing(/\s+/, with: " ")
    let period =
      "Tuesday 24 November 2026, 23:30 – Wednesday 25 November 2026, 00:30 (UTC+5:30) – "
      + "Wednesday 25 November 2026, 23:30 – Thursday 26 November 2026, 00:30 (UTC+5:30)"
    #expect(text.contains(period), "\(text)")
  }

  @Test("has the day of each map and bar on its cover where there are several days")
  func coverOfDays() throws {
    let report = try SampleHour.report(cellMeters: 300)
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .en, font: try ReportFont())
    let reports = [0.0, 24, 48].map { report.moved(hours: $0) }
    let summary = DocumentSummary(
      facts: SampleHour.facts(city: "Testville", scale: report.scale), methods: [:],
      hours: reports.map { DocumentSummary.Hour($0, layer: .index) }, attribution: report.attribution)
    let folder = try TemporaryFolder()
    let path = try folder.write(ReportDocument(layer: .index, style: style).pdf(summary, reports: reports), as: "a.pdf")
    let text = try command(["pdftotext", "-f", "1", "-l", "1", path, "-"]).output.replacing(/\s+/, with: " ")
    let marks = text.replacing(/\d+ November/, with: "")
    for day in ["24 Nov", "25 Nov", "26 Nov"] {
      #expect(text.contains("\(day), 08:00"), "a map: \(text)")
      #expect(marks.ranges(of: day).count == 2, "a map and a bar: \(text)")
    }
  }

  @Test("tells the bounds of a legend as they are")
  func tellsBounds() throws {
    let report = try SampleHour.report(cellMeters: 300)
    let layer = MapLayer.pollutant(.pm10)
    let style = ReportStyle(base: SampleHour.base, palette: .scale, language: .es, font: try ReportFont())
    let summary = DocumentSummary(
      facts: SampleHour.facts(scale: report.scale), methods: [:], hours: [DocumentSummary.Hour(report, layer: layer)],
      attribution: report.attribution)
    let folder = try TemporaryFolder()
    let pdf = try ReportDocument(layer: layer, style: style).pdf(summary, reports: [report])
    let path = try folder.write(pdf, as: "report.pdf")
    let text = try command(["pdftotext", "-f", "2", "-l", "2", path, "-"]).output
    #expect(text.contains("112,5") && text.contains("67,5"), "\(text)")
  }

  @Test("ends with method, scores, sources with age and licence, and the missing hours with their reason")
  func colophon() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(pdf(scores: [SampleHour.score]), as: "report.pdf")
    let text = try command(["pdftotext", "-layout", "-f", "3", path, "-"]).output
    #expect(text.contains(/NO₂ +kriging +9,3 +0,87 +66 % +>99 % +80000 +10 +2026-01-01 – 2026-03-31/), "\(text)")
    #expect(text.contains(/sample +Generalitat de Testville +CC-BY-4\.0 +32 +1\/4 +≤ *1 *h/), "\(text)")
    #expect(text.contains(/calles y mapa +© OpenStreetMap contributors, ODbL +ODbL-1\.0 .* 2026-05-01/), "\(text)")
    #expect(text.contains("martes 24 de noviembre de 2026, 09:00–12:00 (UTC+1:00): sin lectura."), "\(text)")
    // PM10 is of a typical day, the rest was measured.
    #expect(text.contains("σ es la desviación típica") && text.contains("σ de un día típico"), "\(text)")
    let without = try folder.write(pdf(), as: "without.pdf")
    #expect(try command(["pdftotext", "-f", "3", without, "-"]).output.contains("no tiene una calibración"))
  }

  @Test("is the same bytes for the same hours")
  func isRepeatable() throws {
    #expect(try pdf() == pdf())
  }
}
