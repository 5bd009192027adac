import AirData
import Foundation
import Testing

@Suite("The days that a typical day stands for")
struct TypicalDayTests {
  private static let days: [TypicalDay] = [.workday, .saturday, .sunday]

  @Test("the day of the week, from before 1970 to after 2000")
  func dayOfTheWeek() throws {
    // 1970-01-01 was a Thursday, 2000-01-01 (day 10957) a Saturday, 1969-12-28 (day -4) a Sunday.
    let known: [(Int, TypicalDay)] = [
      (0, .workday), (1, .workday), (2, .saturday), (3, .sunday), (4, .workday), (10_957, .saturday), (-4, .sunday),
      (-5, .saturday), (-6, .workday),
    ]
    for (days, day) in known { #expect(TypicalDay(daysSince1970: days) == day, "\(days)") }
  }

  @Test("is told on the clock of a zone, not in UTC")
  func zone() throws {
    // 2026-03-07 is a Saturday; 23:30 UTC is half past midnight of Sunday in Madrid, and Saturday noon in Honolulu.
    let moment = try TimeText.parse("2026-03-07T23:30:00Z", zone: .gmt)
    #expect(TypicalDay(of: moment, in: .gmt) == .saturday)
    #expect(TypicalDay(of: moment, in: try #require(TimeZone(identifier: "Europe/Madrid"))) == .sunday)
    #expect(TypicalDay(of: moment - 86_400, in: try #require(TimeZone(identifier: "Europe/Madrid"))) == .saturday)
    #expect(TypicalDay(of: moment - 86_400, in: try #require(TimeZone(identifier: "Pacific/Honolulu"))) == .workday)
  }

  @Test("a profile covers its own days, the weekend both of them, any day all")
  func covers() {
    for day in Self.days {
      #expect(TypicalDay.daily.covers(day))
      #expect(TypicalDay.weekend.covers(day) == (day != .workday))
      for own in Self.days { #expect(own.covers(day) == (own == day)) }
    }
  }

  @Test("the order of stand-ins has each profile once, those that cover the day first", arguments: days)
  func order(day: TypicalDay) {
    let order = TypicalDay.inOrder(for: day)
    #expect(Set(order) == Set(TypicalDay.allCases) && order.count == TypicalDay.allCases.count)
    #expect(order.first == day)
    let covering = order.map { $0.covers(day) }
    #expect(covering == covering.sorted { $0 && !$1 })
  }
}
