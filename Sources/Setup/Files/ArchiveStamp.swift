/// The files of an archive, to be looked at from outside as often as one likes: every write to it changes this.
package struct ArchiveStamp: Hashable, Sendable {
  /// The file, and what its writers have left beside it.
  private let files: [FileStamp]

  /// As they are now.
  package init(_ path: String) {
    // Readers make an empty file beside it, too.
    files = [path, path + "-wal"].compactMap { FileStamp($0) }.filter { !$0.isEmpty }
  }
}
