internal import AirData
internal import Foundation

/// Reads one time as people type it, seen from a moment and a zone.
struct MomentReader {
  let zone: TimeZone
  let now: Date
  /// Whether bounds of what has been are meant: a weekday is then the last one, and a day alone its first moment.
  let looksBack: Bool

  /// The years of which times are taken, as those of tracks: no air is known of others, and long ago clocks went by the
  /// sun and calendars by other leap years.
  private static let years = 1900...2199

  /// The moment that a text names; see ``MomentText``.
  /// - Throws: ``BrisaError`` that shows the forms.
  func date(_ text: String) throws(BrisaError) -> Date {
    do {
      if MomentText.isClock(text) { return try moment(text, daysAhead: 0) }
      if let seconds = MomentWords.secondsFromNow(text) { return now + seconds }
      let words = text.split(separator: " ").map(String.init)
      guard let day = words.first.flatMap(MomentWords.Day.init) else { return try time(text) }
      return try date(on: day, words.dropFirst(), text)
    } catch let error as TimeTextError {
      throw BrisaError(.badTime, error.message)
    } catch {
      throw error as? BrisaError ?? BrisaError(.badTime, "\(error)")
    }
  }

  private func date(on day: MomentWords.Day, _ rest: ArraySlice<String>, _ text: String) throws -> Date {
    guard rest.count <= 1 else { throw Self.unreadable(text) }
    switch day {
    case .part(let word):
      throw BrisaError(
        .badTime, "'\(word)' names no moment: write the time as well, like today 21:00 or tomorrow 08:00.")
    case .ahead(let days):
      return try moment(rest.first, daysAhead: days)
    case .weekday(let number):
      let days = (number - weekdayOfNow + 7) % 7
      // Clocks skip a time of day on one of three such days at most.
      let moments = try [0, 7, 14].compactMap { further in
        try momentUnlessSkipped(rest.first, daysAhead: looksBack ? days - further : days + further)
      }
      guard let found = moments.first(where: { looksBack ? $0 <= now : $0 >= now }) else {
        throw Self.unreadable(text)
      }
      return found
    }
  }

  /// The first moment of a day like `2026-03-01`, which is not midnight where clocks skip that.
  /// - Throws: ``BrisaError`` that shows the forms.
  func startOfDay(_ day: String) throws(BrisaError) -> Date {
    // Clocks never skip noon. What is no day is told as the time that it would begin at.
    guard let noon = try? time("\(day)T12:00") else { return try date("\(day)T00:00") }
    var wall = ZoneClock(zone: zone)
    return wall.startOfDay(of: noon)
  }

  /// A time of day so many days after today; nil where clocks skip it on that day.
  private func momentUnlessSkipped(_ clock: String?, daysAhead: Int) throws(TimeTextError) -> Date? {
    do throws(TimeTextError) {
      return try moment(clock, daysAhead: daysAhead)
    } catch {
      guard case .skipped = error else { throw error }
      return nil
    }
  }

  /// A time of day so many days after today; without one that of now, or the day's first moment where it is a bound.
  private func moment(_ clock: String?, daysAhead: Int) throws(TimeTextError) -> Date {
    var wall = ZoneClock(zone: zone)
    let start = wall.startOfDay(of: now, daysAhead: daysAhead)
    guard let clock else { return looksBack ? start : timeOfNow(daysAhead: daysAhead) }
    _ = try TimeText.parseClock(clock)
    let digits = clock.prefix { $0 != ":" }.count == 1 ? "0\(clock)" : clock
    return try TimeText.parse("\(TimeText.format(start, zone: zone).prefix(10))T\(digits)", zone: zone)
  }

  /// The time of day of now so many days after today; where clocks skip it, the moment at which they go forward.
  private func timeOfNow(daysAhead: Int) -> Date {
    // Clocks may show the time of now twice today.
    guard daysAhead != 0 else { return now }
    var wall = ZoneClock(zone: zone)
    return wall.firstMoment(fromLocalSeconds: wall.localSeconds(at: now) + daysAhead * 86_400)
  }

  /// 1 for Sunday to 7 for Saturday.
  private var weekdayOfNow: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.component(.weekday, from: now)
  }

  private func time(_ text: String) throws -> Date {
    let date: Date
    do throws(TimeTextError) {
      date = try TimeText.parse(text, zone: zone)
    } catch {
      if case .notATime = error { throw Self.unreadable(text) }
      throw error
    }
    guard let year = Int(text.drop { $0.isWhitespace }.prefix(4)), Self.years.contains(year) else {
      throw BrisaError(
        .badTime,
        "'\(text.prefix(40))' is too far off: write a year from \(Self.years.lowerBound) to "
          + "\(Self.years.upperBound).")
    }
    return date
  }

  private static func unreadable(_ text: String) -> BrisaError {
    BrisaError(
      .badTime,
      "'\(text.prefix(40))' is no time: write it like 08:00, tomorrow 08:00, tue 08:00, now+2h or 2026-03-02T08:00.")
  }
}
