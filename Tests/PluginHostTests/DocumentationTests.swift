import AirData
import Foundation
import Geo
import PluginHost
import Testing
import TestSupport

/// Delivers one table, whatever is asked for.
private struct OneTable: HTTPClient {
  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    let table = "time,no2\n2026-03-02T08:00Z,21.5\n2026-03-02T09:00Z,x\n"
    return HTTPResponse(status: 200, headers: [:], body: Array(table.utf8))
  }
}

@Suite("The documentation of plugins")
struct DocumentationTests {
  @Test("Its source compiles against the kit alone, loads, and answers")
  func wholeSource() async throws {
    let folder = LibraryFolder()
    let page = try String(contentsOf: Project.folder.appending(path: "docs/plugins.md"), encoding: .utf8)
    let parts = page.split(separator: "```swift\n", maxSplits: 1)
    let code = try #require(parts.last?.split(separator: "\n```\n", maxSplits: 1).first)
    try folder.compileSwift("libbrisa-hill.so", String(code))

    let registry = Registry()
    let path = PluginSearchPath(folders: [.init(path: folder.path, isRequired: true)])
    // Its client is this test's.
    let isolation = Isolation(modes: ["hill": .host])
    #expect(PluginHost.load(searchPath: path, into: registry, isolation: isolation) == [])
    let environment = SourceEnvironment(http: OneTable(), cacheFolder: URL(filePath: folder.path), timeZone: .gmt)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
      interval: DateInterval(start: try TimeText.parse("2026-03-02T08:00Z", zone: .gmt), duration: 3600))
    let source = SourceConfiguration(id: "hill", settings: ["url": "https://example.org/hill.csv"])
    let answers = await SourceRunner(registry: registry, environment: environment)
      .ask([source], for: query, at: query.interval.start)
    #expect(answers.first?.readings.map(\.concentration) == [21.5])
    #expect(answers.first?.report.notices == [Notice(code: "bad-row", message: "Line 3 is left out.")])
  }

  /// A source that calls every example of the page and tells what comes of it.
  private static let caller = """

    import Geo

    struct CallerSource: AirSource {
      static let manifest = SourceManifest(
        id: "caller", name: "The caller", version: "1.0.0", summary: "Calls.", pollutants: [.no2], licence: "CC0",
        attribution: "Nobody", cacheRule: .keep(seconds: 0), settings: [])
      let context: SourceContext

      init(settings: SourceSettings, context: SourceContext) throws { self.context = context }

      func readings(for query: ReadingQuery) async throws -> [Reading] {
        func tell(_ code: String, _ text: String) { context.log.notice(Notice(code: code, message: text)) }
        let json = Array(#"{"rows":[{"station":"a","no2":21.5},{"station":"b","no2":null},{"station":"c","no2":"x"}]}"#.utf8)
        tell("json", "\\(try values(json, feed: "The feed", log: context.log))")
        tell("csv", "\\(try column(Array("id;no2\\na;21,5\\n".utf8), table: "The table"))")
        let body = try await answer(of: "https://example.org/air", day: "2026-03-02", key: nil, http: context.http)
        tell("http", String(decoding: body.prefix(8), as: UTF8.self))
        tell("queue", "\\(try await answers(["a", "b"], base: "https://example.org", http: context.http).count)")
        tell("time", "\\(try hour(endingAt: "2026-03-02 09:00", zone: context.timeZone).start.timeIntervalSince1970)")
        return []
      }

      func others(for query: ReadingQuery) async throws -> [SpeciesReading] {
        [nox(12, query.interval, at: Coordinate(latitude: 39.5, longitude: -0.5))]
      }
    }

    @_cdecl("brisa_plugin_register")
    public func register(_ registry: UnsafeMutableRawPointer) {
      PluginEntryPoint.register([CallerSource.self], in: registry)
    }
    """

  @Test("The examples of the kit's page compile and do what the page says")
  func kitPage() async throws {
    let folder = LibraryFolder()
    let page = try String(contentsOf: Project.folder.appending(path: "docs/kit.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
    #expect(examples.count == 6)
    try folder.compileSwift("libbrisa-caller.so", examples.joined(separator: "\n") + Self.caller)
    let registry = Registry()
    let path = PluginSearchPath(folders: [.init(path: folder.path, isRequired: true)])
    #expect(PluginHost.load(searchPath: path, into: registry, isolation: Isolation(modes: ["caller": .host])) == [])
    let environment = SourceEnvironment(http: OneTable(), cacheFolder: URL(filePath: folder.path), timeZone: .gmt)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
      interval: DateInterval(start: Date(timeIntervalSince1970: 1_772_438_400), duration: 3600))
    let answers = await SourceRunner(registry: registry, environment: environment)
      .ask([SourceConfiguration(id: "caller")], for: query, at: query.interval.start)
    let answer = try #require(answers.first)
    #expect(answer.report.failure == nil)
    #expect(
      answer.report.notices.map { "\($0.code): \($0.message)" } == [
        "bad-record: The feed: rows[2].no2: expected a number, found \"x\".", "json: [\"a\": 21.5]",
        "csv: [\"a\": 21.5]", "http: time,no2", "queue: 2", "time: 1772438400.0",
      ])
    #expect(answer.others.map(\.species) == [.nox] && answer.others.first?.station.details?.area == .rural)
  }
}
