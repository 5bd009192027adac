internal import AirData
internal import Foundation

/// The instants asked for an interval: whole hours of UTC, as far as the service has any.
struct HourRange: Equatable {
  let first: Date
  let last: Date

  /// Days before today, and from today on, that the service has.
  private static let (pastDays, comingDays) = (92.0, 7.0)

  /// Nil when the service has nothing of the interval.
  init?(_ interval: DateInterval, now: Date) {
    let today = now.startOfDay
    first = max(interval.start.startOfHour, today - Self.pastDays * 86_400)
    last = min((interval.end - 1e-3).startOfHour, today + Self.comingDays * 86_400 - 3600)
    if first > last { return nil }
  }

  /// Days that the instants lie on, as the service counts them.
  var dayCount: Int { Int((last.startOfDay.timeIntervalSince(first.startOfDay) / 86_400).rounded()) + 1 }

  /// The parameters that name the range; both ends are included.
  var parameters: [(name: String, value: String)] {
    [("start_hour", Self.text(first)), ("end_hour", Self.text(last))]
  }

  /// Tells what of an interval cannot be had, nil when all can.
  static func notice(_ range: HourRange?, asked: DateInterval) -> Notice? {
    let limits = LocalizedText(
      en: "Open-Meteo has \(Int(pastDays)) days back and \(Int(comingDays)) ahead",
      es: "Open-Meteo tiene \(Int(pastDays)) días hacia atrás y \(Int(comingDays)) hacia delante",
      ca: "Open-Meteo té \(Int(pastDays)) dies cap arrere i \(Int(comingDays)) cap avant")
    guard let range else {
      return Notice(
        code: "out-of-range",
        text: LocalizedText(
          en: "\(limits.en): nothing of the time that is asked for.",
          es: "\(limits.es): nada del tiempo que se pide.",
          ca: "\(limits.ca): res del temps que es demana."))
    }
    let isWhole =
      range.first == asked.start.startOfHour && range.last == (asked.end - 1e-3).startOfHour
    return isWhole
      ? nil
      : Notice(
        code: "out-of-range",
        text: LocalizedText(
          en: "\(limits.en): the rest of the time that is asked for is left out.",
          es: "\(limits.es): el resto del tiempo que se pide queda fuera.",
          ca: "\(limits.ca): la resta del temps que es demana queda fora."))
  }

  /// `2026-01-10T09:00`, on the clock of UTC.
  private static func text(_ hour: Date) -> String {
    String(TimeText.format(hour, zone: .gmt).prefix(16))
  }
}

extension Date {
  /// The day of UTC that holds the moment.
  fileprivate var startOfDay: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
  }
}
