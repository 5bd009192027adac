internal import Foundation

/// A file as read-only memory, given back at the end.
///
/// What others do to the file meanwhile does not change it: see ``FileLease``; a file that cannot be leased is read.
final class MappedFile: @unchecked Sendable {
  /// The whole file; page-aligned, empty when the file is.
  let bytes: UnsafeRawBufferPointer
  /// What tells this file from others.
  let stamp: NetworkFileStamp
  private let lease: FileLease?

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
    stamp = NetworkFileStamp(status)
    guard count > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      lease = nil
      return
    }
    var start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapped = start, mapped != MAP_FAILED else {
      throw .inputOutput(path: path, problem: SystemCall.problem)
    }
    lease = FileLease(descriptor, mappedAt: mapped, count: count)
    if lease == nil {
      munmap(mapped, count)
      start = try Self.read(descriptor, count: count, of: path)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  /// The file in memory of its own, which is released as a mapping is.
  private static func read(
    _ descriptor: Int32, count: Int, of path: String
  ) throws(NetworkError) -> UnsafeMutableRawPointer {
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw .inputOutput(path: path, problem: SystemCall.problem) }
    var done = 0
    while done < count {
      let part = pread(descriptor, memory + done, count - done, off_t(done))
      if part < 0 && errno == EINTR { continue }
      guard part > 0 else {
        let problem = part < 0 ? SystemCall.problem : "it was cut while it was read"
        munmap(memory, count)
        throw .inputOutput(path: path, problem: problem)
      }
      done += part
    }
    return memory
  }

  deinit {
    lease?.end()
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}

/// The system's own account of what went wrong.
enum SystemCall {
  /// The text of `errno`.
  static var problem: String { String(cString: strerror(errno)) }
}
