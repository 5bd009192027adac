import AirData
import Foundation
import Synchronization
import TestSupport
import Testing

private let client = CurlHTTPClient(version: "9.9.9")

/// The sentence of the failure of a request; empty when it succeeds.
private func failure(_ request: HTTPRequest) async -> String {
  do {
    let response = try await client.send(request)
    return "status \(response.status) with \(response.body.count) bytes"
  } catch {
    return error.message
  }
}

@Suite("HTTP client: answers")
struct CurlHTTPClientAnswerTests {
  @Test("Status, header fields and body come back as they were sent")
  func plain() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.answer("404 Not Found", headers: "X-Feed: one\r\nx-feed:  two \r\n", body: Array("no".utf8))
    }
    let response = try await client.send(HTTPRequest(url: server.url + "/air?key=1"))
    #expect(response.status == 404)
    #expect(response.headers["x-feed"] == "one, two")
    #expect(response.body == Array("no".utf8))
    #expect(server.requests.first?.hasPrefix("GET /air?key=1 HTTP/1.1\r\n") == true)
    #expect(server.requests.first?.contains("User-Agent: Brisa/9.9.9\r\n") == true)
  }

  @Test("A body is posted with its header fields", arguments: ["", "{\"box\":[1,2]}"])
  func post(body: String) async throws {
    let server = try LoopbackServer { connection, _ in connection.answer() }
    var request = HTTPRequest(url: server.url)
    request.method = .post
    request.headers = ["Content-Type": "application/json"]
    request.body = Array(body.utf8)
    #expect(try await client.send(request).status == 200)
    let sent = try #require(server.requests.first)
    #expect(sent.hasPrefix("POST / HTTP/1.1\r\n") && sent.hasSuffix("\r\n\r\n" + body))
    #expect(sent.contains("Content-Type: application/json\r\n") && !sent.contains("Expect"))
  }

  @Test("Compressed answers are decompressed")
  func gzip() async throws {
    let zipped = try gzipped(bytes: 100_000)
    let server = try LoopbackServer { connection, _ in
      connection.answer(headers: "Content-Encoding: gzip\r\n", body: zipped)
    }
    #expect(try await client.send(HTTPRequest(url: server.url)).body == [UInt8](repeating: 0, count: 100_000))
  }

  @Test("An answer that unpacks to a thousand times its size is broken off, even where much is allowed")
  func unpacksTooFar() async throws {
    let zipped = try gzipped(bytes: 200 << 20)
    let server = try LoopbackServer { connection, _ in
      connection.answer(headers: "Content-Encoding: gzip\r\n", body: zipped)
    }
    var request = HTTPRequest(url: server.url)
    request.maximumBodyBytes = 1 << 30
    let most = Mutex(0)
    let error = await #expect(throws: SourceError.self) {
      try await client.send(request) { count in most.withLock { $0 = max($0, count) } }
    }
    #expect(error?.message.contains("unpacks to more than 100 times its size") == true)
    #expect(most.withLock { $0 } <= 64 << 20 + 100 * zipped.count)
  }

  @Test("Progress counts the bytes of the body")
  func progress() async throws {
    let server = try LoopbackServer { connection, _ in connection.answer(body: [UInt8](repeating: 7, count: 300_000)) }
    let counts = Mutex<[Int]>([])
    _ = try await client.send(HTTPRequest(url: server.url)) { count in counts.withLock { $0.append(count) } }
    let seen = counts.withLock { $0 }
    #expect(seen.last == 300_000)
    #expect(seen == seen.sorted())
  }

  @Test("The client's thread takes no signal for a connection that is closed, which would end the program")
  func brokenPipes() async throws {
    let server = try LoopbackServer { connection, _ in connection.answer(body: [7]) }
    let isBlocked = Mutex(false)
    _ = try await client.send(HTTPRequest(url: server.url)) { _ in
      var signals = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &signals)
      let found = sigismember(&signals, SIGPIPE) == 1
      isBlocked.withLock { $0 = found }
    }
    #expect(isBlocked.withLock { $0 })
  }

  @Test("Many requests at once are all answered")
  func concurrent() async throws {
    let server = try LoopbackServer { connection, request in
      connection.answer(body: Array(request.prefix(while: { $0 != "\r\n" }).utf8))
    }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<50 {
        group.addTask {
          let body = try await client.send(HTTPRequest(url: "\(server.url)/\(index)")).body
          return String(decoding: body, as: UTF8.self) == "GET /\(index) HTTP/1.1"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}

@Suite("HTTP client: redirects")
struct CurlHTTPClientRedirectTests {
  @Test("A relative redirect is followed, and a POST becomes a GET unless the status keeps it")
  func follow() async throws {
    let server = try LoopbackServer { connection, request in
      if request.contains(" /end ") { return connection.answer(body: Array(request.prefix(4).utf8)) }
      let status = request.contains(" /keep ") ? "307 Temporary Redirect" : "302 Found"
      connection.answer(status, headers: "Location: /end\r\n")
    }
    for (path, method) in [("/change", "GET "), ("/keep", "POST")] {
      var request = HTTPRequest(url: server.url + path)
      request.method = .post
      request.body = [1]
      #expect(String(decoding: try await client.send(request).body, as: UTF8.self) == method)
    }
  }

  @Test("Five redirects are followed, a sixth is told of the address that was asked for")
  func tooMany() async throws {
    let server = try LoopbackServer { connection, request in
      let step = (0...9).first { request.contains(" /\($0) ") } ?? 0
      connection.answer("302 Found", headers: "Location: /\(step + 1)\r\n")
    }
    let message = await failure(HTTPRequest(url: server.url + "/0"))
    #expect(message == "\(server.url)/0 redirects more than 5 times.")
    #expect(server.requests.count == 6)
  }

  @Test("Header fields go along within one origin only")
  func headers() async throws {
    let other = try LoopbackServer { connection, _ in connection.answer() }
    let target = other.url
    let server = try LoopbackServer { connection, request in
      let location = request.contains(" /here ") ? "/there" : "\(target)/"
      connection.answer("301 Moved Permanently", headers: "Location: \(location)\r\n")
    }
    var request = HTTPRequest(url: server.url + "/here")
    request.headers = ["X-API-Key": "secret"]
    _ = try await client.send(request)
    #expect(server.requests.count == 2 && server.requests.allSatisfy { $0.contains("X-API-Key: secret") })
    #expect(other.requests.count == 1 && other.requests.allSatisfy { !$0.contains("secret") })
  }

  @Test("A body goes along within one origin only", arguments: ["307 Temporary Redirect", "308 Permanent Redirect"])
  func body(status: String) async throws {
    let other = try LoopbackServer { connection, _ in connection.answer() }
    let target = other.url
    let server = try LoopbackServer { connection, _ in connection.answer(status, headers: "Location: \(target)/\r\n") }
    var request = HTTPRequest(url: server.url + "/here")
    request.method = .post
    #expect(try await client.send(request).status == 200)
    request.body = Array("key=secret".utf8)
    let message = await failure(request)
    #expect(message == "\(server.url)/here redirects the body of a POST to another server, which is refused.")
    #expect(other.requests.count == 1)
  }

  @Test(
    "A redirect to another protocol or to plain http elsewhere is refused",
    arguments: ["file:///etc/hostname", "ftp://127.0.0.1/x", "http://example.org/?token=secret"])
  func refused(location: String) async throws {
    let server = try LoopbackServer { connection, _ in
      connection.answer("302 Found", headers: "Location: \(location)\r\n")
    }
    let message = await failure(HTTPRequest(url: server.url))
    #expect(message.hasPrefix("\(server.url)/ redirects to another address: "))
    #expect(message.contains("Addresses begin with https") || message.contains("not encrypted"))
    #expect(!message.contains("secret"))
  }
}

@Suite("HTTP client: failures")
struct CurlHTTPClientFailureTests {
  @Test("A server that says nothing ends in time")
  func slow() async throws {
    let server = try LoopbackServer { connection, _ in connection.waitForPeer() }
    var request = HTTPRequest(url: server.url + "/slow?key=secret")
    request.totalTimeoutSeconds = 0.2
    let message = await failure(request)
    #expect(message == "\(server.url)/slow did not answer within 0.2 seconds.")
  }

  @Test("A server that drips ends in time")
  func dripping() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      connection.trickle(".")
    }
    var request = HTTPRequest(url: server.url)
    request.totalTimeoutSeconds = 0.3
    #expect(await failure(request).hasSuffix("did not answer within 0.3 seconds."))
  }

  @Test("A broken connection is an error")
  func reset() async throws {
    let server = try LoopbackServer { connection, _ in connection.reset() }
    let message = await failure(HTTPRequest(url: server.url))
    #expect(message == "\(server.url)/ broke the connection.")
  }

  @Test("An answer shorter than its length is an error")
  func truncated() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
    }
    let message = await failure(HTTPRequest(url: server.url))
    #expect(message == "\(server.url)/ ended its answer too early.")
  }

  @Test("A body beyond the limit is an error, at the limit it is not")
  func tooLarge() async throws {
    let server = try LoopbackServer { connection, _ in connection.answer(body: [UInt8](repeating: 1, count: 100_000)) }
    var request = HTTPRequest(url: server.url)
    request.maximumBodyBytes = 100_000
    let message = await failure(request)
    #expect(message == "status 200 with 100000 bytes")
    request.maximumBodyBytes = 99_999
    let refusal = await failure(request)
    #expect(refusal == "\(server.url)/ sent more than 99999 bytes.")
  }

  @Test("A small answer that unpacks to a huge one is an error")
  func bomb() async throws {
    let zipped = try gzipped(bytes: 50_000_000)
    #expect(zipped.count < 100_000)
    let server = try LoopbackServer { connection, _ in
      connection.answer(headers: "Content-Encoding: gzip\r\n", body: zipped)
    }
    var request = HTTPRequest(url: server.url)
    request.maximumBodyBytes = 1_000_000
    let message = await failure(request)
    #expect(message == "\(server.url)/ sent more than 1000000 bytes.")
  }

  @Test("Endless header fields are an error")
  func headers() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.send("HTTP/1.1 200 OK\r\n")
      for index in 0..<5000 { connection.send("X-\(index): \(String(repeating: "x", count: 100))\r\n") }
      connection.send("\r\n")
    }
    let message = await failure(HTTPRequest(url: server.url))
    #expect(message == "\(server.url)/ sent too many header fields.")
  }

  @Test("Nobody listening is an error")
  func refused() async throws {
    let url = try LoopbackServer { _, _ in }.url
    let message = await failure(HTTPRequest(url: url))
    #expect(message == "\(url)/ does not accept connections.")
  }

  @Test("A cancelled task does not wait for the answer")
  func cancelled() async throws {
    let server = try LoopbackServer { connection, _ in connection.waitForPeer() }
    let request = HTTPRequest(url: server.url)
    let task = Task { await failure(request) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == "The request was cancelled.")
  }

  @Test("A task that is cancelled beforehand sends nothing that is waited for")
  func cancelledBefore() async throws {
    let server = try LoopbackServer { connection, _ in connection.waitForPeer() }
    let request = HTTPRequest(url: server.url)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await failure(request)
    }
    task.cancel()
    #expect(await task.value == "The request was cancelled.")
  }
}

@Suite("HTTP client: addresses")
struct HTTPAddressTests {
  @Test(
    "Plain http is for this machine",
    arguments: ["http://localhost/", "http://127.0.0.1:8080/a", "http://127.9.9.9", "http://[::1]/"])
  func loopback(url: String) throws {
    try HTTPRequest(url: url).check()
  }

  @Test(
    "Plain http to any other machine needs permission",
    arguments: [
      "http://example.org/?key=secret", "http://127.0.0.1.example.org/", "http://localhost@example.org/",
      "http://10.0.0.1/",
      "http://localhost.example.org/",
    ])
  func elsewhere(url: String) throws {
    var request = HTTPRequest(url: url)
    let error = #expect(throws: SourceError.self) { try request.check() }
    #expect(error?.message.contains("is not encrypted") == true && error?.message.contains("secret") == false)
    request.allowsPlainHTTP = true
    try request.check()
  }

  @Test(
    "Anything that is no web address is refused",
    arguments: [
      "", "example.org", "/etc/passwd", "file:///etc/passwd", "ftp://example.org/", "gopher://x", "https://",
      "https://a b/", "https://a/\0",
    ])
  func refused(url: String) {
    #expect(throws: SourceError.self) { try HTTPRequest(url: url).check() }
  }

  @Test(
    "Header fields that hold a line end are refused",
    arguments: [("a", "b\r\nc: d"), ("a\n", "b"), ("", "b"), ("a:", "b")])
  func headers(name: String, value: String) {
    var request = HTTPRequest(url: "https://example.org/")
    request.headers = [name: value]
    #expect(throws: SourceError.self) { try request.check() }
  }

  @Test("Messages show scheme, host, port and path only")
  func display() {
    let request = HTTPRequest(url: "https://user:word@example.org:8443/a/b?key=secret#part")
    #expect(request.displayAddress == "https://example.org:8443/a/b")
  }
}

/// So many zero bytes, packed by the system's gzip.
func gzipped(bytes: Int) throws -> [UInt8] {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", "head -c \(bytes) /dev/zero | gzip -9"]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return [UInt8](data)
}
