internal import AirData

extension ByteText {
  /// Appends a text in every language as an object.
  mutating func append(json text: LocalizedText) {
    for (number, language) in Language.allCases.enumerated() {
      append(number == 0 ? "{\"" : ",\"")
      append(language.rawValue)
      append("\":")
      append(json: text[language])
    }
    append("}")
  }

  /// Appends a list, each item as it is written.
  mutating func append<Items: Sequence, Failure: Error>(
    list items: Items, _ write: (inout ByteText, Items.Element) throws(Failure) -> Void
  ) throws(Failure) {
    append("[")
    try append(items, write)
    append("]")
  }

  /// Appends the keys of an object, each with the value that is written.
  mutating func append<Items: Sequence, Failure: Error>(
    object items: Items, key: (Items.Element) -> String,
    _ write: (inout ByteText, Items.Element) throws(Failure) -> Void
  ) throws(Failure) {
    append("{")
    try append(items) { text, item throws(Failure) in
      text.append(json: key(item))
      text.append(":")
      try write(&text, item)
    }
    append("}")
  }

  private mutating func append<Items: Sequence, Failure: Error>(
    _ items: Items, _ write: (inout ByteText, Items.Element) throws(Failure) -> Void
  ) throws(Failure) {
    var isFirst = true
    for item in items {
      if !isFirst { append(",") }
      isFirst = false
      try write(&self, item)
    }
  }

  /// Appends a number with at most so many decimals, `null` where there is none or where it is none that JSON has.
  mutating func append(json value: Double?, decimals: Int) {
    let start = bytes.count
    if let value { append(value, decimals: decimals) }
    if bytes.count == start { append("null") }
  }
}
