internal import Setup

/// What changes with every write to an archive, to be looked at as often as one likes: the file and its write-ahead log
/// from outside.
struct ArchiveStamp: Hashable {
  private let files: [FileStamp?]

  init(_ path: String) {
    files = [path, path + "-wal"].map { FileStamp($0) }
  }
}
