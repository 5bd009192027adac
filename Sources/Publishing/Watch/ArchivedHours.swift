internal import AirData
internal import Archive
internal import CityAir
internal import Foundation
internal import Setup

/// What an archive holds of each hour, as numbers that change with any reading and any wind of the hour.
struct ArchivedHours {
  /// Of all entries: what was withdrawn from the configuration may return to it.
  private var digests: [Date: Int] = [:]
  /// Hours in which a reading of a configured entry begins, and those of them in which a measured one does.
  private var told: Set<Date> = []
  private var measured: Set<Date> = []

  /// The longest time before an hour in which a reading may begin that the hour's report depends on: the hours of an
  /// average, of the hour before too, since which a page's first has changed, and the length of a reading.
  static let reachBackSeconds = Double(HourFields.historyHours) * 3600 + Double(ReadingArchive.longestReadingSeconds)

  /// Reads the hours of a time.
  /// - Parameters:
  ///   - archive: The archive.
  ///   - sources: Names of the configured entries, which alone are drawn.
  ///   - interval: The time.
  /// - Throws: ``BrisaError`` where the archive cannot be read.
  init(_ archive: ReadingArchive, of sources: Set<String>, in interval: DateInterval) throws(BrisaError) {
    do {
      try archive.forEachHour(in: interval) { hour, readings in
        digests[hour] = readings.hashValue
        let own = readings.filter { sources.contains($0.sourceID) }
        if !own.isEmpty { told.insert(hour) }
        if own.contains(where: { $0.kind == .observed }) { measured.insert(hour) }
      }
      let winds = try archive.winds(in: interval)
      for (hour, winds) in Dictionary(grouping: winds, by: \.start.startOfHour) {
        var hasher = Hasher()
        hasher.combine(digests[hour])
        hasher.combine(winds)
        digests[hour] = hasher.finalize()
      }
    } catch let error as ArchiveError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The archive cannot be read: \(error).")
    }
  }

  /// The first hour from a moment on of which there is a reading.
  func first(from moment: Date) -> Date? { told.filter { $0 >= moment }.min() }

  /// The newest hour of a time that waits for nothing more: one in which something was measured, or, where nothing was
  /// in all that time, one with any reading.
  func newest(in time: ClosedRange<Date>) -> Date? {
    measured.filter(time.contains).max() ?? told.filter(time.contains).max()
  }

  /// A number for all that the reports of some hours, in order, can depend on.
  func digest(of hours: [Date], hoursAfter: Int) -> Int {
    guard let first = hours.first, let last = hours.last else { return 0 }
    let time = (first - Self.reachBackSeconds)...(last + Double(hoursAfter) * 3600)
    var hasher = Hasher()
    hasher.combine(hours)
    hasher.combine(digests.filter { time.contains($0.key) })
    return hasher.finalize()
  }
}
