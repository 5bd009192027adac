import Foundation

/// A file in a folder of its own that goes away with its owner.
final class TemporaryFile {
  let path: String
  private let folder: URL

  init(name: String, _ data: Data) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    path = file.path
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
