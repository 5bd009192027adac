internal import GRDB

/// How a file that another program has locked is waited for: asked for again and again, and no thread waits meanwhile.
struct Patience {
  /// When it ends.
  private let end: ContinuousClock.Instant

  /// Begins to count.
  init(seconds: Double) {
    end = .now + .seconds(seconds)
  }

  /// Does something that fails where the file is locked, until it is not.
  ///
  /// SQLite's own patience does not cover the switch to a write-ahead log, holds a thread, and asks so seldom that one
  /// of many writers may never find the file free.
  /// - Throws: What the body throws; that the file is locked, once patience has ended or the task is cancelled.
  func whileBusy<Value>(_ body: () async throws -> Value) async throws -> Value {
    while true {
      do {
        return try await body()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end {
        do { try await Self.pause() } catch { throw DatabaseError(resultCode: .SQLITE_BUSY) }
      }
    }
  }

  /// A moment, of a length of its own each time, so that those who wait do not meet again and again.
  /// - Throws: `CancellationError`.
  static func pause() async throws {
    try await Task.sleep(for: .milliseconds(Int.random(in: 3...15)))
  }
}
