internal import AirData

/// What a few texts mean that come again in row after row: each is looked up once.
struct Memo<Value> {
  private var valuesByText: [ArraySlice<UInt8>: Value?] = [:]
  private static var maxTexts: Int { 256 }

  /// The meaning of a field of the current row, nil when it has none.
  mutating func value(_ column: Int, of row: CSVReader, _ lookUp: (String) -> Value?) -> Value? {
    let text = row.field(column)
    if let known = valuesByText[text] { return known }
    let value = lookUp(row.text(column))
    if valuesByText.count < Self.maxTexts { valuesByText[ArraySlice(Array(text))] = .some(value) }
    return value
  }
}
