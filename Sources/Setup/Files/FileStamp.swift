internal import Foundation

/// What changes with every write to a file, to be looked at as often as one likes.
package struct FileStamp: Hashable, Sendable {
  private let figures: [Int]

  /// Looks at a file from outside; nil where there is none.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    figures = [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }

  /// How long the file is.
  package var byteCount: Int { figures[2] }

  /// Whether the file holds nothing.
  package var isEmpty: Bool { byteCount == 0 }
}
