internal import Foundation

/// The lock of a file among processes and threads; the kernel frees a dead holder's.
enum FileLock {
  /// Does something short while holding the lock.
  ///
  /// Waiting blocks the thread, which sources have of their own, for as long as it takes others to write a small file.
  /// - Returns: What the body returns, nil when the lock cannot be had.
  static func holding<Value>(_ path: String, _ body: () -> Value) -> Value? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return nil }
    }
    return body()
  }
}
