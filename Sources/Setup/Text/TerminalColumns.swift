extension String {
  /// How many columns of a terminal the text takes.
  ///
  /// Chinese, Japanese and Korean letters take two, as do pictures (Unicode, UAX 11), and marks that combine with the
  /// letter before them none.
  package var terminalColumns: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.terminalColumns }
  }

  /// The longest beginning of the text, in whole letters, that takes no more than some columns of a terminal.
  package func beginning(ofColumns most: Int) -> Substring {
    var left = most
    let end = firstIndex { letter in
      left -= String(letter).terminalColumns
      return left < 0
    }
    return self[..<(end ?? endIndex)]
  }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // A soft hyphen is shown.
    case .format: return value == 0xAD ? 1 : 0
    default: return continuesSyllable ? 0 : isWide ? 2 : 1
    }
  }

  /// Whether it is a vowel or an end of a Korean syllable that is written in parts.
  private var continuesSyllable: Bool { 0x1160...0x11FF ~= value }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08,
      0x1B000...0x1B2FB, 0x20000...0x3FFFD:
      true
    // Two of them are one flag.
    case 0x1F1E6...0x1F1FF: false
    default: properties.isEmojiPresentation
    }
  }
}
