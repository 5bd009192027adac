internal import AirData
internal import Foundation
internal import Geo
internal import Setup

/// Figures as people read them.
enum Figures {
  /// `1 station`, `12 stations`, in the language of the run.
  static func count(_ number: Int, _ thing: CommonPhrases.Thing) -> String {
    "\(number) \(Spoken.say(number == 1 ? thing.one : thing.many))"
  }

  /// Letters of a name that a table has.
  private static let longestName = 48

  /// A name in a table, cut where it would make every row long.
  static func name(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }

  /// `<1 m`, `640 m`, `3.12 km`.
  static func distance(_ meters: Double, kilometerDecimals: Int = 2) -> String {
    if meters > 0 && meters <= 0.5 { return "<1 m" }
    // What rounds to 1000 m is a kilometre.
    if meters < 999.5 { return String(format: "%.0f m", meters) }
    return Spoken.digits(String(format: "%.\(kilometerDecimals)f", meters / 1000)) + " km"
  }

  /// `39.4699,-0.3763`, as an option takes it.
  static func place(_ place: Coordinate) -> String {
    place.position.reversed().map { NumberText.degrees($0) }.joined(separator: ",")
  }

  /// `<1 s`, `45 s`, `39 min`, `1 h 05 min`, and from two days on `12 days`.
  static func duration(_ seconds: Double) -> String {
    if seconds >= 2 * 86_400 {
      return Spoken.say(CommonPhrases.days, String(format: "%.0f", (seconds / 86_400).rounded(.down)))
    }
    return DurationText.seconds(seconds)
  }

  /// `+2.1 %`, `0.0 %`; empty where there is nothing to compare.
  static func percent(_ value: Double?) -> String {
    value.map { Spoken.digits(NumberText.signed($0, decimals: 1)) + " %" } ?? ""
  }

  /// One decimal below 100, none above; a dash where nothing is known.
  static func figure(_ value: Double?) -> String {
    value.map { Spoken.digits(NumberText.fixed($0, decimals: abs($0) < 99.95 ? 1 : 0)) } ?? "-"
  }

  /// A burden: minutes, or a number without a unit.
  static func burden(_ value: Double, isRelative: Bool) -> String { figure(value) + (isRelative ? "" : " min") }

  /// `12-58`, with the decimals of single figures; a dash where nothing is known.
  static func range(_ range: ClosedRange<Double>?) -> String {
    range.map { "\(figure($0.lowerBound))-\(figure($0.upperBound))" } ?? "-"
  }

  /// `37 %`, `<1 %`, `>99 %`; a dash where nothing is known.
  static func probability(_ value: Double?) -> String {
    value.map { $0 < 0.01 ? "<1 %" : $0 > 0.99 ? ">99 %" : PercentText.share($0) } ?? "-"
  }

  /// `08:20`.
  static func clock(_ date: Date, in zone: TimeZone) -> String {
    let minutes = Int((date.timeIntervalSince1970 / 60).rounded(.down)) + zone.secondsFromGMT(for: date) / 60
    let ofDay = ((minutes % 1440) + 1440) % 1440
    return String(format: "%02d:%02d", ofDay / 60, ofDay % 60)
  }

  /// `Tue 24 Nov 08:00`, for rows that follow each other.
  static func hour(_ date: Date, in zone: TimeZone) -> String { written(date, "EEE d MMM HH:mm", in: zone) }

  /// `Tue 08:00`, for moments within a week.
  static func weekday(_ date: Date, in zone: TimeZone) -> String { written(date, "EEE HH:mm", in: zone) }

  private static func written(_ date: Date, _ form: String, in zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: Spoken.say(CommonPhrases.locale))
    formatter.dateFormat = form
    // On a machine without tzdata the formatter would end the program over any zone but that of Greenwich.
    formatter.timeZone = .gmt
    return formatter.string(from: date + Double(zone.secondsFromGMT(for: date)))
  }

  /// `Tue 24 Nov 2026 08:00 (UTC+1:00)`.
  static func moment(_ date: Date, in zone: TimeZone) -> String {
    "\(written(date, "EEE d MMM yyyy HH:mm", in: zone)) \(offset(at: date, in: zone))"
  }

  /// `(UTC+1:00)`, of the moment.
  static func offset(at date: Date, in zone: TimeZone) -> String {
    let offset = zone.secondsFromGMT(for: date)
    let sign = offset < 0 ? "-" : "+"
    return String(format: "(UTC%@%d:%02d)", sign, abs(offset) / 3600, abs(offset) / 60 % 60)
  }
}
