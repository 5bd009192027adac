import Setup
import Testing

@Suite("Columns of a terminal")
struct TerminalColumnsTests {
  @Test(
    "are as many as a text takes on the screen",
    arguments: [
      ("", 0), ("Oslo", 4), ("València", 8), ("Vale\u{0300}ncia", 8), ("NO₂ ± µg/m³", 11), ("東京", 4), ("도쿄", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("🌳", 2), ("🇪🇸", 2), ("a\u{200B}b", 2), ("a\u{AD}b", 3),
    ])
  func columns(text: String, count: Int) {
    #expect(text.terminalColumns == count, "\(text)")
  }

  @Test(
    "hold the beginning of a text that fits into them",
    arguments: [
      ("València", 8, "València"), ("València", 4, "Valè"), ("Vale\u{0300}ncia", 4, "Vale\u{0300}"), ("東京", 3, "東"),
      ("Oslo", 0, ""), ("Oslo", -1, ""), ("", 3, ""),
    ])
  func beginning(text: String, columns: Int, beginning: String) {
    #expect(text.beginning(ofColumns: columns) == beginning)
  }
}
