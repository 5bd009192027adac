internal import Foundation

/// A copy of a testcase's folder that may be damaged; removed with the last reference to it.
final class TrialFolder: Sendable {
  /// Where the copy is.
  let path: String
  /// A folder for the source to keep things in.
  let cachePath: String

  private let root: String

  /// Copies a testcase, with the files of its feed damaged.
  /// - Throws: an error when the copy cannot be made.
  init(_ testcase: Testcase, damage: Damage?) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "brisa-check-\(UUID().uuidString)").path
    path = root + "/case"
    cachePath = root + "/cache"
    try FileManager.default.createDirectory(atPath: cachePath, withIntermediateDirectories: true)
    guard !testcase.path.isEmpty else { return }
    try FileManager.default.copyItem(atPath: testcase.path, toPath: path)
    guard let damage else { return }
    for file in try FileManager.default.subpathsOfDirectory(atPath: path) where !Testcase.ownFiles.contains(file) {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      guard let content = try? Data(contentsOf: url) else { continue }
      try Data(damage.applied(to: [UInt8](content))).write(to: url)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}
