package import Foundation
package import Setup

/// When one may leave (`--depart-between`).
package enum DepartureWindow {
  /// The times between which a text with a slash lies, like `07:00/10:00`; none of them is past.
  /// - Throws: ``BrisaError`` that shows the forms, and for more than a day.
  package static func interval(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> DateInterval {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard var (start, end) = try MomentText.window(text, zone: zone, now: now) else {
      throw BrisaError(.badTime, "--depart-between takes two times with a slash, like 07:00/10:00, not '\(text)'.")
    }
    if text.split(separator: "/").allSatisfy({ MomentText.isClock(String($0)) }), start <= end {
      // Nobody leaves in the past: what is over today is meant for tomorrow.
      if end < now, let tomorrow = try MomentText.window(text, zone: zone, now: now + 86_400) {
        (start, end) = tomorrow
      }
      start = max(start, min(end, nextMinute(now)))
    }
    guard start <= end, end.timeIntervalSince(start) <= 24 * 3600 else {
      throw BrisaError(
        .badTime, "--depart-between takes an earlier and a later time, at most 24 hours apart, not '\(text)'.")
    }
    return DateInterval(start: start, end: end)
  }

  private static func nextMinute(_ now: Date) -> Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.up) * 60)
  }
}
