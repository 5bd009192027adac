/// A value of a JSON text, or of a table, and where it stands, so that one value can be changed and every other byte
/// stays.
struct JSONSpan {
  /// What a value is.
  enum Kind {
    case object([Member])
    case array([JSONSpan])
    case text
    case number
    /// `true`, `false` or `null`.
    case word
    /// A value of a table of text, quotes included.
    case field
  }

  /// A member of an object.
  struct Member {
    let name: String
    /// Where its name begins.
    let start: Int
    let value: JSONSpan
  }

  let kind: Kind
  /// Its bytes in the text.
  let range: Range<Int>

  /// The value of a whole text; nil for one that is no JSON, or nested deeper than feeds are.
  static func read(_ bytes: [UInt8]) -> JSONSpan? {
    var reader = JSONSpanReader(bytes: bytes)
    return reader.document()
  }
}
