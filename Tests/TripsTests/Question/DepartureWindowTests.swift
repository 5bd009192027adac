import Foundation
import Setup
import Testing
import Trips

@Suite("When one may leave")
struct DepartureWindowTests {
  /// Tuesday, 24 November 2026.
  private func moment(_ clock: String, day: Int = 24) throws -> Date {
    try Date("2026-11-\(day)T\(clock):00Z", strategy: .iso8601)
  }

  private func window(_ text: String, now: String) throws -> (start: Date, end: Date) {
    let interval = try DepartureWindow.interval(text, zone: .gmt, now: moment(now))
    return (interval.start, interval.end)
  }

  @Test(
    "offers no time that is past",
    arguments: [
      // Asked at; begins and ends, on a day of November.
      ("06:00", "07:00", "10:00", 24), ("08:30", "08:30", "10:00", 24), ("10:00", "10:00", "10:00", 24),
      ("10:01", "07:00", "10:00", 25), ("23:00", "07:00", "10:00", 25),
    ])
  func isNotPast(now: String, start: String, end: String, day: Int) throws {
    let found = try window("07:00/10:00", now: now)
    #expect(try found == (moment(start, day: day), moment(end, day: day)))
  }

  @Test(
    "offers no time that is past by other words either, but where all of it is over or a date is named",
    arguments: [
      ("07:00/now+1h", "08:00", "09:00"), ("now-1h/now+1h", "08:00", "09:00"), ("now/now+1h", "08:00", "09:00"),
      ("today 07:00/10:00", "08:00", "10:00"), ("now-2h/now-1h", "06:00", "07:00"),
      ("2026-11-24T07:00/10:00", "07:00", "10:00"),
    ])
  func isNotPastByOtherWords(text: String, start: String, end: String) throws {
    #expect(try window(text, now: "08:00") == (moment(start), moment(end)))
  }

  @Test(
    "has a date where one of its times has one, and not by the clock or by the names of days",
    arguments: [
      ("07:00/10:00", false), ("7:00/9:00", false), ("now/now+2h", false), ("tomorrow 08:00/tomorrow 09:00", false),
      ("tue 08:00/09:00", false), ("2026-11-24T08:00/2026-11-24T09:00", true), ("2026-11-24T08:00/09:00", true),
      ("2026-11-24/2026-11-25", true), (" 2026-11-24 08:00 / 09:00", true), ("07:00/2026-11-24T08:00Z", true),
    ])
  func hasDate(text: String, isDated: Bool) {
    #expect(DepartureWindow.hasDate(text) == isDated)
  }

  @Test(
    "goes on after midnight where the second time of day is the earlier one",
    arguments: [
      // Asked at; begins and ends, each on a day of November.
      ("12:00", "22:00", 24, "02:00", 25), ("23:30", "23:30", 24, "02:00", 25), ("01:00", "01:00", 24, "02:00", 24),
      ("02:01", "22:00", 24, "02:00", 25),
    ])
  func crossesMidnight(now: String, start: String, startDay: Int, end: String, endDay: Int) throws {
    let found = try window("22:00/02:00", now: now)
    #expect(try found == (moment(start, day: startDay), moment(end, day: endDay)))
  }

  @Test(
    "is refused with its form where one of its times is missing", arguments: ["/", "08:00/", "/08:00", " / ", "now/"])
  func isHalf(text: String) {
    let error = #expect(throws: BrisaError.self) { try window(text, now: "07:00") }
    #expect(error?.message.hasPrefix("--depart-between takes two times with a slash") == true, "\(text)")
  }

  @Test("goes on after midnight of a day that is named, too")
  func crossesMidnightOfANamedDay() throws {
    let found = try window("tomorrow 22:00/02:00", now: "12:00")
    #expect(try found == (moment("22:00", day: 25), moment("02:00", day: 26)))
  }

  @Test("is on the next day where clocks are put back, and the day has 25 hours")
  func isTomorrowOfALongDay() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    // 00:30 in Madrid, 25 October 2026; a window that was over before it.
    let now = try Date("2026-10-24T22:30:00Z", strategy: .iso8601)
    let interval = try DepartureWindow.interval("00:10/00:20", zone: zone, now: now)
    #expect(try interval.start == Date("2026-10-25T23:10:00Z", strategy: .iso8601))
  }

  @Test(
    "is on the first day whose clocks show when it begins, and ends at the latest where they go forward",
    arguments: [
      // Asked at; begins and ends. Clocks in Madrid go forward on Sunday the 29th at 01:00 UTC, from 02:00 to 03:00.
      ("02:30/05:00", "28T11:00", "30T00:30", "30T03:00"), ("02:30/05:00", "29T10:00", "30T00:30", "30T03:00"),
      ("02:30/05:00", "30T00:00", "30T00:30", "30T03:00"), ("02:30/05:00", "30T10:00", "31T00:30", "31T03:00"),
      ("22:00/02:30", "28T11:00", "28T21:00", "29T01:00"), ("22:00/02:30", "29T00:00", "29T00:00", "29T01:00"),
      ("22:00/02:30", "29T10:00", "29T20:00", "30T00:30"), ("22:00/02:30", "30T10:00", "30T20:00", "31T00:30"),
    ])
  func leavesOutSkippedTimes(text: String, now: String, start: String, end: String) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let moment = { (text: String) in try Date("2026-03-\(text):00Z", strategy: .iso8601) }
    let interval = try DepartureWindow.interval(text, zone: zone, now: moment(now))
    #expect(try interval == DateInterval(start: moment(start), end: moment(end)))
  }

  @Test("of a day that is named is refused where clocks skip its beginning")
  func refusesANamedSkippedTime() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let now = try Date("2026-03-28T11:00:00Z", strategy: .iso8601)
    let error = #expect(throws: BrisaError.self) {
      try DepartureWindow.interval("tomorrow 02:30/05:00", zone: zone, now: now)
    }
    #expect(error?.code == .badTime && error?.message.contains("where clocks go forward past it") == true)
  }

  @Test("begins at a whole minute")
  func beginsAtAMinute() throws {
    let now = try moment("08:30") + 12
    let interval = try DepartureWindow.interval("07:00/10:00", zone: .gmt, now: now)
    #expect(try interval.start == moment("08:31"))
  }

  @Test("is taken as it is where both times are written in full")
  func takesFullTimes() throws {
    let found = try window("2026-11-20T07:00/2026-11-20T09:00", now: "12:00")
    #expect(try found == (moment("07:00", day: 20), moment("09:00", day: 20)))
  }

  @Test("is refused where it is none, runs backwards or is longer than a day", arguments: ["07:00", "", "/", "7/8/9"])
  func isRefused(text: String) throws {
    let error = #expect(throws: BrisaError.self) { try window(text, now: "06:00") }
    #expect(error?.code == .badTime)
    #expect(throws: BrisaError.self) { try window("2026-11-20T09:00/2026-11-20T07:00", now: "06:00") }
    #expect(throws: BrisaError.self) { try window("2026-11-20T07:00/2026-11-22T07:00", now: "06:00") }
  }
}
