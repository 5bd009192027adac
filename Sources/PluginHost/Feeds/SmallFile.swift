internal import Files
internal import Foundation

/// Small files, read within bounds, and written for this user alone: addresses and answers of feeds can hold what is
/// nobody else's business.
enum SmallFile {
  /// The bytes of a regular file, nil when there is none or it is larger than a limit; one that `isOwn` must be this
  /// user's and no link to another.
  static func read(_ path: String, limitBytes: Int, isOwn: Bool) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limitBytes,
      !isOwn || status.st_uid == geteuid()
    else { return nil }
    return (try? file.read(upToCount: limitBytes) ?? Data()).map { [UInt8]($0) }
  }

  /// Puts bytes in a file's place, whole or not at all; false when that is not possible.
  static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporaryPath = "\(path).\(UInt64.random(in: 0 ... .max)).partial"
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor)
    close(descriptor)
    guard isWritten, rename(temporaryPath, path) == 0 else {
      unlink(temporaryPath)
      return false
    }
    return true
  }

  /// Makes a folder for this user alone, and whatever folders lead to it; false when that is not possible, or somebody
  /// else has made it.
  static func makeFolder(_ folder: URL) -> Bool { PrivateFolder.make(folder.path) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
