/// Walks through a JSON text once.
struct JSONSpanReader {
  private let bytes: [UInt8]
  private var position = 0

  private static let maxDepth = 64

  /// Begins at the first byte.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of the whole text; nil where it is no JSON, or nested too deeply.
  mutating func document() -> JSONSpan? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> JSONSpan? {
    skipSpace()
    guard depth < Self.maxDepth, let byte = peek else { return nil }
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return object(start, depth)
    case UInt8(ascii: "["): return array(start, depth)
    case UInt8(ascii: "\""): return text() == nil ? nil : JSONSpan(kind: .text, range: start..<position)
    default:
      while let byte = peek, !Self.ends(byte) { position += 1 }
      guard position > start else { return nil }
      let isWord = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      return JSONSpan(kind: isWord ? .word : .number, range: start..<position)
    }
  }

  private mutating func object(_ start: Int, _ depth: Int) -> JSONSpan? {
    var members: [JSONSpan.Member] = []
    position += 1
    while true {
      skipSpace()
      if take("}") { return JSONSpan(kind: .object(members), range: start..<position) }
      if !members.isEmpty, !take(",") { return nil }
      skipSpace()
      let nameStart = position
      guard let name = text() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSONSpan.Member(name: name, start: nameStart, value: value))
    }
  }

  private mutating func array(_ start: Int, _ depth: Int) -> JSONSpan? {
    var elements: [JSONSpan] = []
    position += 1
    while true {
      skipSpace()
      if take("]") { return JSONSpan(kind: .array(elements), range: start..<position) }
      if !elements.isEmpty, !take(",") { return nil }
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    }
  }

  /// The bytes between quotes, escapes as they are written.
  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes[start..<position - 1], as: UTF8.self) }
    }
    return nil
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [9, 10, 13, 32].contains(byte) { position += 1 }
  }

  private static func ends(_ byte: UInt8) -> Bool {
    [9, 10, 13, 32, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
  }
}
