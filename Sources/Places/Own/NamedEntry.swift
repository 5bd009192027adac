package import Files
internal import Foundation

/// An entry of a list of one's own, which is found by its name.
package protocol NamedEntry: Codable, Sendable {
  /// What it is called.
  var name: String { get set }
  /// The key of the list in its file.
  static var listKey: String { get }
  /// The entry without blanks around what people call it.
  var trimmed: Self { get }

  /// Refuses what is no name of such an entry.
  static func check(name: String) throws(StoredFileError)
  /// Refuses an entry that has other words than names may have.
  func check() throws(StoredFileError)
  /// What is wrong where another entry has a name.
  static func taken(_ name: String) -> StoredFileError
  /// What is wrong where no entry has a name.
  static func missing(_ name: String) -> StoredFileError
  /// What is wrong where there would be more entries than so many.
  static func tooMany(_ most: Int) -> StoredFileError
  /// What is wrong where a file holds no such list.
  static func noList(_ path: String) -> StoredFileError
}

extension NamedEntry {
  package func check() throws(StoredFileError) { try Self.check(name: name) }

  package var trimmed: Self {
    var trimmed = self
    trimmed.name = Self.trimmed(name)
    return trimmed
  }

  /// A word without the blanks around it.
  static func trimmed(_ word: String) -> String { word.trimmingCharacters(in: .whitespaces) }

  /// Most letters of a name.
  static var longestName: Int { 100 }

  /// Whether something can be found again by a text, which has a length that people read and no control characters.
  static func isPlain(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0.properties.generalCategory == .control } && !Folding.folded(name).isEmpty
      && name.count <= longestName
  }
}
