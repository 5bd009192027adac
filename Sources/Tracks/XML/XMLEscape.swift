/// Texts inside XML.
package enum XMLEscape {
  /// A text as it stands in XML, in attributes too, without the control characters that XML does not have.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 || $0 == 34 || $0 == 38 || $0 == 60 || $0 == 62 || $0 == 0xEF }) else {
      return text
    }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
