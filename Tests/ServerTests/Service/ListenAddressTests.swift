import Setup
import Testing

@testable import Server

@Suite("Where a service listens")
struct ListenAddressTests {
  @Test(
    "is read in its forms",
    arguments: [
      ("127.0.0.1:8080", "127.0.0.1", 8080), (":80", "127.0.0.1", 80), ("9000", "127.0.0.1", 9000),
      ("[::1]:0", "::1", 0), ("0.0.0.0:1", "0.0.0.0", 1), ("localhost:65535", "localhost", 65535),
    ])
  func forms(_ text: String, _ host: String, _ port: Int) throws {
    let address = try ListenAddress(parsing: text)
    #expect(address.host == host && address.port == port)
  }

  @Test("is refused where it is none", arguments: ["", "a:b", "127.0.0.1", "1.2.3.4:65536", "::1:80", "-1", "a b:80"])
  func broken(_ text: String) {
    #expect(throws: BrisaError.self) { try ListenAddress(parsing: text) }
  }
}
