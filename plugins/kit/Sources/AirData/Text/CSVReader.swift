/// Reads a table of comma-separated values (RFC 4180) row by row, without making strings until one is asked for.
///
/// The separator, `,` or `;` or a tab, is whichever the header has most of. Lines end with CRLF, LF or CR. A field may
/// stand in double quotes and then hold separators, line ends and doubled quotes; a quote inside a field that does not
/// begin with one is an ordinary character. Empty lines are skipped. Bytes that are not UTF-8 are read as Latin-1.
public struct CSVReader: Sendable {
  /// The separator that was found.
  public let separator: UInt8
  /// Names of the columns in lower case, without blanks around them.
  public private(set) var header: [String]
  /// Line of the file, from 1, on which the current row begins.
  public private(set) var line = 1
  /// Whether the current row has text behind a closing quote, which belongs to no field.
  public private(set) var hasStrayText = false

  private let bytes: [UInt8]
  private let isUTF8: Bool
  private var position: Int
  private var nextLine = 1
  private var fields: [Field] = []
  private var unquoted: [UInt8] = []

  /// Longest row in bytes; a longer one is a missing quote, not a row.
  private static let longestRow = 1 << 20
  /// Most columns of a table.
  private static let maxColumns = 4096

  /// Where a field's bytes are: in the file, or in `unquoted` where doubled quotes had to be resolved.
  private struct Field {
    var range: Range<Int>
    var isUnquoted = false
  }

  /// Looks at the whole text and reads the header.
  ///
  /// - Throws: ``CSVError`` when the bytes are no text, or there is no header, or it names a column twice.
  /// - Complexity: O(n) for the check of the characters.
  public init(_ bytes: [UInt8]) throws(CSVError) {
    let content = try CSVContent(bytes)
    self.bytes = bytes
    isUTF8 = content.isUTF8
    position = content.start
    separator = content.separator
    header = []
    guard try nextRow() else { throw .empty }
    header = fields.indices.map { Self.decode(field($0), isUTF8: content.isUTF8).lowercased() }
    try checkHeader()
  }

  /// How many fields the current row has; a sound one has as many as the header.
  public var fieldCount: Int { fields.count }

  /// The bytes of a field of the current row without blanks around them; empty beyond the row's end.
  public func field(_ column: Int) -> ArraySlice<UInt8> {
    guard fields.indices.contains(column) else { return [] }
    let field = fields[column]
    return (field.isUnquoted ? unquoted[field.range] : bytes[field.range]).trimmingBlanks
  }

  /// The text of a field of the current row without blanks around it; empty beyond the row's end.
  public func text(_ column: Int) -> String {
    Self.decode(field(column), isUTF8: isUTF8)
  }

  /// The text of a field that holds a number, with a decimal point.
  ///
  /// A decimal comma is one where no comma separates the fields; what has more than one of both stays no number.
  public func numberText(_ column: Int) -> String {
    let text = text(column)
    return separator == UInt8(ascii: ",") ? text : String(text.map { $0 == "," ? "." : $0 })
  }

  /// Goes to the next row; false at the end of the file.
  ///
  /// - Throws: ``CSVError/unterminatedQuote(line:)`` or ``CSVError/rowTooLong(line:)``; no row can be read after it.
  public mutating func nextRow() throws(CSVError) -> Bool {
    skipEmptyLines()
    guard position < bytes.count else { return false }
    line = nextLine
    fields.removeAll(keepingCapacity: true)
    unquoted.removeAll(keepingCapacity: true)
    hasStrayText = false
    let rowStart = position
    var rowGoesOn = true
    while rowGoesOn {
      fields.append(bytes.at(position) == UInt8(ascii: "\"") ? try quotedField() : plainField())
      guard position - rowStart <= Self.longestRow, fields.count <= Self.maxColumns else {
        throw .rowTooLong(line: line)
      }
      rowGoesOn = skipSeparator()
    }
    skipLineEnd()
    return true
  }

  private func checkHeader() throws(CSVError) {
    var seen: Set<String> = []
    for name in header where !name.isEmpty && !seen.insert(name).inserted { throw .repeatedColumn(name) }
    guard !hasStrayText else { throw .strayText(line: line) }
  }

  private mutating func plainField() -> Field {
    let start = position
    while position < bytes.count, !isFieldEnd(bytes[position]) { position += 1 }
    return Field(range: start..<position)
  }

  private mutating func quotedField() throws(CSVError) -> Field {
    let openLine = nextLine
    position += 1
    let start = position
    let unquotedStart = unquoted.count
    var pieceStart = position
    var hasDoubledQuotes = false
    while let end = closingQuote() {
      guard end - start <= Self.longestRow else { throw .rowTooLong(line: line) }
      position = end + 1
      if bytes.at(position) != UInt8(ascii: "\"") {
        skipStrayText()
        guard hasDoubledQuotes else { return Field(range: start..<end) }
        unquoted.append(contentsOf: bytes[pieceStart..<end])
        return Field(range: unquotedStart..<unquoted.count, isUnquoted: true)
      }
      hasDoubledQuotes = true
      unquoted.append(contentsOf: bytes[pieceStart..<position])
      position += 1
      pieceStart = position
    }
    throw .unterminatedQuote(line: openLine)
  }

  /// The index of the next quote, counting the lines before it; nil when there is none.
  private mutating func closingQuote() -> Int? {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if isLineEnd(at: position) { nextLine += 1 }
      position += 1
    }
    return position < bytes.count ? position : nil
  }

  /// Blanks may follow a closing quote; anything else is noted and left out.
  private mutating func skipStrayText() {
    while position < bytes.count, !isFieldEnd(bytes[position]) {
      if bytes[position] != UInt8(ascii: " ") { hasStrayText = true }
      position += 1
    }
  }

  private mutating func skipSeparator() -> Bool {
    guard bytes.at(position) == separator else { return false }
    position += 1
    return true
  }

  private mutating func skipEmptyLines() {
    while let byte = bytes.at(position), byte.isLineEnd { skipLineEnd() }
  }

  private mutating func skipLineEnd() {
    guard let byte = bytes.at(position), byte.isLineEnd else { return }
    position += byte == .carriageReturn && bytes.at(position + 1) == .lineFeed ? 2 : 1
    nextLine += 1
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte.isLineEnd
  }

  /// Whether a line ends with this byte; the CR of a CRLF does not count.
  private func isLineEnd(at index: Int) -> Bool {
    bytes[index] == .lineFeed || (bytes[index] == .carriageReturn && bytes.at(index + 1) != .lineFeed)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}
