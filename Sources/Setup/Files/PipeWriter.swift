package import Foundation

/// What is no regular file: a pipe, a terminal, a device.
package enum PipeWriter {
  /// How often, and for how many seconds between, a pipe without a reader is tried: whoever is to read it may just be
  /// starting.
  private static let attempts = 20
  private static let pauseSeconds = 0.1

  /// Opens a path for writing; a pipe that nobody reads is refused, since opening it would wait for ever.
  /// - Throws: ``BrisaError``.
  package static func open(_ target: String, typed path: String) throws(BrisaError) -> FileHandle {
    for attempt in 1...attempts {
      let descriptor = Foundation.open(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if descriptor >= 0 {
        // Only opening must not wait; writing may.
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      }
      guard errno == ENXIO else { throw BrisaError(unwritable: path) }
      if attempt < attempts { Thread.sleep(forTimeInterval: pauseSeconds) }
    }
    throw BrisaError(.inputOutput, "'\(path)' is a pipe that nobody reads: start what is to read it first.")
  }
}
