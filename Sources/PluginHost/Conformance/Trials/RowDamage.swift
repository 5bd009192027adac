/// What happens to one row in ten of an answer of JSON or of a table of text, while all the others stay as they are.
struct RowDamage: Sendable, Hashable {
  /// What is done to a value.
  enum Kind: Sendable, Hashable, CaseIterable {
    case missing
    case null
    case wrongType
    /// Of its type, and beyond all sense.
    case absurd
    /// The number that loggers write where they have none.
    case fillValue
  }

  /// Where the rows are; see ``FeedTable/path``.
  let table: String
  /// The first row that is damaged; then every tenth.
  let first: Int
  /// The place of the value in the row; empty for the row itself.
  var field: [String] = []
  var kind = Kind.missing

  /// One row in so many is damaged.
  static let step = 10

  /// Whether the rows are merely taken out, which harms nobody: what a source must give in spite of any damage to them.
  var isRemoval: Bool { field.isEmpty && kind == .missing }

  /// What a sentence calls it: `one row in ten of 'results' with 'value' missing`.
  var text: String {
    let place = "one row in ten of \(FeedTable.name(ofPath: table))"
    if isRemoval { return "\(place) taken out" }
    let what = field.isEmpty ? "itself" : "'\(field.joined(separator: "."))'"
    return "\(place) with \(what) \(kind.text)"
  }

  /// The damages of a table's rows, from a row on.
  static func all(of table: FeedTable, first: Int) -> [RowDamage] {
    // A row of text is its values: there is nothing else to put in its place.
    let fields = table.path == FeedTable.textPath ? table.fields.filter { !$0.isEmpty } : table.fields
    return fields.flatMap { field in
      Kind.allCases.map { RowDamage(table: table.path, first: first, field: field, kind: $0) }
    }.filter { !$0.isRemoval }
  }

  /// The damaged bytes; the same where a text has no two such rows.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    guard let table = FeedTable.all(in: bytes).first(where: { $0.path == table }), table.rows.count > 1 else {
      return bytes
    }
    let edits = stride(from: first, to: table.rows.count, by: Self.step).compactMap { edit(table.rows[$0], bytes) }
    return edits.sorted { $0.range.lowerBound > $1.range.lowerBound }.reduce(into: bytes) { bytes, edit in
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
  }

  private func edit(_ row: FeedTable.Row, _ bytes: [UInt8]) -> (range: Range<Int>, replacement: String)? {
    if isRemoval { return (row.removal, "") }
    guard let (span, removal) = row.span.value(at: field[...]) else { return nil }
    if kind == .missing { return removal.map { ($0, "") } }
    return kind.replacement(of: span, String(decoding: bytes[span.range], as: UTF8.self)).map { (span.range, $0) }
  }
}

extension JSONSpan {
  fileprivate var isField: Bool {
    if case .field = kind { true } else { false }
  }
}

extension RowDamage.Kind {
  /// As the end of «with 'value' …».
  fileprivate var text: String {
    switch self {
    case .missing: "missing"
    case .null: "null"
    case .wrongType: "of a wrong type"
    case .absurd: "beyond all sense"
    case .fillValue: "-9999"
    }
  }

  /// What stands in the place of a value; nil where the kind does not fit.
  fileprivate func replacement(of span: JSONSpan, _ text: String) -> String? {
    switch self {
    case .missing: nil
    // A text of a table that is empty may mean something of its own: any day, no name.
    case .null: span.isField ? number(span, of: text, becoming: "") ?? (isTime(text) ? "" : nil) : "null"
    case .wrongType where span.isField: "n/a"
    case .wrongType: if case .text = span.kind { "{}" } else { "\"n/a\"" }
    case .absurd: absurd(span, text)
    case .fillValue: number(span, of: text, becoming: "-9999")
    }
  }

  private func absurd(_ span: JSONSpan, _ text: String) -> String? {
    switch span.kind {
    case .number: "1e300"
    case .text: number(span, of: text, becoming: "1e300") ?? (isTime(text) ? "\"9999-99-99T99:99:99Z\"" : "\"\"")
    case .field:
      number(span, of: text, becoming: "1e300")
        ?? (isTime(text) ? "9999-99-99T99:99:99Z" : String(repeating: "x", count: 300))
    case .object: "{}"
    case .array: "[]"
    case .word: nil
    }
  }

  /// A number in the place of another, between quotes where that one was.
  private func number(_ span: JSONSpan, of text: String, becoming number: String) -> String? {
    switch span.kind {
    case .number: number
    case .text: Double(text.dropFirst().dropLast()) == nil ? nil : "\"\(number)\""
    case .field: Double(text.replacing(",", with: ".").filter { $0 != "\"" }) == nil ? nil : number
    case .object, .array, .word: nil
    }
  }

  private func isTime(_ text: String) -> Bool { text.contains(/\d{4}-\d\d-\d\d|\d\d:\d\d/) }
}
