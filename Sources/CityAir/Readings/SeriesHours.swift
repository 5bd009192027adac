internal import AirData
internal import AirField
internal import Foundation

/// The hours that measured readings describe, by station and pollutant.
struct SeriesHours {
  /// The starts of the hours, whole hours of UTC; what is read over longer than two hours has none.
  let hours: [ReadingSeries: Set<Date>]
  /// How many stations and pollutants are measured in an hour.
  private let counts: [Date: Int]
  private let fullest: Int

  /// - Complexity: O(readings).
  init(_ readings: some Sequence<Reading>) {
    var hours: [ReadingSeries: Set<Date>] = [:]
    for reading in readings {
      for hour in ReadingSelection.hours(of: reading) { hours[ReadingSeries(reading), default: []].insert(hour) }
    }
    self.hours = hours
    counts = hours.values.reduce(into: [:]) { counts, starts in
      for start in starts { counts[start, default: 0] += 1 }
    }
    fullest = counts.values.max() ?? 0
  }

  /// Whether an hour is there: at least half as many stations and pollutants are measured in it as in the fullest hour
  /// of all, since one that was collected too early lacks stations.
  func has(_ hour: Date) -> Bool { has(hour, besideFullest: fullest) }

  /// The same beside the fullest hour of an interval.
  /// - Complexity: O(hours of the interval).
  func has(_ hour: Date, among interval: DateInterval) -> Bool {
    let starts = stride(from: interval.start.startOfHour, to: interval.end, by: 3600)
    return has(hour, besideFullest: starts.lazy.map { counts[$0, default: 0] }.max() ?? 0)
  }

  private func has(_ hour: Date, besideFullest fullest: Int) -> Bool {
    let count = counts[hour, default: 0]
    return count > 0 && 2 * count >= fullest
  }
}
