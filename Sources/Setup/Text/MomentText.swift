internal import AirData
package import Foundation

/// Times as people type them.
package enum MomentText {
  /// The moment that a text names.
  ///
  /// It is ISO 8601; `08:00` for today in the city's zone; `now`, `now+2h`, `now-30min`; or a day by its name, with or
  /// without a time of day: `tomorrow`, `tue 08:00`. A weekday is the next one that is still to come, where clocks go
  /// forward past its time of day the one after it; a day without a time of day has that of now, or the first one
  /// behind it that clocks show.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func date(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> Date {
    try MomentReader(zone: zone, now: now, looksBack: false).date(text)
  }

  /// Whether a text names a time of day and no day.
  package static func isClock(_ text: String) -> Bool { text.count <= 5 && text.contains(":") }

  /// Whether a text names a day by its date, and so the same moment whenever it is read.
  package static func hasDate(_ text: String) -> Bool {
    !isClock(text) && text.first { !$0.isWhitespace }?.isNumber == true
  }

  /// The moment that a text names where a bound of an interval is meant: as ``date(_:zone:now:)``, but a day alone,
  /// `2026-03-01` or `yesterday`, is its first moment in the city's zone, and a weekday is the last one that was.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func bound(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> Date {
    let reader = MomentReader(zone: zone, now: now, looksBack: true)
    return try isDay(text) ? reader.startOfDay(text) : reader.date(text)
  }

  /// Whether a text is a date without a time of day, which `now-120min` is not.
  private static func isDay(_ text: String) -> Bool {
    text.count == 10 && text.first?.isNumber == true && text.contains("-") && !text.contains("T")
      && !text.contains(":")
  }

  /// The ``start(_:zone:now:)`` and the ``end(_:from:zone:now:)`` of a text with a slash, `07:00/09:00`; nil where
  /// there are not two.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func window(
    _ text: String, zone: TimeZone, now: Date
  ) throws(BrisaError) -> (start: Date, end: Date)? {
    let times = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard times.count == 2, times.allSatisfy({ !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    let beginning = try start(times[0], zone: zone, now: now)
    return (beginning, try end(times[1], from: beginning, zone: zone, now: now))
  }

  /// The first moment from another one on at which clocks show a time of day, or go forward past it.
  private static func clock(_ text: String, from start: Date, zone: TimeZone) throws(BrisaError) -> Date {
    let second: Int
    do throws(TimeTextError) {
      second = try TimeText.parseClock(text)
    } catch {
      throw BrisaError(.badTime, error.message)
    }
    var wall = ZoneClock(zone: zone)
    let local = wall.localSeconds(at: start)
    let end = local - (local % 86_400 + 86_400) % 86_400 + second
    // Of a time that comes twice the first may be past. Clocks show whole seconds.
    let wholeStart = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    if let shown = wall.moments(ofLocalSeconds: end).first(where: { $0 >= wholeStart }) { return max(shown, start) }
    return wall.firstMoment(fromLocalSeconds: end > local ? end : end + 86_400)
  }

  /// The moment that a text names for the beginning of a stretch of time: as ``date(_:zone:now:)``, but a date alone,
  /// `2026-03-01`, is its first moment in the city's zone.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func start(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> Date {
    let reader = MomentReader(zone: zone, now: now, looksBack: false)
    return try isDay(text) ? reader.startOfDay(text) : reader.date(text)
  }

  /// The moment that a text names for the end of a stretch of time: as ``start(_:zone:now:)``, but a time of day alone
  /// is the first one from the beginning on, on its day or the next; where clocks skip it, the moment at which they go
  /// forward.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func end(
    _ text: String, from beginning: Date, zone: TimeZone, now: Date
  ) throws(BrisaError) -> Date {
    try isClock(text) ? clock(text, from: beginning, zone: zone) : start(text, zone: zone, now: now)
  }
}
