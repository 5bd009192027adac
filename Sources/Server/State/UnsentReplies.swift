internal import Synchronization

/// How many bytes of replies are being sent, over all connections: what a client does not take stays in memory.
final class UnsentReplies: Sendable {
  /// Replies of so many bytes at most are sent whatever else is.
  static let smallBytes = 1 << 20

  private struct State {
    /// Bytes that are being sent or have room kept for them.
    var bytes = 0
    /// What of them is yet to be written, by connection.
    var reserved: [ObjectIdentifier: Int] = [:]
  }

  private let limitBytes: Int
  private let state = Mutex(State())

  /// Needs the most bytes that may be under way before larger replies are refused.
  init(limitBytes: Int) {
    self.limitBytes = limitBytes
  }

  /// Bytes that are being sent now, or have room kept for them.
  var bytes: Int { state.withLock { $0.bytes } }

  /// Keeps room for the reply that a connection is to send next; one that is alone always has some, and a small one
  /// needs none.
  ///
  /// Looking and keeping is one step: of several replies that are ready at one moment no two get the same room.
  /// - Returns: Whether the reply may be sent.
  func reserve(_ count: Int, for connection: ObjectIdentifier) -> Bool {
    guard count > Self.smallBytes else { return true }
    return state.withLock { state -> Bool in
      guard state.bytes == 0 || state.bytes + count <= limitBytes else { return false }
      state.bytes += count
      state.reserved[connection, default: 0] += count
      return true
    }
  }

  /// Whether room is kept for a reply that a connection has yet to write.
  func isReserved(for connection: ObjectIdentifier) -> Bool { state.withLock { $0.reserved[connection] != nil } }

  /// Gives up the room of a reply that its connection will not write, if there is any.
  func release(_ connection: ObjectIdentifier) {
    state.withLock { $0.bytes -= $0.reserved.removeValue(forKey: connection) ?? 0 }
  }

  /// Counts bytes that a connection writes, in the room that was kept for them.
  func add(_ count: Int, over connection: ObjectIdentifier) {
    state.withLock { $0.bytes += count - ($0.reserved.removeValue(forKey: connection) ?? 0) }
  }

  /// Counts bytes no more that have gone out, or never will.
  func remove(_ count: Int) {
    state.withLock { $0.bytes -= count }
  }
}
