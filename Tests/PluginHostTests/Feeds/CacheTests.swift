import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

private let tagged: LoopbackServer.Handler = { connection, request in
  if request.contains("If-None-Match: \"one\"\r\n") {
    return connection.answer("304 Not Modified", headers: "X-Later: 1\r\n")
  }
  connection.answer(headers: "ETag: \"one\"\r\n", body: Array("air".utf8))
}

@Suite("Keeping a feed's answers")
struct CacheTests {
  @Test("For 95 % of the manifest's time nobody is asked, not even by another process")
  func fresh() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 600))
    let server = try LoopbackServer.always(headers: "X-Feed: one\r\n", body: "air")
    #expect(try await bench.ask(server.url) == "200 air")
    bench.time.pass(569)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(try await bench.client().send(HTTPRequest(url: server.url)).headers["x-feed"] == "one")
    #expect(server.requests.count == 1)
    bench.time.pass(1)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(server.requests.count == 2)
  }

  @Test("Afterwards the feed is asked only for a change, and 304 makes the answer fresh again")
  func etag() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 600))
    let server = try LoopbackServer(tagged)
    #expect(try await bench.ask(server.url) == "200 air")
    bench.time.pass(601)
    let renewed = try await bench.client().send(HTTPRequest(url: server.url))
    #expect(renewed.status == 200 && renewed.body == Array("air".utf8) && renewed.headers["x-later"] == "1")
    bench.time.pass(569)
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(server.requests.count == 2)
  }

  @Test("Whoever asks once in that time gets a new answer each time, however long the feed takes")
  func everyTime() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 600))
    let server = try LoopbackServer { [time = bench.time] connection, _ in
      time.pass(10)
      connection.answer(body: Array("air".utf8))
    }
    for _ in 0..<3 {
      #expect(try await bench.ask(server.url) == "200 air")
      bench.time.pass(589)
    }
    #expect(server.requests.count == 3)
  }

  @Test("A time of modification serves as well")
  func modified() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 0))
    let day = "Sat, 10 Jan 2026 08:00:00 GMT"
    let server = try LoopbackServer { connection, request in
      if request.contains("If-Modified-Since: \(day)\r\n") { return connection.answer("304 Not Modified") }
      connection.answer(headers: "Last-Modified: \(day)\r\n", body: Array("air".utf8))
    }
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(try await bench.ask(server.url) == "200 air")
    #expect(server.requests.count == 2)
  }

  @Test("A changed answer takes the old one's place")
  func changed() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 0))
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer(headers: "ETag: 1\r\n", body: Array("old".utf8)) },
      { connection, _ in connection.answer(headers: "ETag: 2\r\n", body: Array("new".utf8)) },
      { connection, _ in connection.answer("304 Not Modified") })
    #expect(try await bench.ask(server.url) == "200 old")
    #expect(try await bench.ask(server.url) == "200 new")
    #expect(try await bench.ask(server.url) == "200 new")
    #expect(server.requests.last?.contains("If-None-Match: 2\r\n") == true)
  }

  @Test(
    "Nothing is kept where the manifest or the feed forbids it, and no tag is sent",
    arguments: [
      (SourceManifest.CacheRule.forbidden, "ETag: \"one\"\r\n"),
      (.keep(seconds: 600), "ETag: \"one\"\r\nCache-Control: private, No-Store\r\n"),
    ])
  func forbidden(rule: SourceManifest.CacheRule, headers: String) async throws {
    let bench = try FeedBench(cacheRule: rule)
    let server = try LoopbackServer.always(headers: headers, body: "air")
    for _ in 0..<2 { #expect(try await bench.ask(server.url) == "200 air") }
    #expect(server.requests.count == 2 && server.requests.allSatisfy { !$0.contains("If-") })
    #expect(bench.answers.isEmpty)
  }

  @Test("A feed that begins to forbid it is obeyed for what was kept before")
  func forbiddenLater() async throws {
    let bench = try FeedBench(cacheRule: .keep(seconds: 0))
    let server = try LoopbackServer.script(
      tagged, { connection, _ in connection.answer("304 Not Modified", headers: "Cache-Control: no-store\r\n") })
    for _ in 0..<2 { #expect(try await bench.ask(server.url) == "200 air") }
    #expect(bench.answers.isEmpty)
  }

  @Test("Errors, redirects without an end and posts are not kept")
  func onlyAnswers() async throws {
    let bench = try FeedBench()
    let missing = try LoopbackServer.always("404 Not Found", headers: "ETag: 1\r\n")
    let posted = try LoopbackServer.always(headers: "ETag: 1\r\n")
    for _ in 0..<2 {
      _ = try await bench.ask(missing.url)
      _ = try await bench.ask(posted.url) { $0.method = .post }
    }
    #expect(missing.requests.count == 2 && posted.requests.count == 2 && bench.answers.isEmpty)
  }

  @Test("Address and header fields tell answers apart")
  func keys() async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer { connection, request in connection.answer(body: Array(request.utf8)) }
    let first = try await bench.ask(server.url + "/?a=1")
    let second = try await bench.ask(server.url + "/?a=2")
    let third = try await bench.ask(server.url + "/?a=1") { $0.headers = ["Accept": "text/csv"] }
    #expect(Set([first, second, third]).count == 3 && server.requests.count == 3)
  }

  @Test("Files are for this user alone, and neither name nor content holds a key")
  func privacy() async throws {
    var bench = try FeedBench()
    bench.key = "hush"
    let server = try LoopbackServer.always(headers: "Set-Cookie: id=cookie\r\n", body: "air")
    _ = try await bench.ask(server.url + "/?key=hush") { $0.headers = ["X-API-Key": "hush"] }
    let echo = try LoopbackServer { connection, request in connection.answer(body: Array(request.utf8)) }
    _ = try await bench.ask(echo.url + "/?key=hush")
    try #require(bench.answers.count == 1)
    for file in bench.files {
      let url = bench.folder.url.appending(path: file)
      let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      #expect(!text.contains("hush") && !text.contains("cookie") && !file.contains("hush"))
      for (path, mode) in [(url.path, 0o600), (url.deletingLastPathComponent().path, 0o700)] {
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
        #expect(permissions?.intValue == mode)
      }
    }
  }

  @Test("A damaged file is as if it were not there", arguments: 0..<40)
  func damaged(seed: UInt64) async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer(body: Array("air".utf8)) },
      { connection, _ in connection.answer(body: Array("new".utf8)) })
    _ = try await bench.ask(server.url)
    let file = bench.folder.url.appending(path: try #require(bench.answers.first))
    var bytes = [UInt8](try Data(contentsOf: file))
    var random = SeededRandom(seed: seed)
    let index = Int.random(in: bytes.indices, using: &random)
    if seed.isMultiple(of: 2) {
      bytes[index] ^= UInt8.random(in: 1...255, using: &random)
    } else {
      bytes.removeSubrange(index...)
    }
    try Data(bytes).write(to: file)
    #expect(try await bench.ask(server.url) == "200 new", "seed \(seed)")
  }

  @Test("A folder that cannot be written costs the cache and nothing else")
  func unwritable() async throws {
    let bench = try FeedBench(quota: .init(requests: 10, perSeconds: 60))
    try bench.folder.write("in the way", as: "http")
    try bench.folder.write("in the way", as: "quota")
    let server = try LoopbackServer.always(headers: "ETag: 1\r\n", body: "air")
    for _ in 0..<2 { #expect(try await bench.ask(server.url) == "200 air") }
  }

  @Test("The oldest files go when there are too many, too large or too old ones")
  func bounds() throws {
    let folder = try TemporaryFolder()
    var cache = ResponseCache(folder: folder.url.appending(path: "http"))
    cache.maxFiles = 3
    // Each file is a second younger than the one before: clocks of file systems may tick once in ten milliseconds.
    let start = Date() - 60
    var known: Set<String> = []
    func answer(_ name: String, _ bytes: Int = 10, after seconds: Double = 0) throws {
      let response = StoredResponse(time: Date() + seconds, headers: [:], body: [UInt8](repeating: 7, count: bytes))
      cache.keep(response, to: HTTPRequest(url: name))
      for file in try FileManager.default.contentsOfDirectory(atPath: cache.folder.path)
      where known.insert(file).inserted {
        try FileManager.default.setAttributes(
          [.modificationDate: start + Double(known.count)], ofItemAtPath: cache.folder.path + "/" + file)
      }
    }
    func kept(_ names: String...) -> [Bool] { names.map { cache.answer(to: HTTPRequest(url: $0)) != nil } }
    for name in ["a", "b", "c", "d"] { try answer(name) }
    #expect(kept("a", "b", "c", "d") == [false, true, true, true])
    cache.maxBytes = 3000
    try answer("e", 2000)
    try answer("f", 2000)
    #expect(kept("c", "d", "e", "f") == [false, false, false, true])
    cache.maxBytesPerAnswer = 100
    try answer("f", 101)
    try answer("g")
    #expect(kept("f", "g") == [false, true])
    try answer("h", after: 31 * 86_400)
    #expect(kept("g") == [false])
  }

  @Test("An answer that is larger than the request allows is not taken from the cache")
  func limit() async throws {
    let bench = try FeedBench()
    let server = try LoopbackServer.always(body: "air")
    _ = try await bench.ask(server.url)
    #expect(try await bench.ask(server.url) { $0.maximumBodyBytes = 2 }.hasSuffix("sent more than 2 bytes."))
  }
}
