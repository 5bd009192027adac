import Testing

@testable import AirData

@Suite("HTTP client: a step of a request")
struct HTTPHopTests {
  /// What is sent where a request with a secret in its header and in its body is redirected.
  private func redirected(to location: String) throws -> HTTPRequest {
    var request = HTTPRequest(url: "https://example.org/here")
    request.method = .post
    request.headers = ["X-API-Key": "secret"]
    request.body = Array("key=secret".utf8)
    return try HTTPHop(request).following(location, status: 307).request
  }

  @Test(
    "A server is the same in capitals, and with the port of its scheme",
    arguments: ["https://example.org/there", "https://Example.ORG/there", "https://example.org:443/there"])
  func sameServer(location: String) throws {
    let request = try redirected(to: location)
    #expect(request.headers["X-API-Key"] == "secret")
    #expect(request.body == Array("key=secret".utf8))
  }

  @Test(
    "It is another one with another name or port",
    arguments: ["https://www.example.org/here", "https://example.org:8443/here", "https://example.com/here"])
  func otherServer(location: String) {
    #expect(throws: SourceError.self) { try redirected(to: location) }
  }
}
