/// Reads a table of text as the rows and values that damage is done to: each row an object of its columns.
///
/// Comma, semicolon or tab separate the columns, whichever the header has most of; lines above the header and rows of
/// another number of columns are no rows of the table.
struct CSVSpan {
  private let bytes: [UInt8]
  private var position = 0
  private let separator: UInt8

  /// The rows of a text, in their order; none when it is no table of two columns or more.
  static func rows(in bytes: [UInt8]) -> [JSONSpan] {
    guard let first = bytes.first(where: { $0 > 32 }), !"<{[".utf8.contains(first), !bytes.contains(where: isControl)
    else { return [] }
    for separator in ",;\t".utf8.sorted(by: { count(of: $0, bytes) > count(of: $1, bytes) }) {
      var reader = CSVSpan(bytes: bytes, separator: separator)
      let rows = reader.table()
      if !rows.isEmpty { return rows }
    }
    return []
  }

  private init(bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// How often a separator stands in the first lines.
  private static func count(of separator: UInt8, _ bytes: [UInt8]) -> Int {
    bytes.prefix(2000).count { $0 == separator }
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 32 && ![9, 10, 13].contains(byte) }

  private mutating func table() -> [JSONSpan] {
    var lines: [[Range<Int>]] = []
    while position < bytes.count { lines.append(line()) }
    // Lines of one width are the table; the first of them is its header.
    let widths = Dictionary(grouping: lines.map(\.count).filter { $0 > 1 }) { $0 }
    guard let width = widths.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.key else { return [] }
    let table = lines.filter { $0.count == width }
    let names = table[0].map { String(decoding: bytes[$0], as: UTF8.self) }
    return table.dropFirst().map { fields in
      let members = zip(names, fields).map { name, field in
        JSONSpan.Member(
          name: name, start: field.lowerBound, value: JSONSpan(kind: .field, range: field))
      }
      return JSONSpan(kind: .object(members), range: fields[0].lowerBound..<fields[width - 1].upperBound)
    }
  }

  /// The fields of the next line, quotes within them, and what ends the line behind them.
  private mutating func line() -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = position
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == separator {
        fields.append(start..<position)
        start = position + 1
      }
      if !isQuoted, byte == 10 || byte == 13 { break }
      position += 1
    }
    fields.append(start..<position)
    while position < bytes.count, bytes[position] == 10 || bytes[position] == 13 { position += 1 }
    return fields
  }
}
