internal import AirData
internal import Foundation

/// The instants asked for an interval: whole hours of UTC, as far as the service has any.
struct HourRange: Equatable {
  /// What is asked: the service has an API for either, and these go back differently far.
  enum Subject {
    case air, wind
  }

  let first: Date
  let last: Date

  /// 2013-01-01, where the reanalysis of Europe's air begins.
  private static let airStart = Date(timeIntervalSince1970: 1_356_998_400)
  /// Days of wind before today that the service has, and days of air from today on; no more are asked of the wind.
  private static let (pastWindDays, comingDays) = (92.0, 7.0)

  /// Nil when the service has nothing of the interval.
  init?(_ interval: DateInterval, of subject: Subject, now: Date) {
    let today = now.startOfDay
    let start = subject == .air ? Self.airStart : today - Self.pastWindDays * 86_400
    first = max(interval.start.startOfHour, start)
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
  static func notice(_ range: HourRange?, of subject: Subject, asked: DateInterval) -> Notice? {
    let limits = limits(of: subject)
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

  private static func limits(of subject: Subject) -> LocalizedText {
    let (past, coming) = (Int(pastWindDays), Int(comingDays))
    return switch subject {
    case .air:
      LocalizedText(
        en: "Open-Meteo has the air from 2013 on and \(coming) days ahead",
        es: "Open-Meteo tiene el aire desde 2013 y \(coming) días hacia delante",
        ca: "Open-Meteo té l'aire des de 2013 i \(coming) dies cap avant")
    case .wind:
      LocalizedText(
        en: "Open-Meteo has the wind of \(past) days back and \(coming) ahead",
        es: "Open-Meteo tiene el viento de \(past) días hacia atrás y \(coming) hacia delante",
        ca: "Open-Meteo té el vent de \(past) dies cap arrere i \(coming) cap avant")
    }
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
