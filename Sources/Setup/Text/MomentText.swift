internal import AirData
package import Foundation

/// Times as people type them.
package enum MomentText {
  /// The moment that a text names: ISO 8601, or `HH:mm` for today in the city's zone.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func date(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> Date {
    do {
      if isClock(text) { return try today(text, zone: zone, now: now) }
      return try TimeText.parse(text, zone: zone)
    } catch {
      throw BrisaError(.badTime, error.message)
    }
  }

  /// Whether a text names a time of day and no day.
  package static func isClock(_ text: String) -> Bool { text.count <= 5 }

  /// The moment that a text names where a bound of an interval is meant: as ``date(_:zone:now:)``, or a day,
  /// `2026-03-01`, for its first moment in the city's zone.
  /// - Throws: ``BrisaError`` that shows the forms.
  package static func bound(_ text: String, zone: TimeZone, now: Date) throws(BrisaError) -> Date {
    let isDay = text.count == 10 && !text.contains("T") && !text.contains(":")
    return try date(isDay ? "\(text)T00:00" : text, zone: zone, now: now)
  }

  private static func today(_ text: String, zone: TimeZone, now: Date) throws(TimeTextError) -> Date {
    _ = try TimeText.parseClock(text)
    let day = TimeText.format(now, zone: zone).prefix(10)
    return try TimeText.parse("\(day)T\(text.count == 5 ? "" : "0")\(text)", zone: zone)
  }
}
