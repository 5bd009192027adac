import AirData
import Foundation
import Geo
import PluginHost
import TestSupport
import Testing

/// A source that fails in the way that its feed's answer names.
private struct PlainFeed: AirSource {
  static let manifest = SourceManifest(
    id: "plain", name: "Plain", version: "1.0.0", summary: "For tests.", pollutants: [.no2], licence: "CC0",
    attribution: "Nobody", cacheRule: .keep(seconds: 600), settings: [SettingSpec("url", .text, help: "Where.")])

  private let url: String
  private let http: any HTTPClient

  init(settings: SourceSettings, context: SourceContext) {
    (url, http) = (settings.text("url") ?? "", context.http)
  }

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    let first = try await http.send(HTTPRequest(url: url + "/first"))
    if url.hasSuffix("/two") {
      let second = try await http.send(HTTPRequest(url: url + "/second"))
      guard second.status == 200 else { throw SourceError.unavailable("The second answer is missing.") }
    }
    switch String(decoding: first.body, as: UTF8.self) {
    case "error": throw SourceError.unavailable("The feed says that it has an error.")
    case "nonsense": throw SourceError.malformed("The feed speaks nonsense.")
    default: return []
    }
  }
}

@Suite("A source that can make nothing of its feed's answers")
struct CacheForgettingSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ url: String) async -> String? {
    let registry = Registry()
    registry.register(PlainFeed.self)
    let environment = SourceEnvironment(
      http: CurlHTTPClient(version: "1"), cacheFolder: folder.url, timeZone: .gmt, variables: [:])
    let hour = Date(timeIntervalSince1970: 1_800_000_000)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40), interval: DateInterval(start: hour, duration: 3600))
    let source = SourceConfiguration(id: "plain", settings: ["url": .text(url)])
    return await SourceRunner(registry: registry, environment: environment).ask([source], for: query, at: hour)
      .first?.report.failure
  }

  @Test("asks anew the next time, and keeps what it understands", arguments: ["error", "nonsense"])
  func asksAnew(body: String) async throws {
    let server = try LoopbackServer.script(
      { connection, _ in connection.answer(headers: "ETag: 1\r\n", body: Array(body.utf8)) },
      { connection, _ in connection.answer(body: Array("air".utf8)) })
    #expect(await failure(server.url)?.hasPrefix("The feed ") == true)
    for _ in 0..<2 { #expect(await failure(server.url) == nil) }
    #expect(server.requests.count == 2)
    #expect(server.requests.last?.contains("If-None-Match") == false)
  }

  @Test("keeps the answers that it got where it failed by another that it did not get")
  func keepsWhatIsGood() async throws {
    let server = try LoopbackServer { connection, request in
      if request.contains("/second") { return connection.answer("404 Not Found") }
      connection.answer(body: Array("air".utf8))
    }
    for _ in 0..<2 { #expect(await failure(server.url + "/two") == "The second answer is missing.") }
    #expect(server.requests.filter { $0.contains("/first") }.count == 1)
    #expect(server.requests.filter { $0.contains("/second") }.count == 2)
  }
}
