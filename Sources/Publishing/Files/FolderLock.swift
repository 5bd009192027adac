internal import Foundation
internal import Setup

/// Keeps other runs from a folder as long as it lives; a program that ends, however it ends, leaves the folder free.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the folder.
  /// - Throws: ``BrisaError`` where another run has it, or it cannot be read.
  init(_ path: String) throws(BrisaError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      throw BrisaError(.inputOutput, "The folder '\(path)' cannot be read: check its path and permissions.")
    }
    // Some shared file systems know no locks: there nobody is kept out.
    if flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(folder)
      throw BrisaError(
        .inputOutput, "Another run writes to the folder '\(path)': wait for its end, or name another folder with -o.")
    }
    descriptor = folder
  }

  deinit { close(descriptor) }
}
