import Testing

@testable import Server

@Suite("The kinds of content that a client takes")
struct AcceptedMediaTests {
  private func best(_ header: String?) -> String? {
    AcceptedMedia(header).best(of: ["application/json", "application/geo+json", "application/gpx+xml"]) { $0 }
  }

  @Test(
    "are held against its Accept, with weights",
    arguments: [
      (nil, "application/json"), ("", "application/json"), ("*/*", "application/json"),
      ("application/*", "application/json"), ("application/gpx+xml", "application/gpx+xml"),
      ("application/json, application/geo+json;q=0.1", "application/json"),
      ("application/json;q=0.5, Application/Geo+JSON ; q=0.9", "application/geo+json"),
      ("application/geo+json, */*", "application/geo+json"), ("application/geo+json;q=0, */*", "application/json"),
      ("text/html", nil), ("application/gpx+xml;q=0", nil),
    ] as [(String?, String?)])
  func weighted(header: String?, form: String?) {
    #expect(best(header) == form, "\(header ?? "")")
  }
}
