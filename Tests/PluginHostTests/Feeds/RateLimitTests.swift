import AirData
import Foundation
import TestSupport
import Testing

@testable import PluginHost

@Suite("A server that says how many requests it still takes")
struct RateLimitTests {
  private func server(_ headers: String) throws -> LoopbackServer {
    try LoopbackServer.script(
      { connection, _ in connection.answer("200 OK", headers: headers, body: Array("air".utf8)) },
      { connection, _ in connection.answer(body: Array("more".utf8)) })
  }

  @Test(
    "Is left alone by every process until its window begins anew",
    arguments: [
      "x-ratelimit-remaining: 0\r\nx-ratelimit-reset: 600\r\n",
      "RateLimit-Remaining: 0\r\nRateLimit-Reset: 600\r\n",
      "X-RateLimit-Remaining: 0\r\nX-RateLimit-Reset: 1768036200\r\n",
      "RateLimit: \"default\";r=0;t=600\r\n", "ratelimit: \"a,b;\\\"r=5\"; r=0; t=600;pk=:c2VjcmV0: \r\n",
      "RateLimit: \"minute\";r=0;t=30, \"hour\";t=600;r=0, \"day\";r=9;t=9000\r\n",
    ])
  func leftAlone(headers: String) async throws {
    let bench = try FeedBench(cacheRule: .forbidden)
    let server = try server(headers)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(
      try await bench.ask(server.url) == "quota: \(server.url)/ wants to be left alone until 2026-01-10T09:10:00Z.")
    #expect(server.requests.count == 1)
    bench.time.pass(600)
    #expect(try await bench.ask(server.url) == "200 more")
  }

  @Test("Is waited for when that is short")
  func shortWait() async throws {
    let bench = try FeedBench(cacheRule: .forbidden)
    let server = try server("x-ratelimit-remaining: 0\r\nx-ratelimit-reset: 12\r\n")
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(try await bench.ask(server.url) == "200 more")
    #expect(bench.time.waits.map { $0.rounded() } == [12])
  }

  @Test("Is waited for as long by a source whose time somebody else watches, as in a process of its own")
  func shortWaitWithoutDeadline() async throws {
    var bench = try FeedBench(cacheRule: .forbidden)
    bench.deadlineSeconds = .infinity
    let server = try server("x-ratelimit-remaining: 0\r\nx-ratelimit-reset: 12\r\n")
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(try await bench.ask(server.url) == "200 more")
    #expect(bench.time.waits.map { $0.rounded() } == [12])
  }

  @Test(
    "Says nothing while it takes more, or when it cannot be understood",
    arguments: [
      "x-ratelimit-remaining: 1\r\nx-ratelimit-reset: 600\r\n", "x-ratelimit-remaining: 0\r\n",
      "x-ratelimit-remaining: none\r\nx-ratelimit-reset: 600\r\n",
      "x-ratelimit-remaining: 0\r\nx-ratelimit-reset: soon\r\n",
      "x-ratelimit-remaining: 0\r\nx-ratelimit-reset: -5\r\n",
      "x-ratelimit-remaining: 0\r\nx-ratelimit-reset: 1500000000\r\n",
      "RateLimit: \"default\";r=50;t=600\r\n", "RateLimit: \"default\";r=0\r\n", "RateLimit: \"a;r=0;t=600\"\r\n",
      "RateLimit: \"default\";r=0;t=-600\r\n", "RateLimit: \"default\";r=0;t=soon\r\n", "RateLimit: ,;=\r\n",
    ])
  func ignored(headers: String) async throws {
    let bench = try FeedBench(cacheRule: .forbidden)
    let server = try server(headers)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(try await bench.ask(server.url) == "200 more")
    #expect(bench.time.waits.isEmpty)
  }

  @Test("Is asked again after a refusal when it says that its window begins anew soon")
  func refusal() async throws {
    let bench = try FeedBench(cacheRule: .forbidden)
    let headers = "x-ratelimit-remaining: 0\r\nx-ratelimit-reset: 7\r\n"
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer("429 Too Many Requests", headers: headers) },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(bench.time.waits.reduce(0, +) >= 7)
  }
}
