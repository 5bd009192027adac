import AirData
import CityTestSupport
import Files
import Foundation
import Geo
import Setup
import Synchronization
import TestSupport
import Testing

@testable import Planner
@testable import Publishing

@Suite("A run of reports")
struct HeatmapRunTests {
  private let feed: FakeFeed
  private let city: FakeCity

  /// Two days of readings, up to eight o'clock, that rise by the hour.
  init() throws {
    feed = FakeFeed { _ in (-48..<0).map { FakeCity.reading(Double(500 + $0), hours: $0) } }
    city = try FakeCity([feed]) { city in
      city.timeZone = .gmt
      city.staleHours = 0
    }
  }

  private var folder: String { city.folder.path("out") }

  private func question(_ hours: Range<Int>, everyHours: Int = 1) -> HeatmapQuestion {
    HeatmapQuestion(
      from: FakeCity.hour + Double(hours.lowerBound) * 3600, to: FakeCity.hour + Double(hours.upperBound) * 3600,
      folder: folder
    ) {
      $0.everySeconds = Double(everyHours) * 3600
      $0.pollutant = .no2
      $0.cellMeters = 400
      $0.box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    }
  }

  /// A run from ten in the evening to two in the morning, which has a page for each day.
  private func night() throws -> HeatmapSetup {
    var run = try city.engine.heatmapSetup(question(-10 ..< -6), asksSources: true)
    run.maxPageHours = 2
    return run
  }

  @Test("writes only the files that are asked for, tables compressed, and refuses to drop others unasked")
  func writesOnly() async throws {
    var question = question(-2 ..< -1)
    question.files = [.png, .statistics]
    question.compressesTables = true
    let answer = try await make(city.engine.heatmapSetup(question, asksSources: true))
    #expect(answer.documents.isEmpty)
    let paths = (index?.hours ?? []).flatMap(\.files).map { PathText.name(of: $0.path) }
    #expect(paths == ["no2.png", "statistics.csv.gz"])
    question.files.insert(.svg)
    let other = try city.engine.heatmapSetup(question, asksSources: true)
    let error = await #expect(throws: BrisaError.self) { try await make(other) }
    let words = "files png,statistics,gz, not png,svg,statistics,gz"
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  private func make(_ run: HeatmapSetup, stoppingAt hour: Int? = nil) async throws -> HeatmapAnswer {
    try await Task {
      try await run.make { progress in
        if progress.done == hour { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }.value
  }

  private var index: HeatmapIndex? { (try? OpenFolder(folder)).flatMap(HeatmapIndex.read) }

  /// What a page's script is given of the hour before its first, and the number of its hours.
  private func page(_ name: String) throws -> (before: JSONValue, hours: Int) {
    let html = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let script = /<script id="report" type="application\/json">\n(.*?)<\/script>/.dotMatchesNewlines()
    let report = try JSONValue(parsing: String(try #require(html.firstMatch(of: script)).output.1))
    return (report["before"], report["hours"].array?.count ?? 0)
  }

  /// All files with their bytes.
  private func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = names.compactMap { name in FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  @Test("tells each page of the hour before its first, which may be outside of the run")
  func tellsTheHourBefore() async throws {
    _ = try await make(night())
    let pages = try #require(index).documents.map(\.path).filter { $0.hasSuffix(".html") }
    #expect(pages == ["report-2026-03-01.html", "report-2026-03-02.html"])
    let before = try pages.map { try page($0).before }
    #expect(before.map { $0["time"].text } == ["2026-03-01T21:00:00Z", "2026-03-01T23:00:00Z"])
    #expect(before.map { $0["stats"]["no2"]["mean"].number } == [489, 491])
    // Once for each page and once for the hour before the first; the one that it shows last is not asked for again.
    #expect(feed.asked.count == 3)
  }

  @Test("has the hour one step before, where the reports lie further apart")
  func heedsTheStep() async throws {
    _ = try await city.engine.heatmap(question(-6..<0, everyHours: 3))
    let page = try page("index.html")
    #expect(page.hours == 2 && page.before["time"].text == "2026-03-01T23:00:00Z")
  }

  @Test("knows of no hour before where nobody measured")
  func knowsOfNone() async throws {
    _ = try await city.engine.heatmap(question(-48 ..< -47))
    #expect(try page("index.html").before == .null)
  }

  @Test("that is interrupted at any hour and goes on has the bytes of one that was not", arguments: [1, 2])
  func isTheSameAfterAnInterruption(hour: Int) async throws {
    _ = try await make(night())
    let whole = try files()
    try FileManager.default.removeItem(atPath: folder)
    let error = await #expect(throws: BrisaError.self) { try await make(night(), stoppingAt: hour) }
    #expect(error?.code == .unavailable)
    #expect(try files().count < whole.count)
    let answer = try await make(night())
    #expect(answer.written.count + answer.unchanged.count == 4 && answer.unchanged.count >= hour - 1)
    #expect(try files() == whole)
  }

  @Test("leaves the list alone up to where something changed, and has all of it in the end")
  func withdrawsWhatFollows() async throws {
    _ = try await make(night())
    let before = try #require(index)
    try FileManager.default.removeItem(atPath: "\(folder)/2026-03-02T0000Z/no2.png")
    let seen = Mutex<HeatmapIndex?>(nil)
    let list = folder
    _ = try await night().make { progress in
      if progress.done == 3 { seen.withLock { $0 = (try? OpenFolder(list)).flatMap(HeatmapIndex.read) } }
    }
    let during = seen.withLock { $0 }
    // The hour whose file has gone is the first of the second page; the other one of it is as it was.
    #expect(during?.hours == before.hours.enumerated().filter { $0.offset != 2 }.map(\.element))
    #expect(during?.documents == before.documents)
    #expect(index == before)
  }

  @Test("asks once whether anybody knows anything of hours of which nobody does")
  func asksOnceOfSilence() async throws {
    let error = await #expect(throws: BrisaError.self) { try await city.engine.heatmap(question(-200 ..< -176)) }
    #expect(error?.message.contains("for any of the 24 hours: no station has a reading of the hour.") == true)
    // Once for all of them, and once for the hour before.
    #expect(feed.asked.count == 2)
  }

  @Test("leaves the list of an earlier run as it is where it comes to nothing, however many pages it would have")
  func comesToNothing() async throws {
    _ = try await make(night())
    let before = try #require(index)
    var run = try city.engine.heatmapSetup(question(-200 ..< -192), asksSources: true)
    run.maxPageHours = 4
    await #expect(throws: BrisaError.self) { try await make(run) }
    #expect(index == before)
  }

  @Test("says how many hours of an earlier run the list names no more")
  func unlisted() async throws {
    _ = try await make(city.engine.heatmapSetup(question(-4 ..< -2), asksSources: true))
    #expect(try await make(city.engine.heatmapSetup(question(-2 ..< -1), asksSources: true)).unlisted == 2)
    #expect(try await make(city.engine.heatmapSetup(question(-3 ..< -1), asksSources: true)).unlisted == 0)
  }

  @Test("names the source that failed where it has nothing to draw, and tells why")
  func failedSource() async throws {
    feed.change { _ in throw SourceError.unavailable("The feed is on strike.") }
    let error = await #expect(throws: BrisaError.self) { try await city.engine.heatmap(question(-2 ..< -1)) }
    #expect(error?.message.contains("no station has a reading of the hour; failed: feed.") == true)
    #expect(error?.notices.map(\.code).contains("source-failed") == true)
  }

  @Test("gives an hour without readings the same record, whoever found that out")
  func recordsSilenceAlike() async throws {
    var run = try city.engine.heatmapSetup(question(-59 ..< -47), asksSources: true)
    run.maxPageHours = 4
    _ = try await make(run)
    let silent = try #require(index).hours.filter { $0.hour < "2026-02-28" }
    #expect(silent.count == 3 && Set(silent.map(\.state)) == ["missing"])
    // Once for each day whether it is silent, and then for the hours of that which is not, and for the one before it.
    #expect(feed.asked.count == 4)
    try FileManager.default.removeItem(atPath: folder)
    run.maxPageHours = 100
    _ = try await make(run)
    #expect(index?.hours.filter { $0.hour < "2026-02-28" } == silent)
  }

  @Test("says what has to be said of all its hours")
  func saysWhatIsCommon() async throws {
    var engine = city.engine
    var windy = engine.city
    windy.wind = true
    engine = CityEngine(city: windy, host: engine.host)
    let answer = try await engine.heatmap(question(-2..<0))
    #expect(answer.notices.map(\.code) == ["no-streets", "wind-idle"])
  }

  @Test("says nothing of streets where the city does without them")
  func withoutStreets() async throws {
    var plain = city.engine.city
    plain.increment = .off
    let answer = try await CityEngine(city: plain, host: city.engine.host).heatmap(question(-2..<0))
    #expect(answer.notices.isEmpty)
  }
}
