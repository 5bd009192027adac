internal import Files
internal import Foundation

/// What the libraries of a folder held when they were installed: a damaged one ends the program inside the system's
/// loader, and so must not get there.
///
/// The list is kept by `scripts/install`, as `sha256sum` writes it. A folder without one, as that of a build, says
/// nothing of its libraries.
enum InstalledDigests {
  /// The list's name in the folder.
  static let fileName = "libraries.sha256"

  private static let maxBytes = 1 << 20

  /// Refuses a library that is not as it was installed.
  /// - Throws: ``PluginProblem``.
  /// - Complexity: O(size of the file).
  static func check(_ path: String) throws(PluginProblem) {
    let folder = PathText.folder(of: path)
    guard let list = SmallFile.read("\(folder)/\(fileName)", limitBytes: maxBytes, isOwn: false) else { return }
    let name = PathText.name(of: path)
    guard let expected = digest(of: name, in: String(decoding: list, as: UTF8.self)) else { return }
    guard let content = FileManager.default.contents(atPath: path), SHA256.hex(content) == expected else {
      throw .damaged(path)
    }
  }

  /// The digest in the line of a file: digits, a space, a space or an asterisk, the name.
  private static func digest(of name: String, in list: String) -> String? {
    list.split(separator: "\n").firstNonNil { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[1].drop(while: { $0 == " " || $0 == "*" }) == name else { return nil }
      return String(words[0])
    }
  }
}

extension Sequence {
  fileprivate func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
