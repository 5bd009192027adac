/// Text inside XML, HTML and SVG.
package enum XMLText {
  /// A text that stands for itself, in attributes too, without the control characters that XML does not have.
  package static func escaped(_ text: String) -> String {
    let kept =
      text.unicodeScalars.contains(where: isForbidden)
      ? text.filter { !$0.unicodeScalars.contains(where: isForbidden) } : text
    return kept.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t", "\r": false
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }
}
