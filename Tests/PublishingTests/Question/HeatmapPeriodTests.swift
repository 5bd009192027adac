import Foundation
import Testing

@testable import Publishing

@Suite("The pages of a run")
struct HeatmapPeriodTests {
  private func hours(_ range: Range<Int>) -> [Date] {
    range.map { Date(timeIntervalSince1970: 1_772_409_600 + Double($0) * 3600) }
  }

  @Test("are one for a short run, and one a day for a long one")
  func followTheDays() {
    #expect(HeatmapPeriod.periods(of: hours(0..<48), zone: .gmt).map(\.pageName) == ["index.html"])
    let days = HeatmapPeriod.periods(of: hours(0..<50), zone: .gmt)
    #expect(days.map(\.name) == ["report-2026-03-02", "report-2026-03-03", "report-2026-03-04"])
    #expect(days.map(\.hours.count) == [24, 24, 2])
  }

  @Test(
    "hold about the hours of a day, however far apart the reports are",
    arguments: [(2, [24, 24, 12]), (3, [24, 24, 12]), (24, [24, 24, 12]), (168, [24, 24, 12])])
  func holdADaysHours(step: Int, counts: [Int]) {
    let first = Date(timeIntervalSince1970: 1_772_409_600)
    let hours = (0..<60).map { first + Double($0 * step) * 3600 }
    let periods = HeatmapPeriod.periods(of: hours, stepSeconds: Double(step) * 3600, zone: .gmt)
    #expect(periods.map(\.hours.count) == counts)
    #expect(periods.flatMap(\.hours) == hours)
    for period in periods { #expect(period.name == HeatmapPeriod.dayName(of: period.hours[0], zone: .gmt)) }
  }

  /// The first hour of a day in a zone, and the hours of three days from then on.
  private static let days = [
    ("Europe/Madrid", "2026-03-27T23:00:00Z", [24, 23, 24]), ("Europe/Madrid", "2026-10-23T22:00:00Z", [24, 25, 24]),
    ("Asia/Kolkata", "2026-03-27T19:00:00Z", [24, 24, 24]), ("Asia/Beirut", "2026-03-27T22:00:00Z", [24, 23, 24]),
    ("Asia/Beirut", "2026-10-22T21:00:00Z", [24, 25, 24]), ("America/Havana", "2026-10-31T04:00:00Z", [24, 25, 24]),
  ]

  private static func hours(_ counts: [Int], from first: String) throws -> [Date] {
    let first = try Date(first, strategy: .iso8601)
    return (0..<counts.reduce(0, +)).map { first + Double($0) * 3600 }
  }

  @Test("are those of the city's days, which clocks make longer or shorter", arguments: days)
  func followTheClock(city: String, first: String, counts: [Int]) throws {
    let zone = try #require(TimeZone(identifier: city))
    let hours = try Self.hours(counts, from: first)
    let periods = HeatmapPeriod.periods(of: hours, zone: zone)
    #expect(periods.map(\.hours.count) == counts)
    #expect(periods.flatMap(\.hours) == hours)
    for period in periods {
      #expect(Set(period.hours.map { HeatmapPeriod.dayName(of: $0, zone: zone) }) == [period.name])
    }
  }

  @Test("of a watch are the city's days, too", arguments: days)
  func followTheArchiveByTheClock(city: String, first: String, counts: [Int]) throws {
    let zone = try #require(TimeZone(identifier: city))
    let ended = HeatmapPeriod.following(try Self.hours(counts, from: first), zone: zone)
    #expect(ended.map(\.hours.count) == [24] + counts.reversed())
  }

  @Test("of a watch are the last 24 hours, then each day that has ended")
  func followTheArchive() {
    let day = HeatmapPeriod.following(hours(0..<30), zone: .gmt)
    #expect(day.map(\.name) == ["report", "report-2026-03-02"])
    #expect(day.map(\.hours) == [hours(6..<30), hours(0..<24)])
    let ended = HeatmapPeriod.following(hours(0..<48), zone: .gmt)
    #expect(ended.map(\.name) == ["report", "report-2026-03-03", "report-2026-03-02"])
  }
}
