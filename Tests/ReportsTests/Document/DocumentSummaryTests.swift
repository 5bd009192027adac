import AirData
import Foundation
import Testing

@testable import Reports

@Suite("What a document tells of its hours")
struct DocumentSummaryTests {
  private static let reason = LocalizedText(en: "no reading", es: "sin lectura", ca: "sense lectura")

  /// Hours without a report, so many hours after a moment, of reports that lie `every` hours apart.
  private func summary(_ hours: [Double], after begin: String, every: Double = 1) throws -> DocumentSummary {
    let begin = try Date(begin, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let facts = ReportFacts(city: "Testville", zone: zone, scale: IndexScale(.usEPA), stepSeconds: every * 3600)
    return DocumentSummary(
      facts: facts, methods: [:],
      hours: hours.map { DocumentSummary.Hour(missing: begin + $0 * 3600, reason: Self.reason) }, attribution: [])
  }

  @Test("names the hours of its reports as missing, and none of those between two reports")
  func gapsOfSteps() throws {
    let one = try summary([9], after: "2026-03-02T00:00:00Z", every: 3)
    #expect(one.gaps.map { $0.span.to.timeIntervalSince($0.span.from) } == [3600])
    let row = try summary([9, 12, 18], after: "2026-03-02T00:00:00Z", every: 3)
    #expect(row.gaps.map { $0.span.to.timeIntervalSince($0.span.from) } == [4 * 3600, 3600])
    let hourly = try summary([9, 10, 12], after: "2026-03-02T00:00:00Z")
    #expect(hourly.gaps.map { $0.span.to.timeIntervalSince($0.span.from) } == [2 * 3600, 3600])
  }

  @Test(
    "has no score of a field over a map of the city, which no calibration has tried",
    arguments: [
      (nil, true), ("kriging", true), ("kriging+streets+wind", true), ("kriging+map", false),
      ("kriging+map+streets", false),
    ] as [(String?, Bool)])
  func scores(method: String?, speaks: Bool) {
    let summary = DocumentSummary(
      facts: SampleHour.facts(scale: IndexScale(.usEPA), scores: [SampleHour.score]),
      methods: method.map { [Pollutant.no2: $0] } ?? [:], hours: [], attribution: [])
    #expect(summary.scores == (speaks ? [SampleHour.score] : []))
  }

  @Test(
    "tells hours by their clocks, with offsets where clocks change between its first hour and its last",
    arguments: [
      ("2022-10-28T22:00:00Z", 24.0, ["02:00–03:00", "03:00–04:00"]),
      // From 03:00 back to 02:00 after the third hour.
      ("2022-10-29T22:00:00Z", 25, ["02:00 (UTC+2:00)–02:00 (UTC+1:00)", "02:00–03:00 (UTC+1:00)"]),
      // From 02:00 on to 03:00 after the second hour.
      ("2022-03-26T23:00:00Z", 23, ["03:00–04:00 (UTC+2:00)", "04:00–05:00 (UTC+2:00)"]),
    ])
  func clocks(begin: String, hours: Double, clocks: [String]) throws {
    let summary = try summary([0, hours - 1], after: begin)
    #expect(summary.isOfOneDay)
    let first = try Date(begin, strategy: .iso8601)
    let spans = [2.0, 3].map { hour in
      DocumentSummary.Span(from: first + hour * 3600, to: first + (hour + 1) * 3600)
    }
    #expect(spans.map { summary.clocks(of: $0) } == clocks)
  }
}
