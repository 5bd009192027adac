internal import Foundation

/// A new folder of this user alone in the system's folder for such, gone with the last reference to it.
package final class ScratchFolder: Sendable {
  /// Where it lies.
  package let path: String

  /// Makes one, whose name begins with a word and cannot be guessed.
  /// - Throws: ``FileFault``.
  package init(_ word: String) throws(FileFault) {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(PathText.joined(base, word))-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw .last(base) }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
