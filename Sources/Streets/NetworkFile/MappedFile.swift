internal import Foundation

/// A file as read-only memory, unmapped at the end.
final class MappedFile: @unchecked Sendable {
  /// The whole file; page-aligned, empty when the file is.
  let bytes: UnsafeRawBufferPointer
  /// What tells this file from others.
  let stamp: FileStamp

  /// Maps a regular file.
  /// - Throws: ``NetworkError/missing(path:)`` or ``NetworkError/inputOutput(path:problem:)``.
  init(_ path: String) throws(NetworkError) {
    // Without O_NONBLOCK the call would wait for a writer when the path is a named pipe.
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .missing(path: path) }
      throw .inputOutput(path: path, problem: SystemCall.problem)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .inputOutput(path: path, problem: SystemCall.problem) }
    guard status.st_mode & S_IFMT == S_IFREG, let count = Int(exactly: status.st_size) else {
      throw .inputOutput(path: path, problem: "it is not a regular file")
    }
    stamp = FileStamp(status)
    guard count > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw .inputOutput(path: path, problem: SystemCall.problem) }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}

/// The system's own account of what went wrong.
enum SystemCall {
  /// The text of `errno`.
  static var problem: String { String(cString: strerror(errno)) }
}
