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

  @Test("of a watch are the last 24 hours, then each day that has ended")
  func followTheArchive() {
    let day = HeatmapPeriod.following(hours(0..<30), zone: .gmt)
    #expect(day.map(\.name) == ["report", "report-2026-03-02"])
    #expect(day.map(\.hours) == [hours(6..<30), hours(0..<24)])
    let ended = HeatmapPeriod.following(hours(0..<48), zone: .gmt)
    #expect(ended.map(\.name) == ["report", "report-2026-03-03", "report-2026-03-02"])
  }
}
