import AirData
import Testing

@Suite("Text inside XML")
struct XMLTextTests {
  @Test(
    "stands for itself in elements and attributes",
    arguments: [
      ("a & b", "a &amp; b"), ("<b>\"x\"</b>", "&lt;b&gt;&quot;x&quot;&lt;/b&gt;"), ("it's", "it's"),
      ("a\tb\nc", "a\tb\nc"), ("a\r\nb", "a&#13;\nb"), ("València ✓", "València ✓"), ("", ""),
    ])
  func escaped(text: String, markup: String) {
    #expect(Array(XMLText.escaped(text).utf8) == Array(markup.utf8))
  }

  @Test("has no sign of markup, whatever combines with it", arguments: ["&", "<", ">", "\""])
  func combined(sign: String) {
    for text in ["\(sign)\u{301}", "\(sign)\u{20D0}x", "\u{D4E}\(sign)"] {
      let markup = XMLText.escaped(text)
      #expect(!markup.utf8.contains { "<>\"".utf8.contains($0) }, "\(markup)")
      #expect(markup.unicodeScalars.contains(";"), "\(markup)")
    }
  }

  @Test("loses what XML does not have, and nothing beside it")
  func forbidden() {
    #expect(XMLText.escaped("a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}") == "abcd")
    // A mark that combines with what is left out stays.
    #expect(Array(XMLText.escaped("e\u{FFFF}\u{301}x").utf8) == Array("e\u{301}x".utf8))
    #expect(XMLText.escaped("\u{FEFF}\u{F8FF}") == "\u{FEFF}\u{F8FF}")
  }
}
