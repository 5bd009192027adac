internal import AirData
internal import AirField
internal import Archive
internal import Foundation

extension ReadingArchive {
  /// The moment from which an entry is asked again: the first hour of the last two days that is not there whole, or the
  /// newest reading; nil where nothing is kept.
  ///
  /// An hour is whole where at least half as many stations and pollutants are measured as in the fullest one. The
  /// newest reading alone does not tell: hours before it may be missing, and it may claim a time that is still to come.
  func firstMissing(of source: String, now: Date) throws(ArchiveError) -> Date? {
    let limit = now + Reading.clockToleranceSeconds
    guard let newest = try newestObserved(source: source, notAfter: limit) else { return nil }
    let first = (now - CollectInterval.firstHours * 3600).startOfHour + 3600
    guard newest >= first, let oldest = try oldestObserved(source: source) else { return newest }
    let readings = try readings(in: DateInterval(start: first, end: max(first, limit)), sources: [source])
      .filter { $0.kind == .observed && !$0.isMeasuredAhead(of: now) }
    let counts = Self.seriesByHour(readings).mapValues(\.count)
    let most = counts.values.max() ?? 0
    var hour = max(first, oldest.startOfHour)
    while hour < newest.startOfHour {
      if 2 * counts[hour, default: 0] < most { return hour }
      hour += 3600
    }
    return newest
  }

  private static func seriesByHour(_ readings: [Reading]) -> [Date: Set<ReadingSeries>] {
    var series: [Date: Set<ReadingSeries>] = [:]
    for reading in readings {
      var hour = reading.start.startOfHour
      while hour < reading.end {
        series[hour, default: []].insert(ReadingSeries(reading))
        hour += 3600
      }
    }
    return series
  }
}
