/// The cyclic redundancy check of RFC 3720 (Castagnoli's polynomial), eight bytes a step.
enum CRC32C {
  /// The check of some bytes, which may go on from the check of the bytes before them.
  /// - Complexity: O(n).
  static func checksum(_ bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var check = ~previous
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ UInt64(check)
        check = 0
        for place in 0..<8 {
          check ^= tables[(7 - place) << 8 | Int(word >> (UInt64(place) << 3) & 255)]
        }
        offset += 8
      }
      while offset < bytes.count {
        check = tables[Int(UInt8(truncatingIfNeeded: check) ^ bytes[offset])] ^ check >> 8
        offset += 1
      }
      return ~check
    }
  }

  /// The check of each byte followed by 0 to 7 zero bytes, 256 entries each.
  private static let tables: [UInt32] = {
    var tables = (UInt32(0)..<256).map { byte in
      (0..<8).reduce(byte) { check, _ in check & 1 == 0 ? check >> 1 : check >> 1 ^ 0x82F6_3B78 }
    }
    for entry in 256..<2048 {
      let shorter = tables[entry - 256]
      tables.append(tables[Int(shorter & 255)] ^ shorter >> 8)
    }
    return tables
  }()
}
