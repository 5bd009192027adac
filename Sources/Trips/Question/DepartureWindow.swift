package import Foundation
package import Setup

/// When one may leave (`--depart-between`).
package enum DepartureWindow {
  /// The times between which a text with a slash lies, like `07:00/10:00`; none of them is past.
  ///
  /// A time of day behind a later one, as in `22:00/02:00`, is that of the next day. Of two times of day the first
  /// window that is not over is meant.
  /// - Throws: ``BrisaError`` that shows the forms, and for more than a day.
  package static func interval(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> DateInterval {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard var (start, end) = try window(text, zone: zone, now: now) else {
      throw BrisaError(.badTime, "--depart-between takes two times with a slash, like 07:00/10:00, not '\(text)'.")
    }
    if text.split(separator: "/").allSatisfy({ MomentText.isClock(String($0)) }) {
      for days in [-1, 0, 1] {
        guard let found = try window(text, zone: zone, now: day(days, after: now, zone)) else { break }
        (start, end) = found
        if end >= now { break }
      }
      // Nobody leaves in the past.
      start = max(start, min(end, nextMinute(now)))
    }
    guard start <= end, end.timeIntervalSince(start) <= 24 * 3600 else {
      throw BrisaError(
        .badTime, "--depart-between takes an earlier and a later time, at most 24 hours apart, not '\(text)'.")
    }
    return DateInterval(start: start, end: end)
  }

  /// The two moments that a text names; nil where there are not two.
  private static func window(
    _ text: String, zone: TimeZone, now: Date
  ) throws(BrisaError) -> (start: Date, end: Date)? {
    guard let (start, end) = try MomentText.window(text, zone: zone, now: now) else { return nil }
    let endsByClock = text.split(separator: "/").last.map { MomentText.isClock(String($0)) } ?? false
    return (start, endsByClock && end < start ? day(1, after: end, zone) : end)
  }

  /// The same time of day some days later.
  private static func day(_ days: Int, after date: Date, _ zone: TimeZone) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(byAdding: .day, value: days, to: date) ?? date + Double(days) * 86_400
  }

  private static func nextMinute(_ now: Date) -> Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.up) * 60)
  }
}
