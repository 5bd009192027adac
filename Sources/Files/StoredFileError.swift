/// Why what is kept in a file cannot be used (an index of places, a base map, a list of one's own), or why it is not
/// asked, in one sentence that says what to do.
package struct StoredFileError: Error, Hashable, Sendable {
  /// Where the fault lies.
  package enum Kind: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// In what the file holds.
    case badData
    /// In reading or writing the file.
    case inputOutput
    /// In what the caller gave.
    case refused
  }

  /// Where the fault lies.
  package let kind: Kind
  /// One sentence for people.
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
