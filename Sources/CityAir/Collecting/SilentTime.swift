internal import AirData
internal import Archive
internal import Foundation

/// The time in which a source gave no reading, where it was asked for all of it of late.
///
/// A source that has ended would be asked for years at every run. Once a day it is asked for all that it lacks, since
/// feeds deliver late. At the other runs it is asked from two days before that on.
struct SilentTime {
  /// Start of the newest reading.
  let start: Date
  /// From when on the source is asked meanwhile.
  let end: Date

  /// Seconds after which all of it is asked for again: less than a day, so that a daily collection asks every time.
  static let askAgainSeconds = 20.0 * 3600

  /// Nil where all that is missing is to be asked for.
  /// - Parameters:
  ///   - missing: From when on the archive lacks readings.
  ///   - caughtUp: When the source was asked last for all that the archive lacked, and answered.
  ///   - now: The moment of this run; where the clock has gone back behind `caughtUp`, all is asked for.
  init?(since missing: Date, caughtUp: Date, now: Date) {
    start = missing
    end = (caughtUp - CollectInterval.firstHours * 3600).startOfHour
    let isRecent = caughtUp <= now && now.timeIntervalSince(caughtUp) < Self.askAgainSeconds
    guard isRecent, start < end else { return nil }
  }

  /// Whether something was measured after it.
  func isEnded(by batch: ArchiveBatch) -> Bool {
    batch.readings.contains { $0.kind == .observed && $0.start > start }
  }

  /// Says that it was left out.
  func notice(of source: String) -> Notice {
    Notice(
      code: "source-silent",
      message: "Source '\(source)' has given nothing since \(start.formatted(.iso8601)), and was asked for all of that "
        + "less than a day ago: this time it was asked from \(end.formatted(.iso8601)) on. Say where to begin to ask for "
        + "all of it.")
  }
}
