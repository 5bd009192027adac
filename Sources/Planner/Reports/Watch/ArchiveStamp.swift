internal import Foundation

/// What changes with every write to an archive, to be looked at as often as one likes: the file and its write-ahead log
/// from outside.
struct ArchiveStamp: Hashable {
  private let files: [[Int]]

  init(_ path: String) {
    files = [path, path + "-wal"].map(Self.figures)
  }

  private static func figures(_ path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [
      Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }
}
