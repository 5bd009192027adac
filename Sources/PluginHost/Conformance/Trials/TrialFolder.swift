internal import Files
internal import Foundation

/// A copy of a testcase's folder that may be damaged; removed with the last reference to it.
///
/// The copy has files of its own and no link, so that whatever is written to it stays in it.
final class TrialFolder: Sendable {
  /// Where the copy is.
  let path: String
  /// A folder for the source to keep things in.
  let cachePath: String

  private let root: ScratchFolder

  /// A recorded answer is smaller by far.
  private static let maxBytes = 256 << 20

  /// Copies a testcase, with the files of its feed damaged.
  /// - Throws: an error when the copy cannot be made.
  init(_ testcase: Testcase, damage: Damage?) throws {
    root = try ScratchFolder("brisa-check")
    path = root.path + "/case"
    cachePath = root.path + "/cache"
    for folder in [path, cachePath] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }
    guard !testcase.path.isEmpty else { return }
    let copy = try OpenFolder(path)
    for name in try FileManager.default.subpathsOfDirectory(atPath: testcase.path) {
      guard let file = NameInFolder(name), let content = try Self.content("\(testcase.path)/\(name)") else { continue }
      let damage = Testcase.ownFiles.contains(name) ? nil : damage
      try copy.write(damage.map { Data($0.applied(to: [UInt8](content))) } ?? content, to: file)
    }
  }

  /// The content of a regular file, which a link may lead to; nil for a folder.
  private static func content(_ path: String) throws -> Data? {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFault.link(path: path) }
    if status.st_mode & S_IFMT == S_IFDIR { return nil }
    // Anything else may never end.
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= maxBytes else { throw FileFault.link(path: path) }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
