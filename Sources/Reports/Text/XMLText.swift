/// Text inside XML, HTML and SVG.
package enum XMLText {
  /// A text that stands for itself, in attributes too.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
