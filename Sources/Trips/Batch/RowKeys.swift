/// A digest of what rows of a table of figures are about, in their order (FNV-1a; Fowler, Noll, Vo).
struct RowKeys: Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes one more row, whose ids are as a table has them.
  mutating func add(ids: [String], question: String) {
    for text in ids + [question] {
      for byte in text.utf8 { add(byte) }
      // No byte of a text in UTF-8.
      add(0xFF)
    }
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
