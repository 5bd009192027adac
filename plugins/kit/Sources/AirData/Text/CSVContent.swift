/// What the bytes of a CSV file are like, before any row is read.
struct CSVContent {
  /// Index of the first byte behind the byte-order mark.
  var start = 0
  /// Whether all of it is UTF-8; else it is Latin-1.
  var isUTF8: Bool
  /// The separator of the first line that is not empty.
  var separator: UInt8

  init(_ bytes: [UInt8]) throws(CSVError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    try Self.checkCharacters(bytes)
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    separator = Self.separator(bytes[start...])
  }

  /// Refuses bytes that no text has: control characters other than tab and line ends.
  private static func checkCharacters(_ bytes: [UInt8]) throws(CSVError) {
    var line = 1
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      switch byte {
      case .lineFeed: line += 1
      case .carriageReturn, UInt8(ascii: "\t"): continue
      default: throw .notText(line: line)
      }
    }
  }

  /// Whichever of the separators stands most often in the first line that is not empty, outside quotes.
  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes.drop(while: \.isLineEnd) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte.isLineEnd { break }
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it is CR or LF.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}

extension [UInt8] {
  /// The byte at an index, nil beyond the end.
  func at(_ index: Int) -> UInt8? {
    index < count ? self[index] : nil
  }
}
