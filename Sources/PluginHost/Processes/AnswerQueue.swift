internal import Synchronization

/// Lines for a program's input, put in from any thread.
final class AnswerQueue: Sendable {
  private let lines = Mutex<[UInt8]>([])
  private let wakeup = WakeupPipe()
  private let emptied = Mutex<(@Sendable () -> Void)?>(nil)

  /// As many bytes wait at most before nothing more should be put in: a program may be slow to read, or never do it.
  private static let maxBytes = 16 << 20

  /// The descriptor that can be read when there are lines.
  var descriptor: Int32 { wakeup.descriptor }

  /// Whether so much waits that nothing more should be put in.
  var isFull: Bool { lines.withLock { $0.count >= Self.maxBytes } }

  /// Says what is done each time that all lines were taken out.
  func whenEmptied(_ act: @escaping @Sendable () -> Void) {
    emptied.withLock { $0 = act }
  }

  /// Puts a line in, with its line feed.
  func put(_ line: [UInt8]) {
    lines.withLock { $0 += line }
    wakeup.signal()
  }

  /// Takes all lines out.
  func empty() -> [UInt8] {
    wakeup.reset()
    let taken = lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
    emptied.withLock { $0 }?()
    return taken
  }
}
