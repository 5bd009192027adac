internal import AirData
internal import Synchronization

/// Collects what one source says during one answer.
final class SourceNotices: SourceLog {
  private let notices = Mutex<[Notice]>([])
  private let writeDebug: @Sendable (String) -> Void
  private let mask: SecretMask

  /// Most notices that one answer of a source can hold; a source is not trusted to stop.
  private static let maxNotices = 100

  /// Collects for a source whose secrets the mask hides.
  init(mask: SecretMask = SecretMask([]), debug: @escaping @Sendable (String) -> Void) {
    self.mask = mask
    writeDebug = debug
  }

  /// All notices so far, in order.
  var all: [Notice] { notices.withLock { $0 } }

  func debug(_ message: String) {
    writeDebug(mask.masked(message))
  }

  func notice(_ notice: Notice) {
    notices.withLock { notices in
      if notices.count < Self.maxNotices { notices.append(mask.masked(notice)) }
    }
  }
}
