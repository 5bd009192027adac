internal import AirData
internal import Foundation

/// The hours that a watch keeps at a moment.
struct WatchedTime: Hashable {
  /// The first hour of the oldest local day that is kept.
  let first: Date
  /// The last whole hour.
  let last: Date

  /// Today and some whole days before it, in the city's zone; today is the day of the last whole hour.
  init(now: Date, keepDays: Int, zone: TimeZone) {
    last = now.startOfHour - 3600
    var clock = ZoneClock(zone: zone)
    let oldest = clock.startOfDay(of: last, daysAhead: -keepDays)
    // Where a day begins within an hour, the hour is of the day that it begins in.
    first = oldest.startOfHour < oldest ? oldest.startOfHour + 3600 : oldest
  }

  /// The hours to make: from the first that the archive knows, to the last; an hour of which nothing was measured waits
  /// for some others to pass, since a forecast of it is there long before its readings.
  func hours(in archive: ArchivedHours, patienceHours: Int) -> [Date] {
    guard let start = archive.first(from: first), start <= last else { return [] }
    let end = max(start, waitedFor(patienceHours), archive.newest(in: start...last) ?? start)
    return Self.hours(from: start, through: end)
  }

  /// The hours of the page of the latest ones, where the archive knows none that is kept.
  func latestHours(patienceHours: Int) -> [Date] {
    let end = waitedFor(patienceHours)
    return Self.hours(from: max(first, end - Double(HeatmapPeriod.latestHours - 1) * 3600), through: end)
  }

  /// The last hour that is waited for no longer.
  private func waitedFor(_ patienceHours: Int) -> Date { last - Double(patienceHours) * 3600 }

  private static func hours(from start: Date, through end: Date) -> [Date] {
    stride(from: start.timeIntervalSince1970, through: end.timeIntervalSince1970, by: 3600).map {
      Date(timeIntervalSince1970: $0)
    }
  }
}
