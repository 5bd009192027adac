internal import AirData

/// Values as YAML writes them.
enum YAMLText {
  /// The value of a setting.
  static func value(_ value: SettingValue?) -> String {
    switch value {
    case .text(let text): scalar(text)
    case .integer(let integer): "\(integer)"
    case .number(let number): NumberText.plain(number)
    case .boolean(let truth): "\(truth)"
    case nil: "\"\""
    }
  }

  /// A text, in quotes unless it can be nothing else.
  static func scalar(_ text: String) -> String {
    let words = ["true", "false", "null", "yes", "no", "on", "off"]
    let plain = /[\p{L}\/][\p{L}\p{N}_.\/-]*/.matchingSemantics(.unicodeScalar)
    let isPlain = text.wholeMatch(of: plain) != nil && !words.contains(text.lowercased())
    return isPlain ? text : "\"\(text.replacingScalars(escape))\""
  }

  /// How a scalar is written between quotes where it cannot stand there itself: what ends the text or a line, or is no
  /// character of YAML.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
      "\\u\(String(scalar.value + 0x10000, radix: 16).suffix(4))"
    default: nil
    }
  }

  /// Degrees to the metre.
  static func degrees(_ degrees: Double) -> String { "\((degrees * 1e5).rounded() / 1e5)" }
}
