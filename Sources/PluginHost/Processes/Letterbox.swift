internal import Synchronization

/// Lines for a program's input, put in from any thread.
final class Letterbox: Sendable {
  private let lines = Mutex<[UInt8]>([])
  private let bell = WakeupPipe()

  /// The descriptor that can be read when there are lines.
  var descriptor: Int32 { bell.descriptor }

  /// Puts a line in, with its line feed.
  func put(_ line: [UInt8]) {
    lines.withLock { $0 += line }
    bell.ring()
  }

  /// Takes all lines out.
  func empty() -> [UInt8] {
    bell.silence()
    return lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
