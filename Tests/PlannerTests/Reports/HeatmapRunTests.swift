import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import Planner

@Suite("A run of reports")
struct HeatmapRunTests {
  private let feed: FakeFeed
  private let city: FakeCity

  /// Ten days of readings, up to eight o'clock, that rise by the hour.
  init() throws {
    feed = FakeFeed { _ in (-240..<0).map { FakeCity.reading(Double(500 + $0), hours: $0) } }
    city = try FakeCity([feed]) { city in
      city.timeZone = .gmt
      city.staleHours = 0
    }
  }

  private var folder: String { city.folder.path("out") }

  private func question(_ hours: Range<Int>, everyHours: Int = 1) -> HeatmapQuestion {
    HeatmapQuestion(
      from: FakeCity.hour + Double(hours.lowerBound) * 3600, to: FakeCity.hour + Double(hours.upperBound) * 3600,
      everySeconds: Double(everyHours) * 3600, pollutant: .no2, cellMeters: 400,
      box: BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48), folder: folder)
  }

  /// What a page's script is given of the hour before its first, and of its hours.
  private func page(_ name: String) throws -> (before: JSONValue, hours: [JSONValue]) {
    let html = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let data = try #require(
      html.firstMatch(of: /<script id="report" type="application\/json">\n(.*?)<\/script>/.dotMatchesNewlines()))
    let report = try JSONValue(parsing: String(data.output.1))
    return (report["before"], report["hours"].array ?? [])
  }

  @Test("tells each page of the hour before its first, which may be outside of the run")
  func tellsTheHourBefore() async throws {
    _ = try await city.desk.heatmap(question(-56 ..< -4))
    let index = try #require(HeatmapIndex.read(at: "\(folder)/index.json"))
    let pages = index.documents.map(\.path).filter { $0.hasSuffix(".html") }
    #expect(pages == ["report-2026-02-28.html", "report-2026-03-01.html", "report-2026-03-02.html"])
    let before = try pages.map { try page($0).before }
    #expect(before.map(\.["time"].text) == ["2026-02-27T23:00:00Z", "2026-02-28T23:00:00Z", "2026-03-01T23:00:00Z"])
    #expect(before[1]["stats"]["no2"]["mean"].number == 500 - 33)
  }

  @Test("knows of no hour before where nobody measured")
  func knowsOfNone() async throws {
    _ = try await city.desk.heatmap(question(-240 ..< -238))
    #expect(try page("index.html").before == .null)
    #expect(try page("index.html").hours.count == 2)
  }

  @Test("has the hour one step before, and pages of many days, where the reports lie days apart")
  func heedsTheStep() async throws {
    feed.change { _ in (-120..<0).map { FakeCity.reading(Double(900 + $0), hours: $0 * 24) } }
    _ = try await city.desk.heatmap(question(-60 * 24..<0, everyHours: 24))
    let names = try #require(HeatmapIndex.read(at: "\(folder)/index.json")).documents.map(\.path)
    let pages = try names.filter { $0.hasSuffix(".html") }.map { try page($0) }
    #expect(pages.map(\.hours.count) == [24, 24, 12])
    #expect(pages.map(\.before["stats"]["no2"]["mean"].number) == [839, 863, 887])
  }

  /// All files with their bytes, but for those that tell of a folder.
  private func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = names.compactMap { name in FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  @Test("that is interrupted at any hour and runs again has the bytes of one that was not", arguments: [1, 23, 30])
  func isTheSameAfterAnInterruption(hour: Int) async throws {
    _ = try await city.desk.heatmap(question(-56 ..< -6))
    let whole = try files()
    try FileManager.default.removeItem(atPath: folder)
    let desk = city.desk
    let question = question(-56 ..< -6)
    let run = Task {
      try await desk.heatmap(question) { progress in
        if progress.done == hour { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    let error = await #expect(throws: BrisaError.self) { try await run.value }
    #expect(error?.code == .unavailable)
    #expect(try files().count < whole.count)
    let answer = try await city.desk.heatmap(question)
    #expect(!answer.unchanged.isEmpty && !answer.written.isEmpty)
    #expect(try files() == whole)
  }

  @Test("leaves the list alone up to where something changed, and has all of it in the end")
  func withdrawsWhatFollows() async throws {
    _ = try await city.desk.heatmap(question(-56 ..< -4))
    let before = try #require(HeatmapIndex.read(at: "\(folder)/index.json"))
    // The first page's hours and documents stay listed while the second one's are made anew.
    try FileManager.default.removeItem(atPath: "\(folder)/2026-03-01T0500Z/no2.png")
    let path = "\(folder)/index.json"
    let desk = city.desk
    let question = question(-56 ..< -4)
    let run = Task {
      try await desk.heatmap(question) { progress in
        if progress.done == 30 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: BrisaError.self) { try await run.value }
    let during = try #require(HeatmapIndex.read(at: path))
    #expect(during.hours == Array(before.hours.prefix(24)))
    #expect(during.documents == Array(before.documents.prefix(2)))
    _ = try await city.desk.heatmap(question)
    #expect(HeatmapIndex.read(at: path) == before)
  }
}
