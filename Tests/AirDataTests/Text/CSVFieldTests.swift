import AirData
import Testing

@Suite("A field of a table")
struct CSVFieldTests {
  @Test(
    "is shown by spreadsheets, and nothing is computed by it",
    arguments: [
      ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-a", "'-a"),
      ("\tx", "'\tx"), ("-3.5", "-3.5"), ("+2", "+2"), ("a=b", "a=b"), ("", ""), ("46250030", "46250030"),
    ])
  func formulas(text: String, field: String) {
    #expect(text.csvField == field && text.csvText == field)
  }

  @Test("shows the text that it has, in the order of its letters")
  func directions() {
    #expect("a\u{202E}gnp.exe".csvField == "agnp.exe")
    #expect("\u{2066}=1\u{2069}".csvField == "'=1")
    #expect("עברית, العربية".csvField == "\"עברית, العربية\"")
  }

  @Test("is in quotes where it could be mistaken")
  func quotes() {
    #expect("=a,\"b\"".csvField == "\"'=a,\"\"b\"\"\"")
    #expect("=a,\"b\"".csvText == "'=a,\"b\"")
  }
}
