/// Why a text cannot be read as a table at all; what is wrong with one row is its reader's business.
public enum CSVError: Error, Hashable, Sendable {
  /// Nothing is there, not even a header.
  case empty
  /// Control characters, as in a picture or an archive.
  case notText(line: Int)
  /// UTF-16, as some spreadsheets write it.
  case utf16
  /// A quote is opened and never closed.
  case unterminatedQuote(line: Int)
  /// A row of more than a mebibyte or 4096 columns.
  case rowTooLong(line: Int)
  /// Two columns of one name.
  case repeatedColumn(String)
  /// Text behind a closing quote, in the header.
  case strayText(line: Int)

  /// This error as the failure of a source, whose sentence begins with the table's name.
  public func sourceError(table: String) -> SourceError {
    .malformed("\(table) \(problem).")
  }

  /// What is wrong, as words that follow the name of the file.
  public var problem: String {
    switch self {
    case .empty: "is empty: it needs a header line and rows"
    case .notText(let line): "is no text: line \(line) holds control characters"
    case .utf16: "is UTF-16: save it as UTF-8"
    case .unterminatedQuote(let line): "has a quote on line \(line) that is never closed"
    case .rowTooLong(let line): "has a row on line \(line) that never ends: look for a missing quote or line end"
    case .repeatedColumn(let name): "has two columns named '\(name)': rename one"
    case .strayText(let line): "has text behind a closing quote on line \(line)"
    }
  }
}
