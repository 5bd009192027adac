internal import Files
internal import Foundation

/// The file of a list in the user's data folder.
///
/// It is replaced as a whole while a lock beside it is held, so that two programs that change it at once lose nothing.
struct OwnListFile {
  let path: String

  /// Seconds that another program is waited for.
  private static let patienceSeconds = 10.0

  /// Replaces what the file has, with the folder that it lies in made where it is not there.
  /// - Parameter content: Makes the new content, while nobody else changes the file; nil where it cannot be written.
  /// - Throws: what `content` throws, and ``StoredFileError`` where the file cannot be written; it then is as it was.
  func replace(by content: () throws(StoredFileError) -> Data?) throws(StoredFileError) {
    let folder = PathText.folder(of: path).isEmpty ? "." : PathText.folder(of: path)
    if !FileManager.default.fileExists(atPath: folder), !PrivateFolder.make(folder) { throw unwritable }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw unwritable }
    defer { close(lock) }
    try wait(for: lock)
    guard let data = try content(), let name = NameInFolder(PathText.name(of: path)) else { throw unwritable }
    do throws(FileFault) { try OpenFolder(folder).write(data, to: name, isLasting: true) } catch { throw unwritable }
  }

  private func wait(for lock: Int32) throws(StoredFileError) {
    let end = ContinuousClock.now + .seconds(Self.patienceSeconds)
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      // Some shared file systems know no locks.
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard ContinuousClock.now < end else {
        throw StoredFileError(.inputOutput, "'\(path)' is in use by another program: try again when that has ended.")
      }
      usleep(5000)
    }
  }

  /// Why it cannot be written.
  var unwritable: StoredFileError {
    StoredFileError(.inputOutput, "'\(path)' cannot be written: check that its folder is yours and has room.")
  }
}
