internal import Files
internal import Foundation

/// A new file beside an old one, which takes the old one's place only when all of it is on the disk.
///
/// It is locked as long as it is written: what a program that was killed has left is known by its lock that nobody
/// holds, and goes when the next file of the same name is written.
struct ReplacementFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32

  /// Creates the temporary sibling.
  init(for path: String) throws(NetworkError) {
    self.path = path
    Self.removeLeftovers(of: path)
    temporaryPath = "\(path).\(UInt64.random(in: 0 ... .max))\(Self.ending)"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .inputOutput(path: path, problem: SystemCall.problem) }
    flock(descriptor, LOCK_EX | LOCK_NB)
  }

  private static let ending = ".partial"

  private static func removeLeftovers(of path: String) {
    let folder = PathText.folder(of: path)
    guard let files = try? OpenFolder(folder.isEmpty ? "." : folder) else { return }
    let start = PathText.name(of: path) + "."
    for name in files.names() where name.hasPrefix(start) && name.hasSuffix(ending) {
      let number = name.dropFirst(start.count).dropLast(ending.count)
      guard !number.isEmpty, number.utf8.allSatisfy({ (48...57).contains($0) }), let place = NameInFolder(name),
        isAbandoned(files.path(of: place))
      else { continue }
      files.remove(place)
    }
  }

  /// Whether nobody writes to a file any more.
  private static func isAbandoned(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) == 0
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
