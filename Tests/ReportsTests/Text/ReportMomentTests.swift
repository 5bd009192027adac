import AirData
import Foundation
import Testing

@testable import Reports

@Suite("Moments in reports")
struct ReportMomentTests {
  @Test(
    "have the day of the end where it is another one, and both offsets where clocks change",
    arguments: [
      ("2026-03-02T08:00:00Z", 1.0, "Monday 2 March 2026, 09:00–10:00 (UTC+1:00)"),
      ("2026-03-02T22:00:00Z", 1, "Monday 2 March 2026, 23:00–00:00 (UTC+1:00)"),
      ("2026-03-01T23:00:00Z", 24, "Monday 2 March 2026, 00:00–24:00 (UTC+1:00)"),
      ("2026-03-02T08:00:00Z", 27, "Monday 2 March 2026, 09:00 – Tuesday 3 March 2026, 12:00 (UTC+1:00)"),
      ("2026-03-02T08:00:00Z", 24, "Monday 2 March 2026, 09:00 – Tuesday 3 March 2026, 09:00 (UTC+1:00)"),
      ("2022-10-30T00:00:00Z", 1, "Sunday 30 October 2022, 02:00 (UTC+2:00)–02:00 (UTC+1:00)"),
    ])
  func moment(start: String, hours: Double, text: String) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let begin = try Date(start, strategy: .iso8601)
    #expect(ReportWords(language: .en).moment(begin, to: begin + hours * 3600, in: zone) == text)
  }

  @Test("have clocks with their offset only where clocks go back and one time comes twice")
  func clocks() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let begin = try Date("2022-10-29T23:00:00Z", strategy: .iso8601)
    let clocks = LocalHour.clocks((0..<27).map { begin + Double($0) * 3600 }, in: zone)
    #expect(clocks.prefix(4).map(\.clock) == ["01:00", "02:00", "02:00", "03:00"])
    #expect(clocks.prefix(4).map(\.offset) == [nil, "UTC+2:00", "UTC+1:00", nil])
    // The times of the next day are no second ones.
    #expect(clocks.dropFirst(4).allSatisfy { $0.offset == nil })
  }

  @Test("have their day beside the first hour of each, where there are several days")
  func dayMarks() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let begin = try Date("2022-10-30T19:00:00Z", strategy: .iso8601)
    let hours = (0..<6).map { begin + Double($0) * 3600 }
    #expect(ReportWords(language: .en).dayMarks(hours, in: zone) == ["30 Oct", nil, nil, nil, "31 Oct", nil])
    #expect(ReportWords(language: .ca).dayMarks(Array(hours.prefix(4)), in: zone) == [nil, nil, nil, nil])
    let days = (0..<3).map { begin + Double($0) * 86_400 }
    #expect(ReportWords(language: .es).dayMarks(days, in: zone) == ["30 oct", "31 oct", "1 nov"])
  }
}
