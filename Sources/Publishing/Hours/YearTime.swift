internal import AirData
internal import Foundation

/// The hours of a year so far.
struct YearTime: Hashable {
  let year: Int
  /// Start of the first hour of the year.
  let first: Date
  /// From the hours that the first running means need to the end of the last hour.
  let interval: DateInterval

  /// Hours before the year that its first running means need.
  static let hoursBefore = 7

  /// The year that holds the start of an hour, in a zone, up to the end of the hour.
  init(of last: Date, zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let hour = last.startOfHour
    year = calendar.component(.year, from: hour)
    // Clocks never skip noon.
    let noon = calendar.date(from: DateComponents(year: year, month: 1, day: 1, hour: 12)) ?? hour
    var clock = ZoneClock(zone: zone)
    let beginning = clock.startOfDay(of: noon)
    // Where a year begins within an hour, the hour is of the year that it begins in.
    first = beginning.startOfHour < beginning ? beginning.startOfHour + 3600 : beginning
    interval = DateInterval(start: first - Double(Self.hoursBefore) * 3600, end: max(first, hour) + 3600)
  }
}
