internal import Computing

/// A digest of what rows of a table of figures are about, in their order.
struct RowKeys: Hashable {
  private var hash = FNVHash()

  /// Takes one more row, whose ids are as a table has them.
  mutating func add(ids: [String], question: String) {
    for text in ids + [question] {
      for byte in text.utf8 { hash.combine(UInt64(byte)) }
      // No byte of a text in UTF-8.
      hash.combine(0xFF)
    }
  }
}
