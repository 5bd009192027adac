import Foundation

@testable import Streets

/// A folder of its own for one test, removed at the end.
final class NetworkFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "network-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "city.brisa") -> String { url.appending(path: name).path }

  /// Writes bytes to a file of the folder and gives its path.
  func file(_ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: path()))
    return path()
  }

  /// The bytes of a small network file.
  func networkBytes() throws -> [UInt8] {
    try NetworkFile.write(GraphSketch.random(seed: 7, nodes: 6, streets: 8).tables, to: path())
    return [UInt8](try Data(contentsOf: URL(filePath: path())))
  }
}
