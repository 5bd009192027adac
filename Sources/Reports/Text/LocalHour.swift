internal import Foundation

/// A moment as a wall clock shows it.
struct LocalHour {
  let year: Int
  let month: Int
  let day: Int
  /// 0 is Sunday.
  let weekday: Int
  /// `08:00`.
  let clock: String
  /// `+1:00`.
  let offset: String

  init(_ moment: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: moment)
    year = parts.year ?? 1970
    month = parts.month ?? 1
    day = parts.day ?? 1
    weekday = (parts.weekday ?? 1) - 1
    clock = Self.clock(minutes: (parts.hour ?? 0) * 60 + (parts.minute ?? 0), width: 2)
    let minutes = zone.secondsFromGMT(for: moment) / 60
    offset = (minutes < 0 ? "-" : "+") + Self.clock(minutes: abs(minutes), width: 1)
  }

  /// The clocks of some hours, each with its offset where the same time comes twice in a day, as when clocks go back.
  static func clocks(_ hours: [Date], in zone: TimeZone) -> [(clock: String, offset: String?)] {
    let locals = hours.map { LocalHour($0, in: zone) }
    let times = locals.map { "\($0.year) \($0.month) \($0.day) \($0.clock)" }
    let counts = Dictionary(times.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(locals, times).map { local, time in
      (clock: local.clock, offset: counts[time] == 1 ? nil : "UTC\(local.offset)")
    }
  }

  private static func clock(minutes: Int, width: Int) -> String {
    let hours = String(minutes / 60)
    let rest = String(minutes % 60)
    return String(repeating: "0", count: max(0, width - hours.count)) + hours + ":"
      + (rest.count < 2 ? "0" : "") + rest
  }
}
