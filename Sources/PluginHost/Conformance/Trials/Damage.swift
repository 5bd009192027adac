internal import Geo

/// A way in which what a feed answers can be broken.
enum Damage: Sendable, Hashable {
  /// Nothing at all.
  case empty
  /// The page of a proxy or a login instead of data.
  case webPage
  /// Cut off in the middle.
  case half
  /// Every number beyond all bounds.
  case hugeNumbers
  /// Random damage, the same for the same number.
  case random(UInt64)
  /// A value of one row in ten, in JSON or a table that is otherwise as it was.
  case rows(RowDamage)

  /// What a sentence calls it.
  var text: String {
    switch self {
    case .empty: "an empty body"
    case .webPage: "a web page instead of data"
    case .half: "a body that is cut in the middle"
    case .hugeNumbers: "numbers beyond all bounds"
    case .random(let seed): "random damage (number \(seed))"
    case .rows(let damage): damage.text
    }
  }

  /// Whether nothing useful is left, so that a source must fail.
  var isTotal: Bool { self == .empty || self == .webPage }

  /// The damages that every source is tried with; which rows there are to damage is seen in the answers.
  static let all: [Damage] = [.empty, .webPage, .half, .hugeNumbers] + (0..<20).map { .random($0) }

  /// The damaged bytes.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .empty: []
    case .webPage: Array("<!DOCTYPE html>\n<html><body><h1>Sign in</h1></body></html>\n".utf8)
    case .half: Array(bytes.prefix(bytes.count / 2))
    case .hugeNumbers: Self.replacingNumbers(bytes) { "9\($0)e300" }
    case .random(let seed): Self.randomDamage(bytes, seed: seed)
    case .rows(let damage): damage.applied(to: bytes)
    }
  }

  private static func randomDamage(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    guard !bytes.isEmpty else { return [UInt8(ascii: "x")] }
    var random = SeededRandom(seed: seed)
    var bytes = bytes
    switch seed % 4 {
    case 0: bytes = (0..<2000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    case 1:
      let printable = Array("\",;\n.-0123456789abcT:Z{}[]".utf8)
      for _ in 0..<20 {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          printable[Int.random(in: printable.indices, using: &random)]
      }
    case 2:
      let words = ["1e999", "-1e308", "99999999999999999999", "NaN", "null", "\"n/a\"", "[]", "{}", "true", "-999"]
      var untilNext = 0
      bytes = replacingNumbers(bytes) { number in
        untilNext -= 1
        guard untilNext < 0 else { return number }
        untilNext = Int.random(in: 0..<10, using: &random)
        return words[Int.random(in: words.indices, using: &random)]
      }
    default: bytes.removeSubrange(Int.random(in: bytes.indices, using: &random)...)
    }
    return bytes
  }

  /// The bytes with every run of digits replaced.
  private static func replacingNumbers(_ bytes: [UInt8], _ replacement: (String) -> String) -> [UInt8] {
    var result: [UInt8] = []
    var digits: [UInt8] = []
    for byte in bytes + [0] {
      if (48...57).contains(byte) {
        digits.append(byte)
        continue
      }
      if !digits.isEmpty { result += Array(replacement(String(decoding: digits, as: UTF8.self)).utf8) }
      digits = []
      result.append(byte)
    }
    return result.dropLast()
  }
}
