import AirData
import Foundation
import TestSupport
import Testing

private let client = CurlHTTPClient(version: "1")

/// How a request fails.
private func failure(_ request: HTTPRequest) async throws -> HTTPFailure {
  do {
    let response = try await client.attempt(request, onProgress: nil)
    throw Unexpected(status: response.status, bytes: response.body.count)
  } catch let failure as HTTPFailure {
    return failure
  }
}

private struct Unexpected: Error {
  let status: Int
  let bytes: Int
}

private func request(_ server: LoopbackServer, path: String = "/", maxBytes: Int = 1 << 20) -> HTTPRequest {
  var request = HTTPRequest(url: server.url + path)
  request.maximumBodyBytes = maxBytes
  // None of these servers keeps silent for long, however busy the machine is.
  request.totalTimeoutSeconds = 600
  return request
}

@Suite("HTTP client: hostile servers")
struct HostileServerTests {
  @Test("Ten gigabytes are not read to their end, whether they are announced or not")
  func tenGigabytes() async throws {
    let servers = [
      try LoopbackServer { connection, _ in connection.sendTenGigabytes() },
      try LoopbackServer { connection, _ in connection.sendTenGigabytes(headers: "") },
      try LoopbackServer { connection, _ in connection.sendChunksWithoutEnd() },
    ]
    for server in servers {
      let failure = try await failure(request(server))
      #expect(failure == HTTPFailure(.unavailable("\(server.url)/ sent more than 1048576 bytes.")))
    }
  }

  @Test("A header that comes letter by letter ends in time")
  func trickledHeader() async throws {
    let server = try LoopbackServer { connection, _ in connection.trickle("HTTP/1.1 200 OK\r\nX-Slow: 1") }
    var request = request(server)
    request.totalTimeoutSeconds = 0.3
    let failure = try await failure(request)
    #expect(failure.error.message == "\(server.url)/ did not answer within 0.3 seconds.")
    #expect(failure.isTransient)
  }

  @Test("A host that takes no connection is given up after the time for that")
  func connectTimeout() async throws {
    let blackHole = try FullListener()
    var request = HTTPRequest(url: "http://127.0.0.1:\(blackHole.port)/")
    request.connectTimeoutSeconds = 0.2
    let failure = try await failure(request)
    #expect(failure.error.message == "\(request.url) did not take a connection within 0.2 seconds.")
    #expect(failure.isTransient)
  }

  @Test(
    "An answer that is cut is an error that another try may mend",
    arguments: [
      "Content-Length: 100\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n10\r\nabc",
      "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
    ])
  func cut(answer: String) async throws {
    let server = try LoopbackServer { connection, _ in connection.send("HTTP/1.1 200 OK\r\n" + answer) }
    let failure = try await failure(request(server))
    #expect(failure == HTTPFailure(.unavailable("\(server.url)/ ended its answer too early."), isTransient: true))
  }

  @Test("A reset, a server that is gone, and one that says nothing are passing troubles")
  func broken() async throws {
    let reset = try LoopbackServer { connection, _ in connection.reset() }
    let silent = try LoopbackServer { _, _ in }
    let gone = request(try LoopbackServer { _, _ in })
    for request in [request(reset), request(silent), gone] {
      let failure = try await failure(request)
      #expect(failure.isTransient, "\(failure)")
    }
  }

  @Test("A circle of redirects, a bad address and a refused one would fail again")
  func final() async throws {
    let circle = try LoopbackServer { connection, request in
      let next = request.contains("GET /a ") ? "/b" : "/a"
      connection.answer("302 Found", headers: "Location: \(next)\r\n")
    }
    for request in [request(circle, path: "/a"), HTTPRequest(url: "ftp://x/"), HTTPRequest(url: "http://example.org/")]
    {
      let failure = try await failure(request)
      #expect(!failure.isTransient, "\(failure)")
    }
    #expect(circle.requests.count == 6)
  }

  @Test(
    "What is no HTTP at all is an error",
    arguments: ["220 mail.example.org ESMTP\r\n", "\0\0\0", "HTTP/1.1 abc\r\n\r\n"])
  func noHTTP(answer: String) async throws {
    let server = try LoopbackServer { connection, _ in connection.send(answer) }
    let failure = try await failure(request(server))
    #expect(failure.error.shortDescription == "unavailable")
  }
}

@Suite("HTTP client: encodings")
struct HTTPEncodingTests {
  @Test("Brotli is understood, and asked for together with gzip")
  func brotli() async throws {
    // A stream of one block that is stored as it is, and an empty last one.
    let server = try LoopbackServer { connection, _ in
      connection.answer(
        headers: "Content-Encoding: br\r\n", body: [0x40, 0x00, 0x10] + Array("hello".utf8) + [0x03])
    }
    #expect(try await client.send(request(server)).body == Array("hello".utf8))
    let asked = try #require(
      server.requests.first?.split(separator: "\r\n").first { $0.hasPrefix("Accept-Encoding: ") })
    #expect(asked.contains("gzip") && asked.contains("br"))
  }

  @Test(
    "A body that is not encoded as its header says is an error that would come again",
    arguments: ["gzip", "deflate", "br", "snake-oil"])
  func wrongEncoding(name: String) async throws {
    let server = try LoopbackServer.always(headers: "Content-Encoding: \(name)\r\n", body: "{\"plain\": true}")
    let failure = try await failure(request(server))
    #expect(failure == HTTPFailure(.unavailable("\(server.url)/ sent an answer that cannot be decompressed.")))
  }

  @Test("A compressed body that is cut is an error that another try may mend")
  func cutArchive() async throws {
    let whole = try gzipped(bytes: 100_000)
    let server = try LoopbackServer { connection, _ in
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(whole.count)\r\n\r\n")
      connection.send(Array(whole.dropLast(40)))
    }
    let failure = try await failure(request(server))
    #expect(failure == HTTPFailure(.unavailable("\(server.url)/ ended its answer too early."), isTransient: true))
  }
}

@Suite("HTTP client: secrets")
struct HTTPSecretTests {
  @Test("No message holds what is in the query, the user's part, a header or the body")
  func hidden() async throws {
    let servers: [LoopbackServer] = [
      try LoopbackServer { connection, _ in connection.reset() },
      try LoopbackServer { connection, _ in connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhush") },
      try .always("302 Found", headers: "Location: http://example.org/?key=hush\r\n"),
      try .always("302 Found", headers: "Location: ftp://hush@example.org/?key=hush\r\n"),
      try .always("302 Found", headers: "Location: /?key=hush\r\n"),
      try .always(headers: "Content-Encoding: gzip\r\n", body: "hush"),
    ]
    for server in servers {
      var request = HTTPRequest(url: "http://hush:hush@127.0.0.1:\(server.port)/air?key=hush#hush")
      request.headers = ["X-API-Key": "hush"]
      let failure = try await failure(request)
      #expect(!"\(failure)".contains("hush"))
      #expect(server.requests.first?.contains("X-API-Key: hush\r\n") == true)
    }
  }
}

/// A listener on loopback whose queue is full, so that the kernel answers no further connection.
private final class FullListener {
  let port: Int
  private let listener: Int32
  private var callers: [Int32] = []

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 0) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isReady)
    port = Int(UInt16(bigEndian: address.sin_port))
    for _ in 0..<4 {
      let caller = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      callers.append(caller)
      _ = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(caller, $0, length) }
      }
    }
  }

  deinit {
    for descriptor in callers + [listener] { close(descriptor) }
  }
}
