internal import AirData
internal import Foundation
internal import Synchronization

/// Keeps all that a source says.
final class TrialLog: SourceLog {
  private let said = Mutex((notices: [Notice](), debug: [String]()))

  private static let maxLines = 10_000

  var notices: [Notice] { said.withLock { $0.notices } }
  var debugLines: [String] { said.withLock { $0.debug } }

  func debug(_ message: String) {
    said.withLock { if $0.debug.count < Self.maxLines { $0.debug.append(message) } }
  }

  func notice(_ notice: Notice) {
    said.withLock { if $0.notices.count < Self.maxLines { $0.notices.append(notice) } }
  }
}

/// A clock that stands still.
struct StoppedClock: WallClock {
  let now: Date
}
