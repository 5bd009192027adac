import Foundation
import TestSupport
import Testing

/// A feed of the template's rows, the template as its source, and a cache of the test's own.
private struct FetchBench {
  let bench: PluginBench
  let config: String
  let cache: TemporaryFolder

  init(url: String) throws {
    bench = try PluginBench()
    cache = try TemporaryFolder()
    let plugin = try bench.make("my-air")
    _ = try bench.output(["plugin", "install", plugin])
    config = try bench.folder.write(
      "sources: [{id: my-air, settings: {url: '\(url)/measurements.json'}}]\narchive: air.sqlite\n"
        + "city: {name: Testville, timezone: UTC, box: [-0.5, 39.4, -0.3, 39.5]}\n", as: "brisa.yml")
  }

  var environment: [String: String] { ["XDG_CACHE_HOME": cache.url.path] }

  func run(_ words: String...) throws -> Command.Result {
    try bench.run(words + ["--config", config], environment: environment)
  }

  /// Asks for the air of a place, which every command does anew.
  func air() throws -> JSONValue {
    let result = try run("air", "39.4766,-0.385", "--at", "2025-11-25T07:30:00Z", "--json")
    try #require(result.status == 0, "\(result.errors)")
    return try JSONValue(parsing: result.output)
  }

  static func rows() throws -> [UInt8] {
    let file = "plugins/templates/python/testcases/morning/measurements.json"
    return [UInt8](try Data(contentsOf: Project.folder.appending(path: file)))
  }
}

@Suite("A program that has the host fetch", .enabled(if: Tool.python.isThere))
struct FetchTests {
  @Test("asks the feed once for many commands, while the manifest's cache rule holds")
  func isCached() throws {
    let rows = try FetchBench.rows()
    let server = try LoopbackServer { connection, _ in connection.answer(headers: "ETag: \"7\"\r\n", body: rows) }
    let bench = try FetchBench(url: server.url)
    for _ in 0..<4 { #expect(try bench.air()["air"]["sources"][0]["readings"].number == 3) }
    #expect(server.requests.count == 1)
    #expect(server.requests[0].contains("User-Agent: Brisa/"))
  }

  @Test("asks only for a change afterwards, and every request counts in brisa status")
  func isRevalidatedAndCounted() throws {
    let rows = try FetchBench.rows()
    let server = try LoopbackServer { connection, request in
      if request.contains("If-None-Match: \"7\"\r\n") { return connection.answer("304 Not Modified") }
      connection.answer(headers: "ETag: \"7\"\r\n", body: rows)
    }
    let bench = try FetchBench(url: server.url)
    let program = bench.bench.installed + "/brisa-source-my-air"
    try bench.bench.replace("\"cache\": 600", with: "\"cache\": 0", in: program)
    for _ in 0..<2 { #expect(try bench.air()["air"]["sources"][0]["readings"].number == 3) }
    #expect(server.requests.map { $0.contains("If-None-Match") } == [false, true])
    let sync = try bench.run("sync", "--from", "2025-11-25T07:00:00Z", "--to", "2025-11-25T08:00:00Z")
    #expect(sync.status == 0, "\(sync.errors)")
    let status = try JSONValue(parsing: try bench.run("status", "--json").output)
    #expect(status["sources"][0]["quota"]["used"].number == Double(server.requests.count))
    #expect(status["sources"][0]["quota"]["limit"].number == 60)
  }

  @Test("reads Latin-1 and pollutants however they are written, and says which row is left out and why")
  func readsWhatFeedsWrite() throws {
    let text = String(decoding: try FetchBench.rows(), as: UTF8.self)
      .replacing("PM2.5", with: "PM2_5").replacing("North Bridge", with: "Pont Nàutic")
      .replacing("\"n/a\"", with: "1.0").replacing("\"O3\"", with: "\"CO\"")
    let body = [UInt8](try #require(text.data(using: .isoLatin1)))
    let server = try LoopbackServer { connection, _ in connection.answer(body: body) }
    let bench = try FetchBench(url: server.url)
    #expect(try bench.air()["air"]["sources"][0]["readings"].number == 3)
    let errors = try bench.run("air", "39.4766,-0.385", "--at", "2025-11-25T07:30:00Z").errors
    #expect(
      errors.contains("A row of station 'south' is left out: the pollutant 'CO' is not in the manifest."), "\(errors)")
  }

  @Test("learns why there is no answer, and may say the same")
  func learnsOfFailures() throws {
    let server = try LoopbackServer { connection, _ in
      connection.answer("429 Too Many Requests", headers: "Retry-After: 3600\r\n")
    }
    let bench = try FetchBench(url: server.url)
    for _ in 0..<2 {
      let result = try bench.run("air", "39.4766,-0.385", "--at", "2025-11-25T07:30:00Z")
      #expect(result.errors.contains("\(server.url)/measurements.json"), "\(result.errors)")
    }
    #expect(server.requests.count == 1)
  }
}
