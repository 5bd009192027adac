/// The rows of one kind in an answer.
///
/// Of JSON: the objects of an array, and of all arrays at the same place of others; of a table of text: its rows.
struct FeedTable {
  /// One row, and what stands around it in its array.
  struct Row {
    let span: JSONSpan
    /// The bytes that go when the row goes, a comma with them.
    let removal: Range<Int>
  }

  /// Where it is: `results[].sensors`; empty for the text itself, and ``textPath`` for a table of text.
  let path: String
  private(set) var rows: [Row] = []

  /// Most fields of a row that are looked at.
  private static let maxFields = 40
  /// Rows that are looked at for their fields.
  private static let sampleRows = 20

  /// The path of the rows of a table of text.
  static let textPath = "CSV"

  /// The name that a sentence has for it.
  static func name(ofPath path: String) -> String {
    path == textPath ? "the table" : path.isEmpty ? "the list" : "'\(path)'"
  }

  /// The places of all values inside the rows, as they first come; the row itself is the empty one.
  var fields: [[String]] {
    var seen: Set<[String]> = []
    let all = rows.prefix(Self.sampleRows).flatMap { $0.span.fieldPaths(from: []) }
    return Array(all.filter { seen.insert($0).inserted }.prefix(Self.maxFields))
  }

  /// The tables of a text, in the order in which they begin; none when it is neither JSON nor a table.
  static func all(in bytes: [UInt8]) -> [FeedTable] {
    guard let root = JSONSpan.read(bytes) else { return text(bytes).map { [$0] } ?? [] }
    var tables: [FeedTable] = []
    collect(root, at: "", into: &tables)
    return tables
  }

  /// The rows of a table of text, each of which goes with the end of its line; nil when it is none.
  private static func text(_ bytes: [UInt8]) -> FeedTable? {
    let rows = CSVSpan.rows(in: bytes)
    guard !rows.isEmpty else { return nil }
    return FeedTable(
      path: textPath,
      rows: rows.enumerated().map { place, row in
        let end = place + 1 < rows.count ? rows[place + 1].range.lowerBound : bytes.count
        return Row(span: row, removal: row.range.lowerBound..<end)
      })
  }

  private static func collect(_ span: JSONSpan, at path: String, into tables: inout [FeedTable]) {
    switch span.kind {
    case .object(let members):
      for member in members {
        collect(member.value, at: path.isEmpty ? member.name : "\(path).\(member.name)", into: &tables)
      }
    case .array(let elements):
      if elements.contains(where: \.isObject) { add(elements, at: path, into: &tables) }
      for element in elements { collect(element, at: path + "[]", into: &tables) }
    case .text, .number, .word, .field: break
    }
  }

  private static func add(_ elements: [JSONSpan], at path: String, into tables: inout [FeedTable]) {
    let index = tables.firstIndex { $0.path == path } ?? tables.endIndex
    if index == tables.endIndex { tables.append(FeedTable(path: path)) }
    for (place, element) in elements.enumerated() {
      let next = place + 1 < elements.count ? elements[place + 1].range.lowerBound : nil
      let before = place > 0 ? elements[place - 1].range.upperBound : nil
      tables[index].rows.append(Row(span: element, removal: element.range.removal(before: before, next: next)))
    }
  }
}
