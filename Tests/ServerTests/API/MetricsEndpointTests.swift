import Testing

@testable import Server

@Suite("A label of the metrics")
struct MetricsEndpointTests {
  @Test(
    "has a name between its quotes, whatever is in it",
    arguments: [
      ("feed", "feed"), ("a\"b\\c\nd", #"a\"b\\c\nd"#), ("\"\u{301}", "\\\"\u{301}"), ("a\r\nb", "a\r\\nb"),
    ])
  func value(name: String, label: String) {
    #expect(Array(MetricsEndpoint.labelValue(name).utf8) == Array(label.utf8))
  }
}
