internal import AirData
internal import Archive
internal import CityAir
internal import Foundation
internal import Setup

/// What an archive holds of each hour, as numbers that change with any reading of the hour.
struct ArchivedHours {
  private var digests: [Date: Int] = [:]

  /// The longest time before an hour in which a reading may begin that the hour's report depends on: the hours of an
  /// average, of the hour before too, since which a page's first has changed, and the length of a reading.
  static let reachBackSeconds = Double(HourFields.historyHours) * 3600 + Double(ReadingArchive.longestReadingSeconds)

  /// Reads the hours of a time.
  /// - Throws: ``BrisaError`` where the archive cannot be read.
  init(_ archive: ReadingArchive, in interval: DateInterval) throws(BrisaError) {
    do {
      var digests: [Date: Int] = [:]
      try archive.forEachHour(in: interval) { hour, readings in digests[hour] = readings.hashValue }
      self.digests = digests
    } catch let error as ArchiveError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The archive cannot be read: \(error).")
    }
  }

  /// The first hour from a moment on of which there is a reading.
  func first(from moment: Date) -> Date? { digests.keys.filter { $0 >= moment }.min() }

  /// Whether there is a reading that begins in an hour.
  func knows(_ hour: Date) -> Bool { digests[hour] != nil }

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
