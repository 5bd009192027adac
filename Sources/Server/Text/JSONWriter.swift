internal import Foundation

/// Writes JSON straight into bytes, with as many decimals as each number is worth.
///
/// Answers of the service are large and many, and most of them is numbers: an encoder that looks at types while it runs
/// would take longer than the search.
struct JSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Begins with room for an answer of some kilobytes.
  init() {
    bytes.reserveCapacity(4096)
  }

  /// Writes an object, whose members `write` writes.
  mutating func object(_ write: (inout JSONWriter) throws -> Void) rethrows {
    try wrapped(UInt8(ascii: "{"), UInt8(ascii: "}"), write)
  }

  /// Writes an array, whose elements `write` writes.
  mutating func array(_ write: (inout JSONWriter) throws -> Void) rethrows {
    try wrapped(UInt8(ascii: "["), UInt8(ascii: "]"), write)
  }

  /// Writes an array of what each element becomes.
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) throws -> Void
  ) rethrows {
    try array { writer in
      for element in elements { try write(&writer, element) }
    }
  }

  /// Writes the name of a member; its value is to follow.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for byte in utf8 { escape(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number with so many decimals at most, up to nine; `null` for what is no number.
  mutating func number(_ value: Double, decimals: Int) {
    guard value.isFinite else { return null() }
    let decimals = min(max(0, decimals), Self.powersOfTen.count - 1)
    let scale = Self.powersOfTen[decimals]
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e15 else { return raw(String(value)) }
    separate()
    if value < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    digits(whole, atLeast: 1)
    decimalPart(rest, decimals: decimals)
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(UInt64(value.magnitude), atLeast: 1)
  }

  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  mutating func null() { raw("null") }

  /// Writes what is JSON already.
  mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
  /// No number of 64 bits has more.
  private static let maxDigits = 20
  private static let hexDigits = Array("0123456789abcdef".utf8)

  private mutating func wrapped(
    _ open: UInt8, _ close: UInt8, _ write: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(open)
    needsComma = false
    try write(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case 0..<0x20:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(Self.hexDigits[Int(byte >> 4)])
      bytes.append(Self.hexDigits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  private mutating func digits(_ value: UInt64, atLeast count: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maxDigits) { digits in
      var first = digits.count
      var rest = value
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0 || digits.count - first < min(count, digits.count)
      bytes.append(contentsOf: digits[first...])
    }
  }

  /// The digits after the point, without zeros at the end.
  private mutating func decimalPart(_ rest: UInt64, decimals: Int) {
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    digits(rest, atLeast: decimals)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }
}

extension JSONWriter {
  /// Writes a member with a text.
  mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes a member with a number; `null` where there is none.
  mutating func member(_ name: String, _ value: Double?, decimals: Int) {
    key(name)
    if let value { number(value, decimals: decimals) } else { null() }
  }

  /// Writes a member with a whole number.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a member with a truth value.
  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }
}
