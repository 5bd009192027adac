package import Foundation

/// A new file beside an old one, which takes the old one's place only when all of it is on the disk.
///
/// It has the old one's permissions in the end, and its owner as far as the system allows: what was nobody else's
/// business stays so. It is locked as long as it is written: what a program that was killed has left is known by its
/// lock that nobody holds, and goes when the next file of the same name is written.
package struct ReplacementFile: ~Copyable {
  /// Where the new file lies until it takes its place, for whoever writes to a path.
  package let temporaryPath: String
  private let path: String
  private let old: OldFile?
  private let descriptor: Int32

  /// What the new file takes over from the one before it.
  private struct OldFile {
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      (permissions, owner, group) = (status.st_mode & 0o777, status.st_uid, status.st_gid)
    }
  }

  /// Creates the temporary sibling.
  /// - Throws: ``FileFault/system(path:problem:)`` with the path that is to be replaced.
  package init(for path: String) throws(FileFault) {
    self.path = path
    Self.removeLeftovers(of: path)
    old = OldFile(path)
    (temporaryPath, descriptor) = try Self.opened(beside: path, permissions: old == nil ? 0o666 : 0o600)
  }

  /// A new and locked file beside another one.
  private static func opened(
    beside path: String, permissions: mode_t
  ) throws(FileFault) -> (path: String, descriptor: Int32) {
    var attempts = 0
    while true {
      let name = start(of: path) + String(UInt64.random(in: 0 ... .max)) + ending
      let temporaryPath = PathText.joined(PathText.folder(of: path), name)
      let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
      guard descriptor >= 0 else { throw fault(path) }
      flock(descriptor, LOCK_EX)
      attempts += 1
      // Before it was locked, another program may have taken it for left, and removed it.
      if isThere(descriptor) || attempts == maxAttempts { return (temporaryPath, descriptor) }
      close(descriptor)
    }
  }

  private static let maxAttempts = 10

  /// Whether an open file still has a name.
  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_nlink > 0
  }

  /// Puts bytes in a file's place, whole or not at all.
  /// - Throws: ``FileFault/system(path:problem:)``; an older file then is as it was.
  package static func replace(_ path: String, with data: Data) throws(FileFault) {
    let file = try ReplacementFile(for: path)
    try file.write(data)
    try file.commit()
  }

  private static let ending = ".partial"
  private static let maxDigits = 20

  /// How the names of temporary siblings begin: with the file's own name, cut where they would be longer than file
  /// systems take.
  private static func start(of path: String) -> String {
    NameInFolder.cut(PathText.name(of: path), leaving: 1 + maxDigits + ending.utf8.count) + "."
  }

  private static func removeLeftovers(of path: String) {
    let folder = PathText.folder(of: path)
    guard let files = try? OpenFolder(folder.isEmpty ? "." : folder) else { return }
    let start = start(of: path)
    for name in files.names() where name.hasPrefix(start) && name.hasSuffix(ending) {
      let number = name.dropFirst(start.count).dropLast(ending.count)
      guard !number.isEmpty, number.utf8.allSatisfy({ (48...57).contains($0) }), let place = NameInFolder(name) else {
        continue
      }
      removeIfAbandoned(place, in: files)
    }
  }

  /// Removes a file to which nobody writes any more; it is locked until it is gone, lest somebody begins to.
  private static func removeIfAbandoned(_ place: NameInFolder, in files: OpenFolder) {
    let file = open(files.path(of: place), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { files.remove(place) }
  }

  /// What the system says of what has just failed.
  private static func fault(_ path: String) -> FileFault {
    .system(path: path, problem: String(cString: strerror(errno)))
  }

  /// Appends bytes.
  /// - Throws: ``FileFault/system(path:problem:)``.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Self.fault(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Appends bytes.
  /// - Throws: ``FileFault/system(path:problem:)``.
  package func write(_ data: Data) throws(FileFault) {
    let fault = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> FileFault? in
      do throws(FileFault) { try write(bytes) } catch { return error }
      return nil
    }
    if let fault { throw fault }
  }

  /// Puts the file in place.
  /// - Throws: ``FileFault/system(path:problem:)``; an older file then is as it was.
  package func commit() throws(FileFault) {
    if let old, !take(from: old) { throw Self.fault(path) }
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else { throw Self.fault(path) }
  }

  /// Gives the file an older one's owner and permissions; false where that fails.
  private func take(from old: OldFile) -> Bool {
    // Only root gives a file to another user; other users give it to a group of theirs.
    let isSameGroup =
      fchown(descriptor, old.owner, old.group) == 0 || fchown(descriptor, .max, old.group) == 0
    // What one group may read is not for another.
    return fchmod(descriptor, isSameGroup ? old.permissions : old.permissions & ~0o070) == 0
  }

  deinit {
    close(descriptor)
    // Fails, as it should, when the file has been put in place.
    unlink(temporaryPath)
  }
}
