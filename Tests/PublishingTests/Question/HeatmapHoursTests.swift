import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite("The hours of a run")
struct HeatmapHoursTests {
  private func hours(
    from: String, to: String, everySeconds: Double, in zone: String
  ) throws -> [String] {
    let ends = try [from, to].map { try Date($0, strategy: .iso8601) }
    let question = HeatmapQuestion(from: ends[0], to: ends[1], folder: "out") { $0.everySeconds = everySeconds }
    return question.hours(in: try #require(TimeZone(identifier: zone))).map { $0.formatted(.iso8601) }
  }

  @Test("that are days apart keep the time of day where clocks are put back, and forward")
  func days() throws {
    #expect(
      try hours(from: "2026-10-23T22:00:00Z", to: "2026-10-26T23:00:00Z", everySeconds: 86_400, in: "Europe/Madrid")
        == ["2026-10-23T22:00:00Z", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"])
    #expect(
      try hours(from: "2026-03-28T07:00:00Z", to: "2026-03-30T06:00:00Z", everySeconds: 86_400, in: "Europe/Madrid")
        == ["2026-03-28T07:00:00Z", "2026-03-29T06:00:00Z"])
  }

  @Test("that are days apart are full hours where clocks change by half an hour")
  func daysOfHalfAnHour() throws {
    // 09:00 in summer begins a full hour of UTC, in winter it is half past.
    #expect(
      try hours(
        from: "2026-04-03T22:00:00Z", to: "2026-04-05T22:30:00Z", everySeconds: 86_400, in: "Australia/Lord_Howe")
        == ["2026-04-03T22:00:00Z", "2026-04-04T22:00:00Z"])
  }

  @Test(
    "that are days apart are one a day where clocks skip midnight",
    arguments: [
      // An end, which is the first moment of a day, and the hours up to it.
      ("2026-03-28T22:00:00Z", ["2026-03-27T22:00:00Z"]),
      ("2026-03-29T21:00:00Z", ["2026-03-27T22:00:00Z", "2026-03-28T22:00:00Z"]),
      ("2026-03-30T21:00:00Z", ["2026-03-27T22:00:00Z", "2026-03-28T22:00:00Z", "2026-03-29T21:00:00Z"]),
    ])
  func daysWithoutMidnight(end: String, expected: [String]) throws {
    let found = try hours(from: "2026-03-27T22:00:00Z", to: end, everySeconds: 86_400, in: "Asia/Beirut")
    #expect(found == expected)
  }

  @Test("that are hours apart go on through the change")
  func ofHours() throws {
    let found = try hours(
      from: "2026-10-24T22:00:00Z", to: "2026-10-25T06:00:00Z", everySeconds: 7200, in: "Europe/Madrid")
    #expect(found == ["22", "00", "02", "04"].map { "2026-10-2\($0 == "22" ? 4 : 5)T\($0):00:00Z" })
  }
}
