/// Reads ASCII texts from the front, byte by byte, without making strings.
struct ByteScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position == bytes.endIndex }

  /// The next byte, which stays.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Goes past a character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// Goes past one decimal digit and returns its value; nil when none comes next.
  mutating func digit() -> Int? {
    guard let next, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") else { return nil }
    position += 1
    return Int(next - UInt8(ascii: "0"))
  }

  /// Goes past exactly `count` digits and returns their value; nil when there are fewer.
  mutating func number(digits count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces and tabs at both ends.
  public var trimmingBlanks: ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var low = startIndex
    var high = endIndex
    while low < high, isBlank(self[low]) { low += 1 }
    while high > low, isBlank(self[high - 1]) { high -= 1 }
    return self[low..<high]
  }
}
