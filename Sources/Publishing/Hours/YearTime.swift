internal import AirData
internal import Foundation

/// The hours of a year so far.
struct YearTime: Hashable {
  let year: Int
  /// Where it begins, on the clock of the city.
  let beginning: Date
  /// Start of its first hour: the first one whose middle lies in it.
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
    year = calendar.component(.year, from: Self.middle(of: hour))
    // Clocks never skip noon.
    let noon = calendar.date(from: DateComponents(year: year, month: 1, day: 1, hour: 12)) ?? hour
    var clock = ZoneClock(zone: zone)
    beginning = clock.startOfDay(of: noon)
    let around = beginning.startOfHour
    first = Self.middle(of: around) < beginning ? around + 3600 : around
    interval = DateInterval(start: first - Double(Self.hoursBefore) * 3600, end: max(first, hour) + 3600)
  }

  /// The middle of an hour of UTC, which says of which day and year it is: where clocks are half an hour off, a mean
  /// from midnight on begins there, and counts for this hour.
  static func middle(of hour: Date) -> Date { hour + 1800 }
}
