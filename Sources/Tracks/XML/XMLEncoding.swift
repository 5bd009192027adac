/// The encodings that are read: those whose first 128 letters are ASCII's, beside UTF-16 and UTF-32.
///
/// What looks for marks in the bytes before they are parsed, as ``AttributeScreen`` does, sees in them what the parser
/// will see. In others, such as UTF-7, marks can hide.
enum XMLEncoding {
  /// Some bytes in an encoding of narrow letters.
  struct Narrow {
    let bytes: [UInt8]
    /// The encoding's name, as libxml2 takes it.
    let name: String
  }

  private static let utf8 = "UTF-8"
  /// How the names of further encodings begin.
  private static let beginnings = ["ISO-8859-", "WINDOWS-125", "CP125", "US-ASCII", "ASCII", "LATIN1", "KOI8-"]
  /// What is labelled so and has narrow letters is UTF-8, as some programs write it.
  private static let wideBeginnings = ["UTF-16", "UTF-32", "UTF8", "UTF-8"]
  /// No declaration is longer.
  private static let declarationBytes = 256

  /// The same text in narrow letters.
  /// - Throws: ``TrackError`` for an encoding that is not read, and for wide letters that are none.
  static func narrow(_ bytes: [UInt8]) throws(TrackError) -> Narrow {
    switch bytes.prefix(4) {
    case [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x3C]: return try wide(bytes, UTF32.self, "UTF-32", bigEndian: true)
    case [0xFF, 0xFE, 0, 0], [0x3C, 0, 0, 0]: return try wide(bytes, UTF32.self, "UTF-32", bigEndian: false)
    default: break
    }
    switch bytes.prefix(2) {
    case [0xFE, 0xFF], [0, 0x3C]: return try wide(bytes, UTF16.self, "UTF-16", bigEndian: true)
    case [0xFF, 0xFE], [0x3C, 0]: return try wide(bytes, UTF16.self, "UTF-16", bigEndian: false)
    default: break
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Narrow(bytes: Array(bytes.dropFirst(3)), name: utf8) }
    guard let declared = declared(bytes) else { return Narrow(bytes: bytes, name: utf8) }
    let name = declared.uppercased()
    if wideBeginnings.contains(where: name.hasPrefix) { return Narrow(bytes: bytes, name: utf8) }
    guard beginnings.contains(where: name.hasPrefix) else {
      throw TrackError("is written in \(declared.prefix(40)), which is not read: save it in UTF-8", line: 1)
    }
    return Narrow(bytes: bytes, name: name)
  }

  private static func wide<Encoding: Unicode.Encoding>(
    _ bytes: [UInt8], _ encoding: Encoding.Type, _ name: String, bigEndian: Bool
  ) throws(TrackError) -> Narrow where Encoding.CodeUnit: FixedWidthInteger {
    let size = Encoding.CodeUnit.bitWidth / 8
    let units = stride(from: 0, to: bytes.count - bytes.count % size, by: size).lazy.map { start in
      bytes[start..<start + size].enumerated().reduce(into: Encoding.CodeUnit(0)) { unit, byte in
        unit |= Encoding.CodeUnit(byte.element) << (8 * (bigEndian ? size - 1 - byte.offset : byte.offset))
      }
    }
    guard bytes.count % size == 0, let text = String(validating: units, as: encoding) else {
      throw TrackError("is broken as \(name)")
    }
    let letters = text.utf8
    return Narrow(bytes: Array(text.first == "\u{FEFF}" ? letters.dropFirst(3) : letters[...]), name: utf8)
  }

  /// The encoding that the first line of narrow letters tells; nil where it tells none.
  private static func declared(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let line = String(decoding: bytes.prefix(declarationBytes), as: UTF8.self).prefix { $0 != ">" }
    let pattern = /encoding\s*=\s*["']([^"']*)["']/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
