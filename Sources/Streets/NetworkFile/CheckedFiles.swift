internal import Files
internal import Foundation

/// Which network files were found sound before, so that they need not be looked through at each start.
///
/// A folder of empty files, each named by the stamp of a network file: an entry is there or not, whoever writes at the
/// same time. A file that was written to since has another stamp. What cannot be read or written is as if nothing were
/// known, and so is a folder that is not this user's alone.
package struct CheckedFiles: Sendable {
  private let folder: String
  /// A file that was changed less long ago is not remembered: another change might not show in its times, however
  /// coarse the file system's clock is.
  private let settlingSeconds: Double

  /// Entries that are kept, about.
  private static let maxEntries = 64
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
  func contains(_ stamp: NetworkFileStamp) -> Bool {
    var status = stat()
    return lstat("\(folder)/\(name(stamp))", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid()
  }

  /// Remembers a file, unless it was changed a moment ago.
  func insert(_ stamp: NetworkFileStamp) {
    guard stamp.isOlder(thanSeconds: settlingSeconds) else { return }
    guard PrivateFolder.make(folder), let files = try? OpenFolder(folder) else { return }
    removeOldest(files)
    if let name = NameInFolder(name(stamp)) { try? files.write(Data(), to: name) }
  }

  private func name(_ stamp: NetworkFileStamp) -> String {
    "\(NetworkFileHeader.version).\(Self.revision)-\(stamp.name)"
  }

  /// Makes room for one more entry.
  private func removeOldest(_ files: OpenFolder) {
    let names = files.names()
    guard names.count >= Self.maxEntries else { return }
    let oldest = names.map { (name: $0, date: Self.date("\(folder)/\($0)")) }.sorted { $0.date < $1.date }
    for entry in oldest.prefix(names.count - Self.maxEntries + 1) { NameInFolder(entry.name).map { files.remove($0) } }
  }

  private static func date(_ path: String) -> Int {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}
