import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("Asking a feed again")
struct RetryTests {
  @Test(
    "A feed that stumbles and then answers is asked until it does",
    arguments: [
      "500 Internal Server Error", "503 Service Unavailable", "429 Too Many Requests",
    ])
  func stumbles(status: String) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer(status) }, { connection, _ in connection.reset() },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(bench.time.waits == [0.5, 1])
  }

  @Test("After three tries the last outcome counts")
  func givesUp() async throws {
    let bench = try FeedBench()
    let failing = try LoopbackServer.always("502 Bad Gateway", body: "oops")
    #expect(try await bench.ask(failing.url) == "502 oops")
    let broken = try LoopbackServer { connection, _ in connection.reset() }
    #expect(try await bench.ask(broken.url) == "unavailable: \(broken.url)/ broke the connection.")
    let refusing = try LoopbackServer.always("429 Too Many Requests")
    #expect(
      try await bench.ask(refusing.url)
        == "quota: \(refusing.url)/ refuses for having been asked too often: ask again later.")
    #expect([failing, broken, refusing].map(\.requests.count) == [3, 3, 3])
  }

  @Test("What would only fail again is asked once", arguments: ["400 Bad Request", "404 Not Found", "302 Found"])
  func final(status: String) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.always(status)
    #expect(try await bench.ask(server.url) == "\(status.prefix(3)) ")
    #expect(server.requests.count == 1 && bench.time.waits.isEmpty)
  }

  @Test("A body beyond its limit is not fetched again, and a POST never")
  func harmlessOnly() async throws {
    let bench = try FeedBench()
    let large = try LoopbackServer.always(body: "too much")
    #expect(try await bench.ask(large.url) { $0.maximumBodyBytes = 3 }.hasSuffix("sent more than 3 bytes."))
    let failing = try LoopbackServer.always("500 Internal Server Error")
    #expect(try await bench.ask(failing.url) { $0.method = .post } == "500 ")
    #expect([large, failing].map(\.requests.count) == [1, 1])
  }

  @Test("Waits grow, differ by chance, and have an end")
  func backoff() {
    let policy = RetryPolicy()
    #expect((1...9).map { policy.waitSeconds(afterTries: $0, chance: 1) } == [0.5, 1, 2, 4, 8, 16, 30, 30, 30])
    #expect(policy.waitSeconds(afterTries: 2, chance: 0) == 0.5)
    #expect(policy.waitSeconds(afterTries: 2, chance: 0.5) == 0.75)
  }

  @Test(
    "The time that a server names is waited for, in seconds and as a date",
    arguments: [
      "20", "Sat, 10 Jan 2026 09:00:20 GMT", "Saturday, 10-Jan-26 09:00:20 GMT", "Sat Jan 10 09:00:20 2026",
    ])
  func retryAfter(text: String) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer("429 Too Many Requests", headers: "Retry-After: \(text)\r\n") },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(bench.time.waits == [20])
  }

  @Test(
    "A time in the past, or one that cannot be read, is as good as none",
    arguments: [
      "Sat, 10 Jan 2015 09:00:20 GMT", "soon", "-5", "1e3", "", "0",
    ])
  func noRetryAfter(text: String) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer("503 Service Unavailable", headers: "Retry-After: \(text)\r\n") },
      { connection, _ in connection.answer() })
    #expect(try await bench.ask(server.url) == "200 ")
    #expect(bench.time.waits == [0.5])
  }

  @Test("A time that is too far away is told, and until then the feed is left alone by every process")
  func leftAlone() async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer("429 Too Many Requests", headers: "Retry-After: 3600\r\n") },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    #expect(
      try await bench.ask(server.url + "/a?key=1")
        == "quota: \(server.url)/a refuses for having been asked too often: ask again at 2026-01-10T10:00:00Z.")
    bench.time.pass(3560)
    #expect(
      try await bench.ask(server.url + "/b")
        == "quota: \(server.url)/b wants to be left alone until 2026-01-10T10:00:00Z.")
    #expect(server.requests.count == 1 && bench.time.waits.isEmpty)
    let other = try LoopbackServer.always(body: "other air")
    #expect(try await bench.ask(other.url) == "200 other air")
    bench.time.pass(40)
    #expect(try await bench.ask(server.url + "/b") == "200 air")
  }

  @Test(
    "No server is left alone for more than a day",
    arguments: ["99999999999999999999999", "Fri, 10 Jan 2036 09:00:20 GMT"])
  func capped(text: String) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: \(text)\r\n")
    #expect(try await bench.ask(server.url).hasSuffix("ask again at 2026-01-11T09:00:00Z."))
  }

  @Test("A long wait after 503 is not waited for: the answer is the answer, and until then nobody asks")
  func unavailableForLong() async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.always("503 Service Unavailable", headers: "Retry-After: 3600\r\n")
    #expect(try await bench.ask(server.url) == "503 ")
    #expect(QuotaLedger(folder: bench.folder.url).usage(of: nil, at: bench.time.now).lastRefusal == nil)
    bench.time.pass(3560)
    #expect(
      try await bench.ask(server.url)
        == "quota: \(server.url)/ wants to be left alone until 2026-01-10T10:00:00Z.")
    #expect(bench.time.waits.isEmpty && server.requests.count == 1)
    bench.time.pass(40)
    #expect(try await bench.ask(server.url) == "503 ")
  }

  @Test("No wait reaches beyond the source's deadline, and no try lasts longer")
  func deadline() async throws {
    var bench = try FeedBench()
    // The second answer takes a minute, after which there is time for no further wait.
    bench.deadlineSeconds = 61.2
    let failing = try LoopbackServer { [time = bench.time] connection, _ in
      if !time.waits.isEmpty { time.pass(60) }
      connection.answer("500 Internal Server Error")
    }
    #expect(try await bench.ask(failing.url) == "500 ")
    #expect(bench.time.waits == [0.5])
    bench.deadlineSeconds = 0.2
    let silent = try LoopbackServer { connection, _ in connection.waitForPeer() }
    #expect(try await bench.ask(silent.url) == "unavailable: \(silent.url)/ did not answer within 0.2 seconds.")
  }

  @Test("A cancelled task does not wait for the next try")
  func cancelled() async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.always("500 Internal Server Error")
    let task = Task { try await bench.ask(server.url) }
    task.cancel()
    #expect(try await task.value == "unavailable: The request was cancelled.")
  }
}
