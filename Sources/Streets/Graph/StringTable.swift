/// Strings as one run of UTF-8 with offsets, decoded on access.
struct StringTable {
  /// First byte by string, and the number of bytes at the end.
  let offsets: UnsafeBufferPointer<UInt32>
  /// The strings, one after the other.
  let bytes: UnsafeBufferPointer<UInt8>

  /// Number of strings.
  var count: Int { max(0, offsets.count - 1) }

  /// One string; bytes that are no UTF-8 become U+FFFD.
  subscript(index: Int) -> String {
    String(decoding: bytes[Int(offsets[index])..<Int(offsets[index + 1])], as: UTF8.self)
  }

  /// Lays strings out as a table holds them.
  static func encode(_ strings: [String]) -> (offsets: [UInt32], bytes: [UInt8]) {
    var offsets: [UInt32] = [0]
    var bytes: [UInt8] = []
    for string in strings {
      bytes.append(contentsOf: string.utf8)
      offsets.append(UInt32(bytes.count))
    }
    return (offsets, bytes)
  }
}

extension NetworkMetadata {
  /// The values in the order in which a string table keeps them.
  var fields: [String] { [source, dataDate, attribution, profile, settings, drivingSide?.rawValue ?? ""] }

  /// Takes the values back from a table of at least five strings; older files have no more.
  init(_ table: StringTable) {
    self.init()
    source = table[0]
    dataDate = table[1]
    attribution = table[2]
    profile = table[3]
    settings = table[4]
    drivingSide = table.count > 5 ? DrivingSide(rawValue: table[5]) : nil
  }
}
