internal import Foundation

/// Text as it is compared: small letters without accents, in words.
package enum Folding {
  /// The words of a text; signs part them.
  ///
  /// Accents and other marks go (`é` is `e`), ligatures and letters that people write as two are two (`ß` is `ss`,
  /// `æ` is `ae`), the Catalan `l·l` is `ll`, the Greek `ς` is the `σ` that capitals have, an apostrophe of any kind
  /// parts (`l'hospital` is `l` and `hospital`), and what cannot be seen (marks of direction, joiners, NUL) counts for
  /// nothing.
  package static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in decomposed(text) {
      switch role(of: scalar) {
      case .letter: append(scalar, to: &word)
      case .nothing: break
      case .gap:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The words with single blanks between them.
  package static func folded(_ text: String) -> String { words(text).joined(separator: " ") }

  private enum Role {
    case letter, nothing, gap
  }

  /// Letters and marks apart; plain text needs no work.
  private static func decomposed(_ text: String) -> String.UnicodeScalarView {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? text.unicodeScalars : text.decomposedStringWithCompatibilityMapping.unicodeScalars
  }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return .letter
      case "\0": return .nothing
      default: return .gap
      }
    }
    // The middle dot of l·l, which the decomposition also makes of ŀ.
    if scalar == "\u{B7}" { return .nothing }
    if apostrophes.contains(scalar) { return .gap }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      return .letter
    case .nonspacingMark, .enclosingMark, .format, .control: return .nothing
    default: return .gap
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to word: inout String) {
    if scalar.isASCII {
      word.unicodeScalars.append(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
    } else if let letters = twins[scalar] {
      word += letters
    } else {
      for small in scalar.properties.lowercaseMapping.unicodeScalars {
        if let letters = twins[small] {
          word += letters
        } else if small.properties.generalCategory != .nonspacingMark {
          word.unicodeScalars.append(small)
        }
      }
    }
  }

  /// Apostrophes that count as letters in Unicode: they are typed as those that do not.
  private static let apostrophes: ClosedRange<Unicode.Scalar> = "\u{2B9}"..."\u{2BD}"

  /// Letters that do not fall apart, and how they are written without them.
  private static let twins: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ŋ": "n", "ħ": "h",
    "ŧ": "t", "ĸ": "k", "ς": "σ",
  ]
}
