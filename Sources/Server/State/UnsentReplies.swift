internal import Synchronization

/// How many bytes of replies are being sent, over all connections: what a client does not take stays in memory.
final class UnsentReplies: Sendable {
  /// Replies of so many bytes at most are sent whatever else is.
  static let smallBytes = 1 << 20

  private let limitBytes: Int
  private let sum = Mutex(0)

  /// Needs the most bytes that may be under way before larger replies are refused.
  init(limitBytes: Int) {
    self.limitBytes = limitBytes
  }

  /// Bytes that are being sent now.
  var bytes: Int { sum.withLock { $0 } }

  /// Whether a reply of so many bytes may be sent: one that is alone always may.
  func hasRoom(for count: Int) -> Bool {
    let underWay = bytes
    return count <= Self.smallBytes || underWay == 0 || underWay + count <= limitBytes
  }

  /// Counts bytes that are to be sent.
  func add(_ count: Int) {
    sum.withLock { $0 += count }
  }

  /// Counts bytes no more that have gone out, or never will.
  func remove(_ count: Int) {
    sum.withLock { $0 -= count }
  }
}
