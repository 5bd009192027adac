import AirData
import Foundation
import Geo
import PluginHost
import Testing

/// Delivers one table, whatever is asked for.
private struct OneTable: HTTPClient {
  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    let table = "time,no2\n2026-03-02T08:00Z,21.5\n2026-03-02T09:00Z,x\n"
    return HTTPResponse(status: 200, headers: [:], body: Array(table.utf8))
  }
}

@Suite("The documentation of plugins")
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("Its source compiles against the kit alone, loads, and answers")
  func wholeSource() async throws {
    let folder = LibraryFolder()
    let page = try String(contentsOf: Self.root.appending(path: "docs/plugins.md"), encoding: .utf8)
    let parts = page.split(separator: "```swift\n", maxSplits: 1)
    let code = try #require(parts.last?.split(separator: "\n```\n", maxSplits: 1).first)
    try folder.add("Source.swift", Array(code.utf8))
    try folder.compileSwift("libbrisa-hill.so", "Source.swift", kit: Self.root.appending(path: "plugins/kit"))

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
}
