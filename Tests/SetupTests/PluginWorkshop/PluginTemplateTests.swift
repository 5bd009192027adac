import Testing

@testable import Setup

@Suite("The template of a plugin")
struct PluginTemplateTests {
  @Test(
    "writes a path as Swift reads it",
    arguments: [
      ("/opt/kit", "\"/opt/kit\""), ("a\"b\\(c)", #""a\"b\\(c)""#), ("a\nb\u{7F}", #""a\u{a}b\u{7f}""#),
      // A mark that combines with a quote does not hide it.
      ("\"\u{301}", "\"\\\"\u{301}\""),
    ])
  func literal(path: String, written: String) {
    #expect(Array(PluginTemplate.literal(path).utf8) == Array(written.utf8))
  }
}
