/// Text inside XML, HTML and SVG.
public enum XMLText {
  /// A text that stands for itself, in attributes too, without the control characters that XML does not have.
  public static func escaped(_ text: String) -> String {
    // U+FFFE and U+FFFF begin with the byte EF.
    guard text.utf8.contains(where: { $0 < 32 || $0 == 34 || $0 == 38 || $0 == 60 || $0 == 62 || $0 == 0xEF }) else {
      return text
    }
    return text.replacingScalars(markup)
  }

  /// What stands for a scalar; nil where it stands for itself.
  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n", "\t": nil
    case "\r": "&#13;"
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": ""
    default: nil
    }
  }
}
