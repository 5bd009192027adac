package import Foundation

/// A folder whose files are read, written and removed by names inside it, and by nothing else.
///
/// Somebody else may have made what is in it. So no link in it is ever followed: one that stands where a file is
/// written is replaced and what it leads to stays as it is, and one that stands where a folder should be is refused.
package final class OpenFolder: Sendable {
  /// Where it lies.
  package let path: String
  private let descriptor: Int32

  /// What the name of a file in the making ends in, behind the file's own.
  package static let partEnding = ".part"

  /// Opens a folder that is there; links that lead to it are followed, since whoever named it may use them.
  /// - Throws: ``FileFault``.
  package init(_ path: String) throws(FileFault) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
  }

  deinit { close(descriptor) }

  /// Where a file of the folder lies, for sentences.
  package func path(of name: NameInFolder) -> String { "\(path)/\(name.text)" }

  /// Takes the folder for this program alone, as long as it lives; false where another has it.
  package func lock() -> Bool {
    // Some shared file systems know no locks: there nobody is kept out.
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// The content of a regular file up to a size; nil where there is none, or it is larger.
  package func read(_ name: NameInFolder, limitBytes: Int = 1 << 28) -> Data? {
    guard let file = try? openFile(name), (file.bytes ?? .max) <= limitBytes else { return nil }
    return (try? file.handle.read(upToCount: limitBytes) ?? Data())
  }

  /// The size of a regular file in bytes, nil where there is none.
  package func bytes(of name: NameInFolder) -> Int? { (try? openFile(name))?.bytes }

  /// Whether anything has a name, a broken link too.
  package func holds(_ name: NameInFolder) -> Bool {
    let status = try? inParent(of: name, makes: false) { parent, last throws(FileFault) in
      var status = stat()
      return fstatat(parent, last, &status, AT_SYMLINK_NOFOLLOW)
    }
    return status == 0
  }

  /// The names in the folder, or in one of its folders; none where it cannot be read.
  package func names(in folder: NameInFolder? = nil) -> [String] {
    let opened = folder.flatMap { name in
      try? inParent(of: name, makes: false) { parent, last throws(FileFault) in try Self.openFolder(last, in: parent) }
    }
    let own = folder == nil ? openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) : opened ?? -1
    guard own >= 0 else { return [] }
    return Self.entries(own)
  }

  /// Puts a file in place, whole or not at all, with the folders that lead to it.
  /// - Parameters:
  ///   - data: What it holds.
  ///   - name: The file.
  ///   - isLasting: Whether it is on the disk before it takes the place of another, so that a power cut leaves one or
  ///     the other; for what cannot be made again, since it takes its time.
  /// - Throws: ``FileFault``; the file then is as it was.
  package func write(_ data: Data, to name: NameInFolder, isLasting: Bool = false) throws(FileFault) {
    try replace(name) { (file) throws(FileFault) in
      do {
        try file.write(contentsOf: data)
        if isLasting { try file.synchronize() }
      } catch {
        throw .last(self.path(of: name))
      }
    }
  }

  /// Puts a file in place that somebody else writes to a path.
  /// - Parameters:
  ///   - name: The file.
  ///   - fault: What a fault of this folder is called there.
  ///   - write: Writes to the path that it is given, which leads to the new file and nowhere else.
  /// - Returns: What was written.
  /// - Throws: what `write` throws, or ``FileFault`` through `fault`.
  package func replace<Failure: Error>(
    _ name: NameInFolder, fault: (FileFault) -> Failure, byPath write: (String) throws(Failure) -> Void
  ) throws(Failure) -> Data {
    var failure: Failure?
    var content = Data()
    do throws(FileFault) {
      try replace(name) { (file) throws(FileFault) in
        let path = "/proc/self/fd/\(file.fileDescriptor)"
        do throws(Failure) { try write(path) } catch { failure = error }
        if failure == nil { content = FileManager.default.contents(atPath: path) ?? Data() }
        if failure != nil || content.isEmpty {
          throw .system(path: self.path(of: name), problem: "nothing was written")
        }
      }
    } catch {
      throw failure ?? fault(error)
    }
    return content
  }

  /// Removes a file or a link; what is not there, or a folder, stays as it is.
  package func remove(_ name: NameInFolder) {
    _ = try? inParent(of: name, makes: false) { parent, last throws(FileFault) in unlinkat(parent, last, 0) }
  }

  /// Removes a folder that is empty, and leaves any other.
  package func removeFolder(_ name: NameInFolder) {
    _ = try? inParent(of: name, makes: false) { parent, last throws(FileFault) in unlinkat(parent, last, AT_REMOVEDIR) }
  }

  /// Writes a new file under a name of its own and gives it the right one.
  private func replace(
    _ name: NameInFolder, _ write: (FileHandle) throws(FileFault) -> Void
  ) throws(FileFault) {
    try inParent(of: name, makes: true) { parent, last throws(FileFault) in
      let part = Self.partName(of: last)
      let file = try Self.create(part, in: parent, path(of: name))
      do throws(FileFault) {
        try write(file)
        guard renameat(parent, part, parent, last) == 0 else { throw .last(path(of: name)) }
      } catch {
        unlinkat(parent, part, 0)
        throw error
      }
    }
  }

  /// What a file is called in the making: its own name, cut where it would be longer than file systems take.
  private static func partName(of name: String) -> String {
    NameInFolder.cut(name, leaving: partEnding.utf8.count) + partEnding
  }

  /// A new file; what has its name already was left by a program that was killed, or put there to be followed.
  private static func create(_ name: String, in parent: Int32, _ path: String) throws(FileFault) -> FileHandle {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = openat(parent, name, flags, 0o666)
    if file < 0, errno == EEXIST, unlinkat(parent, name, 0) == 0 { file = openat(parent, name, flags, 0o666) }
    guard file >= 0 else { throw .last(path) }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  private func openFile(_ name: NameInFolder) throws(FileFault) -> (handle: FileHandle, bytes: Int?) {
    try inParent(of: name, makes: false) { parent, last throws(FileFault) in
      let file = openat(parent, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { throw .last(path(of: name)) }
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .link(path: path(of: name)) }
      return (handle, Int(status.st_size))
    }
  }

  /// Does something in the folder that holds a file; folders on the way are made where they are missing.
  private func inParent<Value>(
    of name: NameInFolder, makes: Bool, _ body: (Int32, String) throws(FileFault) -> Value
  ) throws(FileFault) -> Value {
    var parent = dup(descriptor)
    defer { if parent >= 0 { close(parent) } }
    guard parent >= 0 else { throw .last(path) }
    for part in name.parts.dropLast() {
      if makes, mkdirat(parent, part, 0o777) != 0, errno != EEXIST { throw .last(path(of: name)) }
      let next = try Self.openFolder(part, in: parent)
      close(parent)
      parent = next
    }
    return try body(parent, name.lastPart)
  }

  private static func openFolder(_ name: String, in parent: Int32) throws(FileFault) -> Int32 {
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw .last(name) }
    return folder
  }

  /// The names in an open folder, which is closed.
  private static func entries(_ descriptor: Int32) -> [String] {
    guard let list = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
