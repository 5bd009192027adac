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

  @Test(
    "a time is of a year from 1900 to 2199, also a day's first moment",
    arguments: [("1899-12-31", "1900-01-01"), ("2200-01-01", "2199-12-31"), ("0001-01-01", "1900-03-01")])
  func yearsAreLimited(far: String, near: String) throws {
    let moment = #expect(throws: BrisaError.self) { try MomentText.date("\(far)T08:00", zone: .gmt, now: now) }
    let day = #expect(throws: BrisaError.self) { try MomentText.bound(far, zone: .gmt, now: now) }
    for error in [moment, day] {
      #expect(error?.code == .badTime && error?.message.hasSuffix(": write a year from 1900 to 2199.") == true)
    }
    _ = try MomentText.date(" \(near)T08:00", zone: .gmt, now: now)
    _ = try MomentText.bound(near, zone: .gmt, now: now)
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

  // 2026-07-02 is a Thursday, 00:30 in Madrid.
  @Test(
    "days and now are named in three languages, with or without accents",
    arguments: [
      ("tomorrow", "2026-07-03T00:30"), ("mañana", "2026-07-03T00:30"), ("DEMÀ 8:00", "2026-07-03T08:00"),
      ("manana 08:00", "2026-07-03T08:00"), ("today 21:00", "2026-07-02T21:00"), ("hui 24:00", "2026-07-03T00:00"),
      ("yesterday 08:00", "2026-07-01T08:00"), ("ahir 08:00", "2026-07-01T08:00"),
      ("now", "2026-07-02T00:30"), ("now+2h", "2026-07-02T02:30"), ("ahora - 30 min", "2026-07-02T00:00"),
      ("ara+1h30min", "2026-07-02T02:00"), ("now+3d", "2026-07-05T00:30"),
      ("tue 08:00", "2026-07-07T08:00"), ("martes 08:00", "2026-07-07T08:00"), ("dimarts 08:00", "2026-07-07T08:00"),
      ("thu 08:00", "2026-07-02T08:00"), ("dijous 00:10", "2026-07-09T00:10"), ("Miércoles", "2026-07-08T00:30"),
    ])
  func readsWords(text: String, local: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    #expect(
      try MomentText.date(text, zone: madrid, now: now) == MomentText.date(local, zone: madrid, now: now))
  }

  @Test("as a bound a day is its first moment, and a weekday the last one that was")
  func boundsByWords() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    for (text, local) in [
      ("yesterday", "2026-07-01T00:00"), ("mon", "2026-06-29T00:00"), ("thu", "2026-07-02T00:00"),
      ("thu 08:00", "2026-06-25T08:00"), ("now-6h", "2026-07-01T18:30"), ("now-120min", "2026-07-01T22:30"),
    ] {
      #expect(
        try MomentText.bound(text, zone: madrid, now: now) == MomentText.date(local, zone: madrid, now: now), "\(text)")
    }
  }

  /// A city whose clocks skip the midnight with which a day begins, and the first moment of that day.
  private static let daysWithoutMidnight = [
    ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00Z"), ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00Z"),
    ("America/Santiago", "2026-09-06", "2026-09-06T04:00Z"), ("America/Havana", "2026-03-08", "2026-03-08T05:00Z"),
  ]

  @Test("a day is its first moment where clocks skip its midnight, too", arguments: daysWithoutMidnight)
  func boundWithoutMidnight(city: String, day: String, first: String) throws {
    let zone = try #require(TimeZone(identifier: city))
    let moment = try MomentText.date(first, zone: .gmt, now: now)
    #expect(try MomentText.bound(day, zone: zone, now: now) == moment)
    #expect(try MomentText.bound("yesterday", zone: zone, now: moment + 30 * 3600) == moment)
  }

  @Test("a weekday is the next one whose clocks show its time of day, and as a bound the last one")
  func weekdaysWithoutATime() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let read = { (text: String) in try MomentText.date(text, zone: madrid, now: self.now) }
    // A Sunday on which clocks skip 02:30, before and behind that.
    for clock in ["01:00", "09:00"] {
      let sunday = try read("2026-03-29T\(clock)")
      #expect(try MomentText.date("sun 02:30", zone: madrid, now: sunday) == read("2026-04-05T02:30"))
      #expect(try MomentText.bound("sun 02:30", zone: madrid, now: sunday) == read("2026-03-22T02:30"))
    }
    #expect(throws: BrisaError.self) { try read("2026-03-29T02:30") }
  }

  @Test(
    "a day without a time of day is told where clocks skip the time of now", arguments: ["sun", "tomorrow", "demà"])
  func skippedTimeOfNow(text: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let saturday = try MomentText.date("2026-03-28T02:30", zone: madrid, now: now)
    let sunday = try MomentText.date("2026-03-29T03:00", zone: madrid, now: now)
    #expect(try MomentText.date(text, zone: madrid, now: saturday) == sunday)
  }

  @Test("the day of now without a time of day is now", arguments: ["today", "sun"])
  func dayOfNow(text: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    // On a Sunday, when clocks show the time a second time, within a second.
    let sunday = try MomentText.date("2026-10-25T02:30:00.5+01:00", zone: madrid, now: now)
    #expect(try MomentText.date(text, zone: madrid, now: sunday) == sunday)
  }

  @Test("the day after a change of clocks is one day on, at the same time of day")
  func changeOfClocks() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let before = try MomentText.date("2026-10-24T09:00", zone: madrid, now: now)
    #expect(try MomentText.date("tomorrow", zone: madrid, now: before).timeIntervalSince(before) == 25 * 3600)
  }

  @Test("a window's second time of day is the first one behind its first time")
  func windows() throws {
    let window = try MomentText.window("tomorrow 07:00/09:00", zone: .gmt, now: now)
    #expect(window?.end == (try MomentText.date("tomorrow 09:00", zone: .gmt, now: now)))
    let night = try MomentText.window("tomorrow 22:00/02:00", zone: .gmt, now: now)
    #expect(night?.end == (try MomentText.date("2026-07-03T02:00", zone: .gmt, now: now)))
    #expect(try MomentText.window("07:00", zone: .gmt, now: now) == nil)
  }

  @Test("a day at either end of a window is its first moment")
  func windowOfADay() throws {
    let window = try MomentText.window("2026-07-02/2026-07-03", zone: .gmt, now: now)
    #expect(window?.start == (try MomentText.date("2026-07-02T00:00", zone: .gmt, now: now)))
    #expect(window?.end == (try MomentText.date("2026-07-03T00:00", zone: .gmt, now: now)))
  }

  @Test(
    "a window's second time of day is the next one that clocks show, whatever they do between",
    arguments: [
      ("2026-10-25T02:45+02:00/02:30", "2026-10-25T02:30+01:00"), ("2026-10-25T02:15+02:00/02:30", "2026-10-25T02:30"),
      ("2026-10-25T02:15+01:00/02:30", "2026-10-25T02:30+01:00"), ("2026-10-25T02:45+01:00/02:30", "2026-10-26T02:30"),
      ("2026-03-29T01:00/02:30", "2026-03-29T03:00"), ("2026-03-29T03:00/02:30", "2026-03-30T02:30"),
      ("2026-07-02T08:00:00.5/08:00", "2026-07-02T08:00:00.5"), ("2026-07-02T08:00:00.5/07:59", "2026-07-03T07:59"),
    ])
  func windowsAcrossChanges(text: String, end: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let window = try MomentText.window(text, zone: madrid, now: now)
    #expect(try window?.end == MomentText.date(end, zone: madrid, now: now))
  }

  @Test(
    "a stretch begins with a day's first moment, and ends with the first time of day from there on",
    arguments: [
      ("2026-03-01", "2026-03-02", "2026-03-01T00:00", "2026-03-02T00:00"),
      ("2026-03-01", "06:00", "2026-03-01T00:00", "2026-03-01T06:00"),
      ("23:00", "01:00", "2026-07-02T23:00", "2026-07-03T01:00"),
      ("23:00", "00:00", "2026-07-02T23:00", "2026-07-03T00:00"),
      ("2026-11-26T23:00", "01:00", "2026-11-26T23:00", "2026-11-27T01:00"),
      ("now-120min", "now+2h", "2026-07-01T22:30", "2026-07-02T02:30"),
    ])
  func stretches(from: String, to: String, start: String, end: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let beginning = try MomentText.start(from, zone: madrid, now: now)
    #expect(try beginning == MomentText.date(start, zone: madrid, now: now))
    #expect(
      try MomentText.end(to, from: beginning, zone: madrid, now: now) == MomentText.date(end, zone: madrid, now: now))
  }

  @Test(
    "what names no moment is refused with examples",
    arguments: [
      "tonight", "esta noche", "tue 8", "tue 25:00", "now+2", "now+2x", "now+9999999d", "tomorrow 08:00 x", "now-+2h",
      "now++2h",
      "tomorrow+08:00", "2026-03-02+08:00",
    ])
  func refusesWords(text: String) {
    let error = #expect(throws: BrisaError.self) { try MomentText.date(text, zone: .gmt, now: now) }
    #expect(error?.code == .badTime)
    #expect(error?.message.contains("08:00") == true || error?.message.contains("check month") == true)
  }
}
