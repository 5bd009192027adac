internal import Foundation

/// The tables of a base map as bytes: each list with its length first, numbers in little-endian order, and a check at
/// the end.
enum BaseMapCode {
  /// The bytes of tables.
  static func bytes(_ tables: MapTables) -> [UInt8] {
    var bytes: [UInt8] = []
    for list in [tables.classes, tables.flags, tables.bytes] {
      append(UInt32(list.count), to: &bytes)
      bytes += list
    }
    for list in MapTables.lists { tables[keyPath: list].withUnsafeBufferPointer { append($0, to: &bytes) } }
    append(check(bytes[...]), to: &bytes)
    return bytes
  }

  /// The tables of bytes; nil where they are cut or changed.
  static func tables(_ bytes: [UInt8]) -> MapTables? {
    guard bytes.count >= 4, check(bytes.dropLast(4)) == number(bytes, bytes.count - 4) else { return nil }
    var reader = Reader(bytes: bytes, end: bytes.count - 4)
    guard let classes = reader.nextBytes(), let flags = reader.nextBytes(), let text = reader.nextBytes() else {
      return nil
    }
    var tables = MapTables(classes: classes, flags: flags, bytes: text)
    for list in MapTables.lists {
      guard let numbers = reader.nextNumbers() else { return nil }
      tables[keyPath: list] = numbers
    }
    return reader.isAtEnd ? tables : nil
  }

  private struct Reader {
    let bytes: [UInt8]
    let end: Int
    private var offset = 0

    init(bytes: [UInt8], end: Int) {
      (self.bytes, self.end) = (bytes, end)
    }

    var isAtEnd: Bool { offset == end }

    mutating func nextBytes() -> [UInt8]? {
      guard let range = range(of: 1) else { return nil }
      return Array(bytes[range])
    }

    mutating func nextNumbers() -> [UInt32]? {
      guard let range = range(of: 4) else { return nil }
      return stride(from: range.lowerBound, to: range.upperBound, by: 4).map { BaseMapCode.number(bytes, $0) }
    }

    /// Where the next list lies, whose entries take so many bytes each.
    private mutating func range(of size: Int) -> Range<Int>? {
      guard end - offset >= 4 else { return nil }
      let count = Int(BaseMapCode.number(bytes, offset))
      let first = offset + 4
      guard count <= (end - first) / size else { return nil }
      offset = first + count * size
      return first..<offset
    }
  }

  fileprivate static func number(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private static func append(_ list: UnsafeBufferPointer<UInt32>, to bytes: inout [UInt8]) {
    append(UInt32(list.count), to: &bytes)
    for number in list { append(number, to: &bytes) }
  }

  /// Fowler, Noll and Vo's hash, which tells damage by chance.
  private static func check(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
  }
}
