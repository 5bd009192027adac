import Foundation
import Setup
import Testing

@Suite("--at")
struct MomentTextTests {
  // 2026-07-01T22:30:00Z is already 2 July in Madrid.
  private let now = Date(timeIntervalSince1970: 1_782_945_000)

  @Test(
    "times are read in the city's zone unless they have one",
    arguments: [
      ("2026-03-02T08:00:00Z", 1_772_438_400.0),
      ("2026-03-02T08:00", 1_772_434_800.0),
      ("2026-03-02T08:00+02:00", 1_772_431_200.0),
      ("08:00", 1_782_972_000.0),
      ("8:00", 1_782_972_000.0),
      ("00:10", 1_782_943_800.0),
    ])
  func readsTimes(text: String, seconds: Double) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    #expect(try MomentText.date(text, zone: zone, now: now) == Date(timeIntervalSince1970: seconds))
  }

  @Test("what is no time is an error", arguments: ["yesterdayish", "", "25:00", "2026-02-30T08:00"])
  func refusesOthers(text: String) {
    let error = #expect(throws: BrisaError.self) { try MomentText.date(text, zone: .gmt, now: now) }
    #expect(error?.code == .badTime)
  }

  @Test("a day is its first moment where a bound is meant, and no time of its own")
  func bound() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    #expect(
      try MomentText.bound("2026-03-01", zone: madrid, now: now)
        == MomentText.date(
          "2026-02-28T23:00Z", zone: madrid, now: now))
    #expect(
      try MomentText.bound("2026-03-01T08:00", zone: madrid, now: now)
        == MomentText.date(
          "2026-03-01T08:00", zone: madrid, now: now))
    #expect(throws: BrisaError.self) { try MomentText.date("2026-03-01", zone: madrid, now: now) }
    #expect(throws: BrisaError.self) { try MomentText.bound("2026-13-01", zone: madrid, now: now) }
  }
}
