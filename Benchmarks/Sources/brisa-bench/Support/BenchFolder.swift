import Foundation

/// Where things lie.
enum BenchFolder {
  /// The package of the benchmarks.
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  /// The project's root.
  static let root = package.deletingLastPathComponent()

  /// A new folder, for the caller to remove.
  static func makeTemporary() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "brisa-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
