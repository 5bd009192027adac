/// The name of a file inside a folder, `2026-11-24T0700Z/no2.png`: it can lead nowhere else.
///
/// Whatever removes, replaces or follows a name that it has read, in a list, a record or an archive, reads it as this.
package struct NameInFolder: Hashable, Sendable {
  /// The name as it is written, with slashes between its parts.
  package let text: String
  /// The folders that lead to the file, then its own name; never empty.
  package let parts: [String]

  private static let maxParts = 8
  /// Bytes of a part, as every file system takes them.
  private static let longestPart = 255

  /// Takes a name; nil for one that is empty, absolute, has an empty part, `.` or `..`, or a control character.
  package init?(_ text: String) {
    // By scalar, as the system does: among characters, a mark that combines with a slash hides it.
    let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count <= Self.maxParts, parts.allSatisfy(Self.isPart) else { return nil }
    self.text = text
    self.parts = parts
  }

  /// The same name one folder further down.
  package init?(_ name: String, in folder: String) {
    self.init("\(folder)/\(name)")
  }

  /// The folders that lead to it, as a text; empty for a file right in the folder.
  package var folder: String { parts.dropLast().joined(separator: "/") }

  /// Its own name without the folders.
  package var lastPart: String { parts[parts.count - 1] }

  /// A part, cut where it would be longer than file systems take with so many bytes behind it.
  static func cut(_ part: String, leaving bytes: Int) -> String {
    var start = part
    while start.utf8.count + bytes > longestPart { start.unicodeScalars.removeLast() }
    return start
  }

  private static func isPart(_ part: String) -> Bool {
    let isPlain = part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return !part.isEmpty && part != "." && part != ".." && part.utf8.count <= longestPart && isPlain
  }
}

extension NameInFolder: Comparable {
  package static func < (one: NameInFolder, other: NameInFolder) -> Bool { one.text < other.text }
}

extension NameInFolder: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let name = NameInFolder(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no name inside the folder")
    }
    self = name
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
