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

  private static func clock(minutes: Int, width: Int) -> String {
    let hours = String(minutes / 60)
    let rest = String(minutes % 60)
    return String(repeating: "0", count: max(0, width - hours.count)) + hours + ":"
      + (rest.count < 2 ? "0" : "") + rest
  }
}
