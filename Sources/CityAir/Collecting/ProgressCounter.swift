internal import Computing
internal import Foundation

/// Counts pieces over all sources, which get further side by side.
final class ProgressCounter: Sendable {
  private struct Count {
    var done = 0
    var total: Int
  }

  private let count: Lock<Count>
  private let report: @Sendable (CollectProgress) -> Void

  init(total: Int, report: @escaping @Sendable (CollectProgress) -> Void) {
    count = Lock(Count(total: total))
    self.report = report
  }

  /// Says how much there is to do.
  func begin() {
    count.withLock { report(CollectProgress(source: "", done: 0, total: $0.total)) }
  }

  /// Counts pieces that are to be asked for, too.
  func add(_ pieces: Int) {
    count.withLock { $0.total += pieces }
  }

  /// Says that a source waits for its quota.
  func wait(_ source: String, until time: Date) {
    count.withLock { report(CollectProgress(source: source, done: $0.done, total: $0.total, waitsUntil: time)) }
  }

  /// Counts pieces of a source that are done, and reports.
  func advance(_ source: String, by pieces: Int) {
    guard pieces > 0 else { return }
    count.withLock { count in
      count.done += pieces
      report(CollectProgress(source: source, done: count.done, total: count.total))
    }
  }
}
