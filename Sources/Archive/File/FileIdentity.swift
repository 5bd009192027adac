internal import Foundation

/// Which file lies at a path, links followed, whatever it was called before.
struct FileIdentity: Hashable {
  /// What it is.
  enum Kind: Hashable {
    case regular
    case folder
    /// A pipe, a socket or a device, on which reading can wait without end.
    case other
  }

  let kind: Kind
  private let device: UInt64
  private let number: UInt64

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
