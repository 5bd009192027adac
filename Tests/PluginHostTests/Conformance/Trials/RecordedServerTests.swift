import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

private let client = CurlHTTPClient(version: "0.0.0")

@Suite("The server of recorded responses")
struct RecordedServerTests {
  /// A server with responses as `case.json` writes them, over a folder with the files `one` and `two`.
  private final class Feed {
    let server: RecordedServer
    private let folder: TemporaryFolder

    init(_ json: String, status: Int? = nil) throws {
      folder = try TemporaryFolder()
      try folder.write("first", as: "one")
      try folder.write("second", as: "two")
      let responses = try SourceProtocol.decode([RecordedResponse].self, Array(json.utf8)[...])
      server = try RecordedServer(responses, folder: folder.url.path, status: status)
    }

    /// Status and body of an answer.
    func get(_ path: String) async throws -> (status: Int, body: String) {
      let response = try await client.send(HTTPRequest(url: server.url + path))
      return (response.status, String(decoding: response.body, as: UTF8.self))
    }
  }

  @Test("chooses by path and parameters, whatever else is asked")
  func choosesByPathAndParameters() async throws {
    let feed = try Feed(
      #"[{"path": "/a", "query": {"page": "2", "box": "1,2 3"}, "file": "two"}, {"path": "/a", "file": "one"}]"#)
    #expect(try await feed.get("/a?key=x&box=1%2C2+3&page=2").body == "second")
    #expect(try await feed.get("/a?page=1").body == "first")
    #expect(feed.server.requestCount == 2 && feed.server.misses.unknown.isEmpty)
  }

  @Test("gives what fits one after another, and the last again and again")
  func givesOneAfterAnother() async throws {
    let feed = try Feed(
      #"[{"path": "/a", "status": 503, "file": "one"}, {"path": "/a", "file": "two"}]"#)
    #expect(try await feed.get("/a").status == 503)
    for _ in 0..<2 { #expect(try await feed.get("/a") == (200, "second")) }
  }

  @Test("has nothing for another path, and remembers it without the query")
  func remembersMisses() async throws {
    let feed = try Feed(#"[{"path": "/a"}]"#)
    #expect(try await feed.get("/b?key=secret").status == 404)
    #expect(feed.server.misses.unknown == ["GET /b"])
  }

  @Test("gives header fields, and a status in the place of all others")
  func givesHeaders() async throws {
    let feed = try Feed(
      #"[{"path": "/a", "headers": {"X-Left": "7"}, "file": "one"}]"#, status: 500)
    let response = try await client.send(HTTPRequest(url: feed.server.url + "/a"))
    #expect(response.status == 500 && response.headers["x-left"] == "7")
  }

  @Test(
    "as a proxy it refuses other machines",
    arguments: [
      ("GET http://example.org/a?key=x HTTP/1.1", "GET http://example.org/a"),
      ("CONNECT example.org:443 HTTP/1.1", "CONNECT example.org:443"),
    ])
  func knowsOtherMachines(line: String, display: String) throws {
    let head = try #require(RequestHead(line: line))
    #expect(head.isForAnotherMachine && head.display == display)
  }

  @Test(
    "is not led astray by lines that are no request",
    arguments: ["", "GET", "GET /a", "\u{0}\u{1}", "GET /%zz HTTP/1.1"])
  func survivesNonsense(line: String) {
    #expect(RequestHead(line: line)?.isForAnotherMachine != true)
  }
}
