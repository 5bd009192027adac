/// Why a base map cannot be used, in one sentence that says what to do.
package struct BaseMapError: Error, Hashable, Sendable {
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

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
