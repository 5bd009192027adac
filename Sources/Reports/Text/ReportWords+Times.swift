internal import AirData
internal import Foundation

extension ReportWords {
  /// `Tuesday 24 November 2026, 08:00–09:00 (UTC+1:00)`, the same on every machine.
  func moment(_ hour: Date, in zone: TimeZone) -> String { moment(hour, to: hour + 3600, in: zone) }

  /// The time of several hours: with the day of the end where that is another, and both offsets where clocks change.
  func moment(_ hour: Date, to end: Date, in zone: TimeZone) -> String {
    let (first, last) = (LocalHour(hour, in: zone), LocalHour(end, in: zone))
    // A day that ends at midnight is over by then.
    let lastDay = LocalHour(max(hour, end - 1), in: zone)
    let isOneDay = (first.day, first.month, first.year) == (lastDay.day, lastDay.month, lastDay.year)
    let isWholeDay = isOneDay && end.timeIntervalSince(hour) > 2 * 3600 && first.clock == last.clock
    let clock = isWholeDay ? "24:00" : last.clock
    let until = isOneDay ? "–\(clock)" : " – \(date(last)), \(clock)"
    guard first.offset != last.offset else { return "\(date(first)), \(first.clock)\(until) (UTC\(last.offset))" }
    return "\(date(first)), \(first.clock) (UTC\(first.offset))\(until) (UTC\(last.offset))"
  }

  /// The days of some hours, each beside its first one, as `28 Oct`; beside none where all are of one day.
  func dayMarks(_ hours: [Date], in zone: TimeZone) -> [String?] {
    let days = hours.map { hour in
      let local = LocalHour(hour, in: zone)
      return "\(local.day) \(Self.months[local.month - 1][language].prefix(3))"
    }
    guard Set(days).count > 1 else { return days.map { _ in nil } }
    return days.indices.map { $0 == 0 || days[$0] != days[$0 - 1] ? days[$0] : nil }
  }

  private func date(_ local: LocalHour) -> String {
    let day = Self.days[local.weekday][language]
    let month = Self.months[local.month - 1][language]
    return switch language {
    case .en: "\(day) \(local.day) \(month) \(local.year)"
    case .es: "\(day) \(local.day) de \(month) de \(local.year)"
    case .ca: "\(day) \(local.day) \(Self.takesApostrophe(month) ? "d'" : "de ")\(month) de \(local.year)"
    }
  }

  private static func takesApostrophe(_ word: String) -> Bool { word.first.map { "aeio".contains($0) } ?? false }

  private static let days = [
    LocalizedText(en: "Sunday", es: "domingo", ca: "diumenge"), LocalizedText(en: "Monday", es: "lunes", ca: "dilluns"),
    LocalizedText(en: "Tuesday", es: "martes", ca: "dimarts"),
    LocalizedText(en: "Wednesday", es: "miércoles", ca: "dimecres"),
    LocalizedText(en: "Thursday", es: "jueves", ca: "dijous"),
    LocalizedText(en: "Friday", es: "viernes", ca: "divendres"),
    LocalizedText(en: "Saturday", es: "sábado", ca: "dissabte"),
  ]

  private static let months = [
    LocalizedText(en: "January", es: "enero", ca: "gener"), LocalizedText(en: "February", es: "febrero", ca: "febrer"),
    LocalizedText(en: "March", es: "marzo", ca: "març"), LocalizedText(en: "April", es: "abril", ca: "abril"),
    LocalizedText(en: "May", es: "mayo", ca: "maig"), LocalizedText(en: "June", es: "junio", ca: "juny"),
    LocalizedText(en: "July", es: "julio", ca: "juliol"), LocalizedText(en: "August", es: "agosto", ca: "agost"),
    LocalizedText(en: "September", es: "septiembre", ca: "setembre"),
    LocalizedText(en: "October", es: "octubre", ca: "octubre"),
    LocalizedText(en: "November", es: "noviembre", ca: "novembre"),
    LocalizedText(en: "December", es: "diciembre", ca: "desembre"),
  ]
}
