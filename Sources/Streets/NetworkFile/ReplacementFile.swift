internal import Foundation

/// A new file beside an old one, which takes the old one's place only when all of it is on the disk.
struct ReplacementFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32

  /// Creates the temporary sibling.
  init(for path: String) throws(NetworkError) {
    self.path = path
    temporaryPath = "\(path).\(UInt64.random(in: 0 ... .max)).partial"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .inputOutput(path: path, problem: SystemCall.problem) }
  }

  /// Appends bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(NetworkError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .inputOutput(path: path, problem: SystemCall.problem) }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts the file in place.
  func commit() throws(NetworkError) {
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw .inputOutput(path: path, problem: SystemCall.problem)
    }
  }

  deinit {
    close(descriptor)
    // Fails, as it should, when the file has been put in place.
    unlink(temporaryPath)
  }
}
