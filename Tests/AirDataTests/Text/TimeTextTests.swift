import AirData
import Foundation
import Geo
import Testing

private let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt

/// A UTC moment from Foundation's own parser, which is the oracle here.
private func utc(_ text: String) throws -> Date {
  try Date.ISO8601FormatStyle().parse(text)
}

@Suite("Time texts")
struct TimeTextTests {
  @Test(
    "Zoned times are read in every usual spelling",
    arguments: [
      "2026-03-02T07:00:00Z", "2026-03-02T08:00:00+01:00", "2026-03-02T08:00+0100", "2026-03-02 08:00+01",
      "2026-03-02T07:00z",
      "2026-03-01T22:00:00-09:00", "2026-03-02t7:00Z",
    ])
  func zoned(text: String) throws {
    #expect(try TimeText.parse(text, zone: madrid) == utc("2026-03-02T07:00:00Z"))
  }

  @Test("A time without a zone is on the city's clock, in winter and in summer")
  func zoneless() throws {
    #expect(try TimeText.parse("2026-03-02T08:00", zone: madrid) == utc("2026-03-02T07:00:00Z"))
    #expect(try TimeText.parse("2026-07-02 08:00:30", zone: madrid) == utc("2026-07-02T06:00:30Z"))
  }

  @Test("Fractions of a second are kept")
  func fraction() throws {
    #expect(try TimeText.parse("2026-03-02T07:00:00.25Z", zone: .gmt) == utc("2026-03-02T07:00:00Z") + 0.25)
  }

  @Test("24:00 is the midnight that ends the day, also the year")
  func endOfDay() throws {
    #expect(try TimeText.parse("2026-12-31T24:00Z", zone: .gmt) == utc("2027-01-01T00:00:00Z"))
  }

  @Test("24:00 is the moment at which clocks go forward where they skip midnight")
  func endOfDayBehindWhichMidnightIsSkipped() throws {
    let beirut = try #require(TimeZone(identifier: "Asia/Beirut"))
    #expect(try TimeText.parse("2026-03-28T24:00", zone: beirut) == utc("2026-03-28T22:00:00Z"))
    #expect(throws: TimeTextError.self) { try TimeText.parse("2026-03-29T00:00", zone: beirut) }
  }

  @Test("An hour that clocks show twice means the first")
  func ambiguous() throws {
    #expect(try TimeText.parse("2026-10-25T02:30", zone: madrid) == utc("2026-10-25T00:30:00Z"))
    #expect(try TimeText.parse("2026-10-25T02:30+01:00", zone: madrid) == utc("2026-10-25T01:30:00Z"))
  }

  @Test("An hour that clocks skip is refused")
  func skipped() {
    #expect(throws: TimeTextError.skipped("2026-03-29T02:30", zone: "Europe/Madrid")) {
      try TimeText.parse("2026-03-29T02:30", zone: madrid)
    }
  }

  @Test(
    "What is no time is refused",
    arguments: [
      "", "yesterdayish", "2026-03-02", "08:00", "2026-3-2T08:00Z", "2026-03-02T08Z", "2026-03-02T08:00:0Z",
      "2026-03-02T08:00 Z",
      "2026-03-02T08:00+1", "2026-03-02T08:00Zx", "2026-03-02T08:00:00.Z", "20260302T0800Z", "2026-03-02T108:00Z",
    ])
  func malformed(text: String) {
    #expect(throws: TimeTextError.notATime(text)) { try TimeText.parse(text, zone: .gmt) }
  }

  @Test(
    "What no calendar or clock shows is refused",
    arguments: [
      "2026-02-29T08:00Z", "2026-13-01T08:00Z", "2026-00-01T08:00Z", "2026-04-31T08:00Z", "0000-01-01T00:00Z",
      "2026-03-02T25:00Z",
      "2026-03-02T24:01Z", "2026-03-02T08:60Z", "2026-03-02T23:59:60Z", "2026-03-02T08:00+15:00",
      "2026-03-02T08:00+01:60",
    ])
  func outOfRange(text: String) {
    #expect(throws: TimeTextError.outOfRange(text)) { try TimeText.parse(text, zone: .gmt) }
  }

  @Test("Times of a day are read, up to 24:00")
  func clockTimes() throws {
    #expect(try TimeText.parseClock("08:05") == 29_100)
    #expect(try TimeText.parseClock("8:05:30") == 29_130)
    #expect(try TimeText.parseClock("24:00") == 86_400)
    #expect(throws: TimeTextError.outOfRange("24:30")) { try TimeText.parseClock("24:30") }
    #expect(throws: TimeTextError.notAClockTime("8")) { try TimeText.parseClock("8") }
  }

  @Test("Times are written with the zone's offset")
  func format() throws {
    let time = try utc("2026-07-02T06:00:30Z")
    #expect(TimeText.format(time, zone: madrid) == "2026-07-02T08:00:30+02:00")
    #expect(TimeText.format(time, zone: .gmt) == "2026-07-02T06:00:30Z")
    let newfoundland = try #require(TimeZone(identifier: "America/St_Johns"))
    #expect(TimeText.format(time, zone: newfoundland) == "2026-07-02T03:30:30-02:30")
  }

  @Test("A moment beyond the calendar is written without a trap")
  func extremes() {
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      #expect(TimeText.format(Date(timeIntervalSince1970: seconds), zone: .gmt).hasSuffix("Z"))
    }
  }

  @Test(
    "Random moments of four centuries agree with Foundation", arguments: ["UTC", "Europe/Madrid", "America/St_Johns"])
  func againstFoundation(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let date = Date(timeIntervalSince1970: Double(Int.random(in: -2_000_000_000...10_000_000_000, using: &random)))
      let text = Date.ISO8601FormatStyle(timeZone: .gmt).format(date)
      #expect(TimeText.format(date, zone: .gmt) == text)
      #expect(try TimeText.parse(text, zone: zone) == date)
    }
  }
}

@Suite("Zone clock")
struct ZoneClockTests {
  /// Local seconds of a time of 2026 as a clock shows it.
  private func local(_ text: String) throws -> Int {
    Int(try utc(text + "Z").timeIntervalSince1970)
  }

  @Test("A day without a change shows every time once")
  func steady() throws {
    var clock = ZoneClock(zone: madrid)
    #expect(clock.moments(ofLocalSeconds: try local("2026-03-02T08:00:00")) == [try utc("2026-03-02T07:00:00Z")])
  }

  @Test("A skipped hour has no moment, and its neighbours have one")
  func forward() throws {
    var clock = ZoneClock(zone: madrid)
    #expect(clock.moments(ofLocalSeconds: try local("2026-03-29T01:59:59")) == [try utc("2026-03-29T00:59:59Z")])
    #expect(clock.moments(ofLocalSeconds: try local("2026-03-29T02:00:00")).isEmpty)
    #expect(clock.moments(ofLocalSeconds: try local("2026-03-29T03:00:00")) == [try utc("2026-03-29T01:00:00Z")])
  }

  @Test("A repeated hour has two moments")
  func back() throws {
    var clock = ZoneClock(zone: madrid)
    #expect(
      clock.moments(ofLocalSeconds: try local("2026-10-25T02:00:00"))
        == [try utc("2026-10-25T00:00:00Z"), try utc("2026-10-25T01:00:00Z")])
    #expect(clock.moments(ofLocalSeconds: try local("2026-10-25T03:00:00")) == [try utc("2026-10-25T02:00:00Z")])
  }

  @Test("The first moment from a local time on is that time, the first where it comes twice, or the end of a gap")
  func firstMoment() throws {
    var clock = ZoneClock(zone: madrid)
    for (text, moment) in [
      ("2026-03-02T08:00:00", "2026-03-02T07:00:00Z"), ("2026-10-25T02:30:00", "2026-10-25T00:30:00Z"),
      ("2026-03-29T02:00:00", "2026-03-29T01:00:00Z"), ("2026-03-29T02:59:59", "2026-03-29T01:00:00Z"),
    ] {
      #expect(clock.firstMoment(fromLocalSeconds: try local(text)) == (try utc(moment)), "\(text)")
    }
  }

  /// A moment in a city, a number of days ahead, and the first moment of that day.
  private static let days: [(String, String, Int, String)] = [
    // Clocks go forward at two o'clock on 29 March, and back at three on 25 October.
    ("Europe/Madrid", "2026-03-29T12:00:00Z", 0, "2026-03-28T23:00:00Z"),
    ("Europe/Madrid", "2026-03-28T23:00:00Z", 1, "2026-03-29T22:00:00Z"),
    ("Europe/Madrid", "2026-10-25T22:59:59Z", 0, "2026-10-24T22:00:00Z"),
    ("Europe/Madrid", "2026-10-24T22:00:00Z", 1, "2026-10-25T23:00:00Z"),
    ("Europe/Madrid", "2026-10-27T12:00:00Z", -3, "2026-10-23T22:00:00Z"),
    // They skip the midnight of 29 March, and show the hour before that of 25 October twice.
    ("Asia/Beirut", "2026-03-29T12:00:00Z", 0, "2026-03-28T22:00:00Z"),
    ("Asia/Beirut", "2026-03-27T22:30:00Z", 1, "2026-03-28T22:00:00Z"),
    ("Asia/Beirut", "2026-03-28T22:00:00Z", 1, "2026-03-29T21:00:00Z"),
    ("Asia/Beirut", "2026-03-31T12:00:00Z", -2, "2026-03-28T22:00:00Z"),
    ("Asia/Beirut", "2026-10-24T21:30:00Z", 0, "2026-10-23T21:00:00Z"),
    ("Asia/Beirut", "2026-10-24T21:30:00Z", 1, "2026-10-24T22:00:00Z"),
    // They show the midnight of 1 November twice.
    ("America/Havana", "2026-11-01T05:30:00Z", 0, "2026-11-01T04:00:00Z"),
    ("America/Havana", "2026-11-02T12:00:00Z", -1, "2026-11-01T04:00:00Z"),
    ("America/Havana", "2026-11-01T04:30:00Z", 1, "2026-11-02T05:00:00Z"),
    // Midnight is at half past an hour of UTC; the moment is before 1970.
    ("Asia/Kolkata", "1965-12-31T18:29:59Z", 0, "1965-12-30T18:30:00Z"),
  ]

  @Test("A day begins with its first moment, whatever clocks do at midnight and in the days between", arguments: days)
  func startOfDay(city: String, moment: String, ahead: Int, first: String) throws {
    var clock = ZoneClock(zone: try #require(TimeZone(identifier: city)))
    #expect(clock.startOfDay(of: try utc(moment), daysAhead: ahead) == (try utc(first)))
  }

  @Test("Every hour of a year is shown at the local time it came from")
  func inverse() throws {
    var clock = ZoneClock(zone: madrid)
    let start = try utc("2026-01-01T00:00:00Z")
    for hour in 0..<8760 {
      let date = start + Double(hour) * 3600
      #expect(clock.localSeconds(at: date) == Int(date.timeIntervalSince1970) + madrid.secondsFromGMT(for: date))
      #expect(clock.moments(ofLocalSeconds: clock.localSeconds(at: date)).contains(date))
    }
  }
}
