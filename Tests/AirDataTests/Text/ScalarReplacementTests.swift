import AirData
import Testing

@Suite("Replacing scalars of a text")
struct ScalarReplacementTests {
  @Test(
    "finds a sign whatever combines with it",
    arguments: [
      ("a-b", "a[minus]b"), ("-\u{301}", "[minus]\u{301}"), ("\u{D4E}-", "\u{D4E}[minus]"), ("", ""), ("é", "é"),
    ])
  func signs(text: String, replaced: String) {
    let found = text.replacingScalars { $0 == "-" ? "[minus]" : nil }
    #expect(Array(found.utf8) == Array(replaced.utf8))
  }

  @Test("replaces each end of a line by itself, and leaves out what has no text")
  func lines() {
    #expect("a\r\nb".replacingScalars { $0 == "\n" ? "|" : nil }.unicodeScalars.elementsEqual("a\r|b".unicodeScalars))
    #expect("a\u{301}b".replacingScalars { $0 == "\u{301}" ? "" : nil } == "ab")
  }
}
