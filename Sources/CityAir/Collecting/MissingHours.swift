internal import AirData
internal import AirField
internal import Archive
internal import Foundation

extension ReadingArchive {
  /// The moment from which an entry is asked again: the first hour of the last two days that is not there whole, or the
  /// newest reading; nil where nothing is kept.
  ///
  /// The newest reading alone does not tell: hours before it may be missing, see ``SeriesHours/has(_:)``, and it may
  /// claim a time that is still to come.
  func firstMissing(of source: String, now: Date) throws(ArchiveError) -> Date? {
    let limit = now + Reading.clockToleranceSeconds
    guard let newest = try newestObserved(source: source, notAfter: limit) else { return nil }
    let first = (now - CollectInterval.firstHours * 3600).startOfHour + 3600
    guard newest >= first, let oldest = try oldestObserved(source: source) else { return newest }
    let readings = try readings(in: DateInterval(start: first, end: max(first, limit)), sources: [source])
      .filter { $0.kind == .observed && !$0.isMeasuredAhead(of: now) }
    let series = SeriesHours(readings)
    guard !series.hours.isEmpty else { return newest }
    let hours = stride(from: max(first, oldest.startOfHour), to: newest.startOfHour, by: 3600)
    return hours.first { !series.has($0) } ?? newest
  }
}
