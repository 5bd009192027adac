import Testing

@testable import AirData

@Suite("HTTP client: the proxy of the environment")
struct EnvironmentProxyTests {
  private func port(for url: String, _ environment: [String: String]) throws -> Int32? {
    EnvironmentProxy(for: try HTTPAddress(parsing: url), in: environment)?.port
  }

  @Test(
    "has the port that is said, and else the usual one of its kind",
    arguments: [
      ("http://proxy.org:3128", 3128), ("proxy.org:8080", 8080), ("http://ana:p:1@proxy.org:99/", 99),
      ("http://[2001:db8::1]:3128", 3128), ("http://[2001:db8::1]", 1080), ("http://proxy.org/", 1080),
      ("proxy.org", 1080), ("socks5h://proxy.org", 1080), ("https://proxy.org", 443),
    ] as [(String, Int32)])
  func ports(proxy: String, expected: Int32) throws {
    #expect(try port(for: "https://example.org/air", ["https_proxy": proxy]) == expected)
  }

  @Test("is that of the address's scheme, or else of all")
  func schemes() throws {
    let environment = ["http_proxy": "a:1", "HTTPS_PROXY": "b:2", "HTTP_PROXY": "c:3", "https_proxy": ""]
    #expect(try port(for: "http://example.org/", environment) == 1)
    #expect(try port(for: "https://example.org/", environment) == 2)
    #expect(try port(for: "http://example.org/", ["HTTP_PROXY": "c:3"]) == nil)
    #expect(try port(for: "http://example.org/", ["HTTP_PROXY": "c:3", "ALL_PROXY": "d:4"]) == 4)
  }

  @Test("is none for this machine")
  func loopback() throws {
    #expect(try port(for: "http://127.0.0.1/", ["http_proxy": "a:1"]) == nil)
    #expect(try port(for: "http://example.org/", [:]) == nil)
  }
}
