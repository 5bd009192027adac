internal import Foundation

/// Makes cairo's SVG the same in every run: its names are numbered by all that the process has drawn before.
enum SVGNumbers {
  private static let words = [
    "surface", "image", "clip", "mask", "pattern", "linear", "radial", "glyph", "symbol", "source",
  ]
  .map { Array($0.utf8) }

  /// The drawing with the numbers of its names counted from 0, in the order in which they appear.
  static func renumbered(_ svg: Data) -> Data {
    let bytes = Array(svg)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < bytes.count {
      if isEmbeddedFile(bytes, index) {
        // What a picture inside is made of is left as it is.
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        result += bytes[index..<end]
        index = end
      } else if let end = name(in: bytes, at: index) {
        let name = Array(bytes[index..<end])
        let word = name.prefix { !isDigit($0) }
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        result += word + Array(String(number).utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return Data(result)
  }

  private static func isEmbeddedFile(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "d") && bytes[index...].starts(with: Array("data:".utf8))
  }

  /// Where a word with a number after it ends, nil where none begins.
  private static func name(in bytes: [UInt8], at index: Int) -> Int? {
    guard index > 0, bytes[index - 1] == UInt8(ascii: "\"") || bytes[index - 1] == UInt8(ascii: "#") else { return nil }
    for word in words where bytes[index...].starts(with: word) {
      var end = index + word.count
      while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
      return end > index + word.count ? end : nil
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
