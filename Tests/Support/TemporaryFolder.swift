package import Foundation
internal import Synchronization

/// A folder of a test's own, removed with the last reference to it, or when the tests end.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes an empty folder.
  /// - Throws: an error when it cannot be made.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "brisa-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    FoldersInUse.add(url.path)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a text file and returns its path.
  /// - Throws: an error when it cannot be written.
  @discardableResult
  package func write(_ text: String, as name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Writes a file of bytes and returns its path.
  /// - Throws: an error when it cannot be written.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }
}

/// The folders that static values of tests keep until the process ends.
private enum FoldersInUse {
  private static let paths = Mutex<[String]>([])
  private static let removal: Void = {
    atexit { FoldersInUse.removeAll() }
  }()

  static func add(_ path: String) {
    _ = removal
    paths.withLock { $0.append(path) }
  }

  private static func removeAll() {
    for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }
}
