internal import Foundation

/// What tells a file from every other, and from itself once it has been written to: device, inode, size, and the times
/// of the last change of its content and of its entry, which no program sets.
struct NetworkFileStamp: Sendable {
  /// All of it as one word, fit for the name of a file.
  let name: String
  private let changed: timespec

  init(_ status: stat) {
    changed = status.st_ctim
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    name = (["\(status.st_dev)", "\(status.st_ino)", "\(status.st_size)"] + times).joined(separator: "-")
  }

  /// Whether the file was last changed longer ago than some seconds.
  func isOlder(thanSeconds seconds: Double) -> Bool {
    Date().timeIntervalSince1970 - Double(changed.tv_sec) > seconds
  }
}
