internal import Foundation

/// Which network files were found sound before, so that they need not be looked through at each start.
///
/// A folder of empty files, each named by the stamp of a network file: an entry is there or not, whoever writes at the
/// same time. A file that was written to since has another stamp. What cannot be read or written is as if nothing were
/// known.
package struct CheckedFiles: Sendable {
  private let folder: String
  /// A file that was changed less long ago is not remembered: another change might not show in its times, however
  /// coarse the file system's clock is.
  private let settlingSeconds: Double

  /// Entries that are kept, about.
  private static let mostEntries = 64
  /// To be raised when ``StructureCheck`` looks at more.
  private static let revision = 1

  /// Names a folder, which need not be there.
  package init(folder: String) {
    self.init(folder: folder, settlingSeconds: 3)
  }

  init(folder: String, settlingSeconds: Double) {
    self.folder = folder
    self.settlingSeconds = settlingSeconds
  }

  /// Whether a file was remembered, by this user: nobody else is to say what need not be checked.
  func contains(_ stamp: FileStamp) -> Bool {
    var status = stat()
    return lstat(path(stamp), &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
  }

  /// Remembers a file, unless it was changed a moment ago.
  func insert(_ stamp: FileStamp) {
    guard stamp.isOlder(thanSeconds: settlingSeconds) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    removeOldest()
    let descriptor = creat(path(stamp), 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  private func path(_ stamp: FileStamp) -> String {
    "\(folder)/\(NetworkFileHeader.version).\(Self.revision)-\(stamp.name)"
  }

  /// Makes room for one more entry.
  private func removeOldest() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.count >= Self.mostEntries
    else { return }
    let paths = names.map { "\(folder)/\($0)" }
    let oldest = paths.map { (path: $0, date: Self.date($0)) }.sorted { $0.date < $1.date }
    for entry in oldest.prefix(names.count - Self.mostEntries + 1) { unlink(entry.path) }
  }

  private static func date(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}
