internal import Reports

/// A tile as it is sent.
struct KeptTile: Equatable, Sendable {
  /// Empty where nothing is on it.
  let bytes: [UInt8]
  /// The bytes in gzip's form; nil for a picture, which is packed already, and for what is too small.
  var packed: [UInt8]?

  /// What it takes in memory.
  var byteCount: Int { bytes.count + (packed?.count ?? 0) }

  /// A tile of the air, a PNG, which is packed already.
  static func picture(_ png: [UInt8]) -> KeptTile { KeptTile(bytes: png) }

  /// A vector tile, packed once for all who ask.
  static func vector(_ bytes: [UInt8]) -> KeptTile {
    KeptTile(
      bytes: bytes,
      packed: bytes.count < Gzip.minBytes ? nil : Gzip.compress(bytes, level: Gzip.fastLevel))
  }
}
