import Foundation

/// A message in the encoding of Protocol Buffers, as far as OpenStreetMap's files need it.
struct ProtocolBuffer {
  private(set) var bytes: [UInt8] = []

  /// A whole number.
  mutating func add(_ value: UInt64, field: Int) {
    append(UInt64(field << 3))
    append(value)
  }

  /// Bytes, a text or a message.
  mutating func add(_ content: some Collection<UInt8>, field: Int) {
    append(UInt64(field << 3 | 2))
    append(UInt64(content.count))
    bytes += content
  }

  /// Numbers in one field, each without its sign's spreading over all bits.
  mutating func addSigned(_ values: some Sequence<Int>, field: Int) {
    var packed = ProtocolBuffer()
    for value in values { packed.append(UInt64(bitPattern: Int64(value << 1 ^ value >> 63))) }
    add(packed.bytes, field: field)
  }

  /// The same, each as the difference to the one before it.
  mutating func addDifferences(_ values: some Sequence<Int>, field: Int) {
    var last = 0
    addSigned(
      values.map { value in
        defer { last = value }
        return value - last
      }, field: field)
  }

  private mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
