import Foundation
import Testing
import TestSupport

/// An answer that a person has read and found right, kept in `Golden/NAME.txt`.
///
/// With UPDATE_GOLDEN=1 in the environment the files are written anew, to be read again before they are committed.
enum GoldenFile {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  /// Holds a text against the file, line by line.
  static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Project.folder.appending(path: "Tests/CLITests/Golden/\(name).txt")
    if isUpdating { try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(lines(text) == lines(golden), "differs from Golden/\(name).txt", sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }
}
