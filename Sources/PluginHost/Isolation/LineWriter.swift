internal import Foundation
internal import Synchronization

/// Writes whole lines to the host, from any thread.
final class LineWriter: Sendable {
  private let file: Mutex<FileHandle>

  private init(_ file: FileHandle) {
    self.file = Mutex(file)
  }

  /// Takes standard output for the protocol; what the library itself prints goes to standard error.
  static func takingStandardOutput() -> LineWriter {
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return LineWriter(FileHandle(fileDescriptor: copy, closeOnDealloc: true))
  }

  /// Writes a message.
  func write(_ message: some Encodable) {
    guard let line = try? SourceProtocol.line(message) else { return }
    file.withLock { try? $0.write(contentsOf: Data(line)) }
  }
}
