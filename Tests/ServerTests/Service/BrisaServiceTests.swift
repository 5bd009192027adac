import AirData
import CityTestSupport
import Dispatch
import Foundation
import Geo
import Logging
import Reports
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("The service over its connections", .serialized)
struct BrisaServiceTests {
  private static let route = "/route/v1/foot/-0.379,39.470;-0.361,39.470"

  @Test("has a length and no chunks, and lets every page ask")
  func headers() async throws {
    try await ServedVillage().serving { port in
      let (head, body) = try await RawConnection(port: port).answer(
        to: "GET \(Self.route) HTTP/1.1\nHost: a\nConnection: close\n\n")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      let lower = head.lowercased()
      #expect(lower.contains("content-length: \(body.utf8.count)") && !lower.contains("transfer-encoding"))
      #expect(lower.contains("access-control-allow-origin: *") && lower.contains("etag: "))
      #expect(try JSONValue(parsing: body)["code"] == .text("Ok"))
    }
  }

  @Test("answers HEAD without a body, OPTIONS without a word, and what it has not heard of with JSON")
  func methods() async throws {
    try await ServedVillage().serving { port in
      func ask(_ line: String) async throws -> (head: String, body: String) {
        try await RawConnection(port: port).answer(to: "\(line) HTTP/1.1\nHost: a\nConnection: close\n\n")
      }
      let head = try await ask("HEAD \(Self.route)")
      #expect(head.head.hasPrefix("HTTP/1.1 200") && head.body.isEmpty)
      #expect(try await ask("OPTIONS \(Self.route)").head.hasPrefix("HTTP/1.1 204"))
      #expect(try await ask("PUT /v1/air").head.hasPrefix("HTTP/1.1 405"))
      #expect(try await JSONValue(parsing: ask("GET /%zz").body)["code"] == .text("bad-argument"))
      #expect(try await JSONValue(parsing: ask("GET /route/v1/foot/%zz").body)["code"] == .text("InvalidUrl"))
      #expect(try await JSONValue(parsing: ask("GET /nothing").body)["code"] == .text("no-such-question"))
    }
  }

  @Test("answers what is no HTTP, and a head that is too long, with a code and a sentence")
  func unreadable() async throws {
    try await ServedVillage().serving { port in
      let long = "GET \(Self.route) HTTP/1.1\nHost: a\nX-Long: \(String(repeating: "x", count: 200_000))\n\n"
      for request in ["\u{1}\u{2}nonsense\n\n", "GET\n\n", "GET / HTTP/1.1\nno colon here\n\n", long] {
        let (head, body) = try await RawConnection(port: port).answer(to: request)
        #expect(head.hasPrefix("HTTP/1.1 400"), "\(request.prefix(20))")
        #expect(head.lowercased().contains("content-length: \(body.utf8.count)"))
        #expect(try JSONValue(parsing: body)["code"] == .text("unreadable-request"), "\(request.prefix(20))")
      }
    }
  }

  @Test("says what makes a request unreadable, to pages of other sites as well")
  func unreadableWhy() async throws {
    try await ServedVillage().serving { port in
      let long = String(repeating: "a", count: 200_000)
      for (line, why) in [
        ("GET /v1/places?q=plaça HTTP/1.1", "percent-encoded"), ("GET /v1/places?q=a b HTTP/1.1", "percent-encoded"),
        ("GET /v1/places?q=\(long) HTTP/1.1", "longer than 64 KiB"), ("nonsense", "no request of HTTP/1.1"),
        ("GET /v1/places?q=a FTP/1.1", "no HTTP/1.1 stands behind it"),
      ] {
        let (head, body) = try await RawConnection(port: port).answer(to: "\(line)\nHost: a\n\n")
        #expect(try JSONValue(parsing: body)["detail"].text?.contains(why) == true, "\(line.prefix(40)): \(body)")
        #expect(head.lowercased().contains("access-control-allow-origin: *"), "\(line.prefix(40)): \(head)")
      }
    }
  }

  @Test("answers a request without a Host, with two or an impossible one as what is no HTTP; reads nothing behind it")
  func hosts() async throws {
    try await ServedVillage().serving { port in
      let sound = "GET /healthz HTTP/1.1\nHost: a\n\n"
      for faulty in [
        "GET /healthz HTTP/1.1\n\n", "GET /healthz HTTP/1.0\nHost: a\nhost: a\n\n",
        "GET /healthz HTTP/1.1\nHost: a b\n\n", "GET /healthz HTTP/1.1\nHost: a/b@c\n\n",
      ] {
        let text = try await RawConnection(port: port).answer(to: sound + sound + faulty + sound).body
        #expect(text.matches(of: /HTTP\/1\.1 (\d+)/).map { $0.output.1 } == ["200", "400"], "\(text)")
        #expect(text.contains("names the server in one header Host"), "\(text)")
      }
      for answered in ["HTTP/1.0\n\n", "HTTP/1.1\nHost:\nConnection: close\n\n", "HTTP/1.0\nHost: [::1]:8080\n\n"] {
        let head = try await RawConnection(port: port).answer(to: "GET /healthz \(answered)").head
        #expect(head.hasPrefix("HTTP/1.1 200"), "\(answered): \(head)")
      }
    }
  }

  @Test("answers what is no HTTP after the answers to what came before it on the connection")
  func unreadableBehindOthers() async throws {
    try await ServedVillage().serving { port in
      let request = "GET /healthz HTTP/1.1\nHost: a\n\n"
      let text = try await RawConnection(port: port).answer(to: request + request + "\u{1}nonsense\n\n").body
      #expect(text.matches(of: /HTTP\/1\.1 (\d+)/).map { $0.output.1 } == ["200", "400"], "\(text)")
      #expect(text.hasSuffix("}") && text.contains("\"unreadable-request\""), "\(text)")
    }
  }

  @Test(
    "answers an address that it tagged before with 304",
    arguments: [route, "/openapi.json", "/serviceWorker.js", "/manifest.webmanifest"])
  func unchanged(_ address: String) async throws {
    try await ServedVillage().serving { port in
      let first = try await RawConnection(port: port).answer(
        to: "GET \(address) HTTP/1.1\nHost: a\nConnection: close\n\n"
      ).head
      let tag = try #require(
        first.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag: ") }?.dropFirst("etag: ".count))
      let again = try await RawConnection(port: port).answer(
        to: "GET \(address) HTTP/1.1\nHost: a\nIf-None-Match: \(tag)\nConnection: close\n\n")
      #expect(again.head.hasPrefix("HTTP/1.1 304") && again.body.isEmpty)
    }
  }

  @Test("tags weakly what goes out packed or not, and strongly a picture")
  func weakTags() async throws {
    try await ServedVillage().serving { port in
      func tag(_ address: String, accepting coding: String) async throws -> String {
        let head = try await RawConnection(port: port).answer(
          to: "GET \(address) HTTP/1.1\nHost: a\nAccept-Encoding: \(coding)\nConnection: close\n\n"
        ).head
        #expect(head.hasPrefix("HTTP/1.1 200"), "\(address): \(head)")
        let line = try #require(head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag: ") })
        return String(line.dropFirst("etag: ".count))
      }
      let description = "/tiles/air/no2/now.json"
      let plain = try await tag(description, accepting: "identity")
      #expect(plain.hasPrefix("W/\""), "\(plain)")
      #expect(try await tag(description, accepting: "gzip") == plain)
      let tile = TileAddress(zoom: 14, holding: Coordinate(latitude: 39.470, longitude: -0.370))
      let picture = "/tiles/air/no2/now/\(tile.zoom)/\(tile.x)/\(tile.y).png"
      #expect(try await tag(picture, accepting: "gzip").hasPrefix("\""))
    }
  }

  @Test("answers what is posted anew, whatever a client has")
  func postedAnew() async throws {
    try await ServedVillage().serving { port in
      let body = #"{"from":[[39.47,-0.379]],"to":[[39.47,-0.362]]}"#
      let head =
        "POST /v1/matrix HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: \(body.utf8.count)\n"
      let reply = try await RawConnection(port: port).answer(
        to: head + "If-None-Match: *\nConnection: close\n\n" + body)
      #expect(reply.head.hasPrefix("HTTP/1.1 200") && reply.body.contains("durationSeconds"))
    }
  }

  @Test("tells a client that asks first to send its body, unless that is too large")
  func continues() async throws {
    try await ServedVillage().serving { port in
      let body = #"{"from":[[39.47,-0.379]],"to":[[39.47,-0.362]]}"#
      func connection(bytes: String) throws -> RawConnection {
        let connection = try RawConnection(port: port)
        connection.send(
          "POST /v1/matrix HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: \(bytes)\r\n"
            + "Expect: 100-continue\r\nConnection: close\r\n\r\n")
        return connection
      }
      let small = try connection(bytes: String(body.utf8.count))
      #expect(await String(decoding: small.next(1000), as: UTF8.self) == "HTTP/1.1 100 Continue\r\n\r\n")
      small.send(body)
      #expect(await small.rest().hasPrefix("HTTP/1.1 200"))
      // The last is more than a whole number of the program can be.
      for bytes in ["1000000000", "9223372036854775807", "9223372036854775808"] {
        let large = try connection(bytes: bytes)
        #expect(await String(decoding: large.next(1000), as: UTF8.self).hasPrefix("HTTP/1.1 413"), "\(bytes)")
      }
    }
  }

  @Test(
    "refuses a body that is packed, and says so",
    arguments: [
      ("/v1/routes", "bad-argument"), ("/v1/tracks", "bad-argument"), ("/route/v1/foot", "InvalidContentType"),
    ])
  func packedBody(_ path: String, _ code: String) async throws {
    try await ServedVillage().serving { port in
      let answer = try await RawConnection(port: port).answer(
        to: "POST \(path) HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Encoding: gzip\n"
          + "Content-Length: 4\nConnection: close\n\nxxxx")
      #expect(answer.head.hasPrefix("HTTP/1.1 415"), "\(answer.head)")
      #expect(answer.head.lowercased().contains("accept-encoding: identity"), "\(answer.head)")
      #expect(try JSONValue(parsing: answer.body)["code"] == .text(code), "\(answer.body)")
    }
  }

  @Test("refuses a body that is too large")
  func largeBody() async throws {
    var limits = ServiceLimits()
    limits.bodyBytes = 1000
    let village = try ServedVillage(limits: limits)
    try await village.serving({ $0.limits = limits }) { port in
      let body = String(repeating: "x", count: 5000)
      let answer = try await RawConnection(port: port).answer(
        to: "POST /route/v1/foot HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: 5000\n"
          + "Connection: close\n\n\(body)")
      #expect(answer.head.hasPrefix("HTTP/1.1 413"), "\(answer.head)")
      #expect(try JSONValue(parsing: answer.body)["code"] == .text("TooBig"), "OSRM's addresses answer as OSRM does")
    }
  }

  @Test(
    "says of a body that breaks off that it did not come whole",
    arguments: [("/v1/matrix", "bad-data"), ("/route/v1/foot", "InvalidQuery")])
  func brokenBody(_ address: String, _ code: String) async throws {
    try await ServedVillage().serving { port in
      let answer = try await RawConnection(port: port).answer(
        to: "POST \(address) HTTP/1.1\nHost: a\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n"
          + "5\n{aaaa\nno length\n")
      #expect(answer.head.hasPrefix("HTTP/1.1 400"), "\(answer.head)")
      #expect(try JSONValue(parsing: answer.body)["code"] == .text(code), "\(answer.body)")
    }
  }

  @Test(
    "cuts off a client whose request does not come whole in time, in its head or in its body",
    arguments: [
      "GET / HT", "POST /route/v1/foot HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    ])
  func drip(_ beginning: String) async throws {
    var limits = ServiceLimits()
    limits.requestSeconds = 0.5
    try await ServedVillage(limits: limits).serving({ $0.limits = limits }) { port in
      let connection = try RawConnection(port: port)
      connection.send(beginning)
      #expect(await connection.isClosed(withinSeconds: 60))
    }
  }

  @Test("closes a connection that is idle, also where the rest of a request came after its answer")
  func idle() async throws {
    var limits = ServiceLimits()
    limits.idleSeconds = 0.3
    try await ServedVillage(limits: limits).serving({ $0.limits = limits }) { port in
      let plain = try RawConnection(port: port)
      plain.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await plain.isClosed(withinSeconds: 60))
      let late = try RawConnection(port: port)
      late.send("GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")
      _ = await late.next(1)
      late.send("12345")
      #expect(await late.isClosed(withinSeconds: 60))
    }
  }

  @Test(
    "closes a connection after the answer to a request that does not keep it",
    arguments: [
      "GET /healthz HTTP/1.0\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: TE, Close\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n",
      "CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n",
      "POST /v1/matrix HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ])
  func lastRequest(_ request: String) async throws {
    // Long before it would be closed as idle.
    try await ServedVillage().serving { port in
      let connection = try RawConnection(port: port)
      connection.send(request)
      #expect(await connection.isClosed(withinSeconds: 40))
    }
  }

  @Test("answers nothing behind a request that would go on in another protocol")
  func behindUpgrade() async throws {
    try await ServedVillage().serving { port in
      let upgrade = "GET /healthz HTTP/1.1\nHost: a\nConnection: Upgrade\nUpgrade: h2c\n\n"
      let (head, body) = try await RawConnection(port: port).answer(to: upgrade + "GET /readyz HTTP/1.1\nHost: a\n\n")
      #expect(head.hasPrefix("HTTP/1.1 200") && body == "ok\n", "\(head) \(body)")
    }
  }

  @Test("keeps a connection of HTTP/1.0 that asks for it")
  func keptAlive() async throws {
    try await ServedVillage().serving { port in
      let text = try await RawConnection(port: port).answer(
        to: "GET /healthz HTTP/1.0\nConnection: keep-alive\n\nGET /healthz HTTP/1.0\n\n"
      ).body
      #expect(text.contains("HTTP/1.1 200"), "\(text)")
    }
  }

  /// A feed that says nothing before a gate is opened.
  private static func hangingFeed(_ gate: DispatchSemaphore) -> FakeFeed {
    FakeFeed { _ in
      gate.wait()
      gate.signal()
      return []
    }
  }

  private static let nightAir = "GET /v1/air?lat=39.47&lon=-0.37&at=2026-03-02T03:00Z HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test("ends at once though hours wait for a source that hangs", .timeLimit(.minutes(1)))
  func hangingSource() async throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let feed = Self.hangingFeed(gate)
    let village = try ServedVillage(answering: feed) { $0.sourceDeadlineSeconds = 600 }
    try await village.serving { port in
      let connection = try RawConnection(port: port)
      connection.send(Self.nightAir)
      // The hour of now is made ready, and the other one asked for.
      while feed.asked.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
      withExtendedLifetime(connection) {}
    }
  }

  @Test("gives up an answer whose client has gone", .timeLimit(.minutes(1)))
  func goneClient() async throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let feed = Self.hangingFeed(gate)
    let village = try ServedVillage(answering: feed) { $0.sourceDeadlineSeconds = 600 }
    try await village.serving { port in
      var client: RawConnection? = try RawConnection(port: port)
      client?.send(Self.nightAir)
      while feed.asked.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
      client = nil
      var figures = ""
      while !figures.contains(#"brisa_request_seconds_count{route="/v1/air",status="499"} 1"#) {
        try await Task.sleep(for: .milliseconds(5))
        figures = try await RawConnection(port: port).answer(
          to: "GET /metrics HTTP/1.1\nHost: a\nConnection: close\n\n"
        ).body
      }
    }
  }

  @Test(
    "tells a client that has closed its side of the connection why it gets no answer", .timeLimit(.minutes(1)),
    arguments: [
      nightAir, nightAir.replacing("/v1/air?lat=39.47&lon=-0.37&", with: "/route/v1/foot/-0.379,39.47;-0.361,39.47?"),
    ])
  func closedSide(_ request: String) async throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let feed = Self.hangingFeed(gate)
    let village = try ServedVillage(answering: feed) { $0.sourceDeadlineSeconds = 600 }
    try await village.serving { port in
      let client = try RawConnection(port: port)
      client.send(request)
      while feed.asked.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
      client.endSending()
      let answer = await client.rest()
      #expect(answer.hasPrefix("HTTP/1.1 503") && answer.contains("keep the connection open until"), "\(answer)")
    }
  }

  @Test("tells that there is no host of a name")
  func unknownHost() async throws {
    // Longer than a name may be: no server of names is asked about it.
    let name = String(repeating: "x", count: 64)
    let service = BrisaService(
      .init(address: try ListenAddress(parsing: "\(name):0")), try ServedVillage(),
      log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    let error = await #expect(throws: BrisaError.self) { try await service.run { _ in } }
    #expect(error?.message.contains("no host '\(name)'") == true)
  }

  @Test("tells that another program listens at the port")
  func takenPort() async throws {
    let village = try ServedVillage()
    try await village.serving { port in
      let other = BrisaService(
        .init(address: try ListenAddress(parsing: "127.0.0.1:\(port)")), village,
        log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
      let error = await #expect(throws: BrisaError.self) { try await other.run { _ in } }
      #expect(error?.code == .unavailable && error?.message.contains("listens at") == true)
    }
  }
}
