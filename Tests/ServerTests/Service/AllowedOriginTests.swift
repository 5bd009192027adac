import Setup
import Testing

@testable import Server

@Suite("Whose pages may ask")
struct AllowedOriginTests {
  @Test(
    "is everybody's, or an origin's as browsers name it",
    arguments: ["*", "https://example.org", "http://localhost:5173", "https://[::1]:8443"])
  func forms(_ text: String) throws {
    #expect(try AllowedOrigin(parsing: text).text == text)
  }

  @Test(
    "is refused where no browser would name it so",
    arguments: [
      "", "example.org", "https://example.org/", "https://Example.org", "https://a.org, https://b.org", "null",
      "https://a.org\r\nX: y",
    ])
  func broken(_ text: String) {
    #expect(throws: BrisaError.self) { try AllowedOrigin(parsing: text) }
  }
}
