internal import AirData
internal import Synchronization

/// Collects what one source says during one answer.
final class SourceNotices: SourceLog {
  private let notices = Mutex<[Notice]>([])
  private let writeDebug: @Sendable (String) -> Void

  /// Most notices that one answer of a source can hold; a source is not trusted to stop.
  private static let mostNotices = 100

  init(debug: @escaping @Sendable (String) -> Void) {
    writeDebug = debug
  }

  /// All notices so far, in order.
  var all: [Notice] { notices.withLock { $0 } }

  func debug(_ message: String) {
    writeDebug(message)
  }

  func notice(_ notice: Notice) {
    notices.withLock { notices in
      if notices.count < Self.mostNotices { notices.append(notice) }
    }
  }
}
