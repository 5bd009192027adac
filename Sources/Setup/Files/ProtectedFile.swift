internal import Foundation
internal import Streets

/// What must not be lost to a slip in the name of an output.
package enum ProtectedFile {
  /// Refuses to replace a file that holds an archive or a street network, which take long to make again.
  /// - Parameters:
  ///   - target: The place, links followed.
  ///   - path: The place as it was typed.
  ///   - replacesNetworks: Whether a street network may be replaced.
  /// - Throws: ``BrisaError`` that names the path.
  package static func check(_ target: String, typed path: String, replacesNetworks: Bool = false) throws(BrisaError) {
    guard OutputFile.isRegularOrNew(target) else { return }
    if isDatabase(target) { throw refusal(path, "an archive") }
    if !replacesNetworks, NetworkFile.isNetworkFile(target) { throw refusal(path, "a street network") }
  }

  private static func refusal(_ path: String, _ what: String) -> BrisaError {
    BrisaError(.badArgument, "'\(path)' is \(what), which would be lost: name another file for what is written.")
  }

  /// Whether a file begins as those of SQLite do.
  private static func isDatabase(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
  }
}
