internal import AirData
package import Foundation
package import Setup

/// When one may leave (`--depart-between`).
package enum DepartureWindow {
  /// The times between which a text with a slash lies, like `07:00/10:00`.
  ///
  /// A window without a date that has begun and is not over begins with the next minute; one with a date stays whole.
  /// A time of day behind a later one, as in `22:00/02:00`, is that of the next day. Of two times of day the first
  /// window that is not over is meant; a day on which clocks skip its beginning has none.
  /// - Throws: ``BrisaError`` that shows the forms, and for more than a day.
  package static func interval(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> DateInterval {
    let text = text.trimmingCharacters(in: .whitespaces)
    let isByClock = text.split(separator: "/").allSatisfy { MomentText.isClock(String($0)) }
    let window = try isByClock ? coming(text, zone: zone, now: now) : MomentText.window(text, zone: zone, now: now)
    guard let (first, end) = window else {
      throw BrisaError(.badTime, "--depart-between takes two times with a slash, like 07:00/10:00, not '\(text)'.")
    }
    // Nobody leaves in the past, though one may ask what was the best minute then.
    let hasBegun = first < now && now <= end && !hasDate(text)
    let start = hasBegun ? min(end, nextMinute(now)) : first
    guard start <= end, end.timeIntervalSince(start) <= 24 * 3600 else {
      throw BrisaError(
        .badTime, "--depart-between takes an earlier and a later time, at most 24 hours apart, not '\(text)'.")
    }
    return DateInterval(start: start, end: end)
  }

  /// The first window of two times of day that is not over; nil where the text does not name two.
  /// - Throws: ``BrisaError`` where no day has one.
  private static func coming(
    _ text: String, zone: TimeZone, now: Date
  ) throws(BrisaError) -> (start: Date, end: Date)? {
    var fault: BrisaError?
    var clock = ZoneClock(zone: zone)
    // From yesterday on, whose window may last until after midnight, to the day behind a tomorrow that has none.
    for days in -1...2 {
      let day = clock.startOfDay(of: now, daysAhead: days)
      do throws(BrisaError) {
        guard let found = try MomentText.window(text, zone: zone, now: day) else { return nil }
        if found.end >= now { return found }
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
    return nil
  }

  /// Whether a window has a date, so that it is over once and for all.
  package static func hasDate(_ text: String) -> Bool {
    text.split(separator: "/").contains { MomentText.hasDate($0.trimmingCharacters(in: .whitespaces)) }
  }

  private static func nextMinute(_ now: Date) -> Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.up) * 60)
  }
}
