internal import AirData
internal import Foundation

/// Text in the making, as bytes: numbers are written the same whatever the machine's locale, and fast.
struct ByteText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The bytes so far.
  var data: Data { Data(bytes) }

  /// Appends a text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends the bytes of another text.
  mutating func append(contentsOf other: ByteText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends a whole number.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: number.magnitude, atLeast: 1)
  }

  /// Appends a number with at most so many decimals, without zeros at the end.
  ///
  /// Nothing is appended for what is no number, or has more than twelve digits before the point; in JSON, where that
  /// would leave a hole, ``append(json:decimals:)`` is used.
  mutating func append(_ value: Double, decimals: Int) {
    guard value.isFinite, value.magnitude < 1e12 else { return }
    let scale = Self.powers[min(decimals, Self.powers.count - 1)]
    let whole = (value * Double(scale)).rounded()
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = UInt(whole.magnitude)
    append(digits: magnitude / scale, atLeast: 1)
    var fraction = magnitude % scale
    guard fraction > 0 else { return }
    var places = min(decimals, Self.powers.count - 1)
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    bytes.append(UInt8(ascii: "."))
    append(digits: fraction, atLeast: places)
  }

  /// Appends a text as JSON, in quotes.
  mutating func append(json text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        append("\\u00")
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      // Keeps `</script>` out of a page.
      case UInt8(ascii: "<"): append("\\u003c")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a field of a CSV file, in quotes where it needs them.
  mutating func append(csv text: String) {
    append(text.csvField)
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
  private static let powers: [UInt] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

  private mutating func append(digits number: UInt, atLeast count: Int) {
    var number = number
    var digits = (UInt64(0), UInt64(0), UInt64(0))
    withUnsafeMutableBytes(of: &digits) { buffer in
      var place = buffer.count
      var written = 0
      while number > 0 || written < count {
        place -= 1
        buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        number /= 10
        written += 1
      }
      bytes.append(contentsOf: buffer[place...])
    }
  }
}

extension Double {
  /// The number with at most so many decimals, with a point whatever the locale; a dash for what is no number.
  func text(decimals: Int) -> String {
    var text = ByteText()
    text.append(self, decimals: decimals)
    return text.bytes.isEmpty ? "–" : String(decoding: text.bytes, as: UTF8.self)
  }
}
