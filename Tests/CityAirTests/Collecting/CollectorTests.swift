import AirData
import Archive
import CityTestSupport
import Foundation
import Geo
import Planner
import Setup
import TestSupport
import Testing

@testable import CityAir

@Suite("Collecting")
struct CollectorTests {
  /// A reading of every hour up to 08:00, whose figure is its hour.
  private static let hourly: FakeFeed.Answer = { query in
    let first = Int(query.interval.start.timeIntervalSince(FakeCity.hour)) / 3600
    return first > 0 ? [] : (first...0).map { FakeCity.reading(Double(1000 + $0), hours: $0) }
  }

  /// The same as a source of another id gives it.
  private static func hourlyOf(_ source: String) -> FakeFeed.Answer {
    { query in try hourly(query).map { $0.given(by: source) } }
  }

  private func kept(_ city: FakeCity) throws -> [Reading] {
    try ReadingArchive(city.folder.path("air.sqlite"), for: .reading)
      .readings(in: DateInterval(start: .distantPast, end: .distantFuture))
  }

  @Test("an empty archive gets the last 48 hours, and the forecast of seven days, today among them, is asked for")
  func beginsWithTwoDays() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    let answer = try await city.engine.collect()
    #expect(feed.asked.map(\.interval.start) == [FakeCity.hour - 48 * 3600])
    #expect(feed.asked.map(\.interval.end) == [FakeCity.hour - 8 * 3600 + 7 * 86_400])
    #expect(answer.sources.map(\.state) == [.updated])
    #expect(answer.sources.map(\.newCount) == [49])
    #expect(answer.sources.map(\.newest) == [FakeCity.hour])
  }

  @Test("once a run has ended a copy of the archive's file alone has all that came")
  func leavesOneWholeFile() async throws {
    let city = try FakeCity([FakeFeed(answering: Self.hourly)])
    _ = try await city.engine.collect()
    let copy = city.folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: city.folder.path("air.sqlite"), toPath: copy)
    let readings = try ReadingArchive(copy, for: .reading)
      .readings(in: DateInterval(start: .distantPast, end: .distantFuture))
    #expect(readings.count == 49)
  }

  @Test("the next run asks since the newest reading, its hour included")
  func goesOnFromTheNewest() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 3)
    _ = try await city.engine.collect()
    #expect(feed.asked.last?.interval.start == FakeCity.hour)
  }

  @Test("a time that ends before the newest reading asks nothing, and says so")
  func saysThatNothingWasAsked() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 3)
    let source = try #require(try await city.engine.collect(from: nil, to: FakeCity.hour - 7200).sources.first)
    #expect(source.notices.map(\.code) == ["nothing-asked"])
    #expect(feed.asked.count == 1)
    #expect(try await city.engine.status().sources.map(\.lastSuccess) == [FakeCity.hour + 1800])
  }

  @Test("a reading of an hour to come has no age")
  func hasNoAge() async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(40)] }])
    _ = try await city.engine.collect()
    try await Self.keep([FakeCity.reading(40, hours: 5)], in: city)
    let source = try #require(try await city.engine.status().sources.first)
    #expect(source.newest == FakeCity.hour + 5 * 3600 && source.ageSeconds == nil)
  }

  /// Writes readings as an older program did, which looked at no clock.
  private static func keep(_ readings: [Reading], in city: FakeCity) async throws {
    let manifest = FakeFeed { _ in [] }.entry.manifest
    try await ReadingArchive.open(city.folder.path("air.sqlite"), for: .writing)
      .write(ArchiveBatch(source: "feed", manifest: manifest, readings: readings))
  }

  @Test("a reading that claims the future is refused, and the next runs miss no hour for it")
  func refusesTheFuture() async throws {
    let feed = FakeFeed { query in try Self.hourly(query) + [FakeCity.reading(9, hours: 72)] }
    let city = try FakeCity([feed])
    let first = try #require(try await city.engine.collect().sources.first)
    #expect(first.newest == FakeCity.hour)
    #expect(first.notices.contains { $0.code == "source-lied" && $0.message.contains("measured in the future") })
    #expect(try kept(city).allSatisfy { $0.start <= FakeCity.hour })
    city.clock.advance(hours: 3)
    _ = try await city.engine.collect()
    #expect(feed.asked.last?.interval.start == FakeCity.hour)
  }

  @Test("an archive that holds the future already heals, and is not told from meanwhile")
  func healsTheFuture() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    try await Self.keep([FakeCity.reading(900, hours: 3), FakeCity.reading(900, hours: 72)], in: city)
    let air = try? await city.engine.air(at: FakeCity.place, moment: FakeCity.hour + 3 * 3600)
    #expect(air?.estimates.contains { $0.concentration == 900 } != true)
    city.clock.advance(hours: 2)
    let source = try #require(try await city.engine.collect().sources.first)
    #expect(source.notices.map(\.code) == ["future-removed"])
    #expect(source.newest == FakeCity.hour)
    #expect(feed.asked.last?.interval.start == FakeCity.hour)
    #expect(try kept(city).count == 49)
  }

  @Test("a clock that has gone back removes nothing that was measured")
  func keepsWhatAWrongClockCallsFuture() async throws {
    let city = try FakeCity([FakeFeed(answering: Self.hourly)])
    _ = try await city.engine.collect()
    city.clock.advance(hours: -10)
    _ = try await city.engine.collect()
    #expect(try kept(city).contains { $0.start == FakeCity.hour })
  }

  @Test("hours of the last two days that are missing are asked for again")
  func asksForWhatIsMissing() async throws {
    let feed = FakeFeed { query in
      try Self.hourly(query).filter { $0.start < FakeCity.hour - 20 * 3600 || $0.start > FakeCity.hour - 10 * 3600 }
    }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 3)
    _ = try await city.engine.collect()
    #expect(feed.asked.last?.interval.start == FakeCity.hour - 20 * 3600)
  }

  @Test("of figures that contradict each other the last counts, live and kept, and both are told")
  func takesTheLastOfConflicts() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(12), FakeCity.reading(40), FakeCity.reading(40)] }
    let city = try FakeCity([feed])
    let live = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    #expect(live.estimates.first?.concentration == 40)
    let notice = try #require(live.notices.first { $0.code == "conflicting-readings" })
    #expect(notice.message.contains("a, NO2, 2026-03-02T08:00:00Z: 12 / 40 µg/m³"))
    let source = try #require(try await city.engine.collect().sources.first)
    #expect(source.notices.contains { $0.code == "conflicting-readings" })
    #expect(try kept(city).map(\.concentration) == [40])
  }

  @Test("an id that stands at several places is one station, where it stood last")
  func takesTheLastPlace() async throws {
    let east = Coordinate(latitude: 39.47, longitude: -0.30)
    let feed = FakeFeed { _ in
      [FakeCity.reading(12), FakeCity.reading(70, pollutant: .pm10), FakeCity.reading(40, at: east)]
    }
    let city = try FakeCity([feed])
    let answer = try await city.engine.stations(moment: FakeCity.hour)
    #expect(answer.stations.map(\.station.coordinate) == [east])
    #expect(answer.stations.map(\.concentrations) == [[.no2: 40]])
    #expect(answer.notices.contains { $0.code == "conflicting-places" && $0.message.contains("'a'") })
  }

  @Test("collecting twice gives the same archive")
  func isIdempotent() async throws {
    let city = try FakeCity([FakeFeed(answering: Self.hourly)])
    _ = try await city.engine.collect()
    let before = try kept(city)
    let answer = try await city.engine.collect()
    #expect(answer.sources.map(\.state) == [.current])
    #expect(answer.sources.map(\.newCount) == [0])
    #expect(try kept(city) == before)
  }

  @Test("a long time is asked for in pieces of ten days, each told when it is kept")
  func asksInPieces() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    let steps = Recorder<Int>()
    let answer = try await city.engine.collect(from: FakeCity.hour - 25 * 86_400, to: FakeCity.hour) {
      steps.add($0.done)
    }
    #expect(feed.asked.map { $0.interval.duration / 86_400 } == [10, 10, 5])
    #expect(steps.all == [0, 1, 2, 3])
    #expect(answer.sources.map(\.newCount) == [25 * 24])
  }

  @Test("a source that fails half way keeps what came before, and the others go on")
  func keepsWhatCameBefore() async throws {
    let failing = FakeFeed("failing") { query in
      if query.interval.end > FakeCity.hour - 10 * 86_400 { throw SourceError.unavailable("It is down.") }
      return [FakeCity.reading(1, hours: -480, source: "failing")]
    }
    let city = try FakeCity([failing, FakeFeed(answering: Self.hourly)])
    let answer = try await city.engine.collect(from: FakeCity.hour - 20 * 86_400, to: FakeCity.hour)
    #expect(answer.sources.map(\.state) == [.failed, .updated])
    #expect(answer.sources.map(\.newCount) == [1, 480])
    #expect(answer.sources[0].failure == "It is down.")
    #expect(answer.failure == nil)
    let status = try await city.engine.status()
    #expect(status.sources.map(\.lastError) == ["It is down.", nil])
    #expect(status.sources.map(\.lastSuccess) == [nil, FakeCity.hour + 1800])
  }

  @Test("progress comes to its end though a source fails at its first piece")
  func progressEnds() async throws {
    let failing = FakeFeed("failing") { _ in throw SourceError.unavailable("It is down.") }
    let city = try FakeCity([failing, FakeFeed(answering: Self.hourly)])
    let steps = Recorder<Int>()
    _ = try await city.engine.collect(from: FakeCity.hour - 25 * 86_400, to: FakeCity.hour) {
      steps.add($0.done)
    }
    #expect(steps.all.max() == 6)
  }

  @Test("a run is for nothing when every source fails")
  func tellsTotalFailure() async throws {
    let down: FakeFeed.Answer = { _ in throw SourceError.unavailable("It is down.") }
    let city = try FakeCity([FakeFeed("one", answering: down), FakeFeed("two", answering: down)])
    let failure = try #require(try await city.engine.collect().failure)
    #expect(failure.en == "Every source failed: 'one': It is down.; 'two': It is down.")
  }

  @Test("a run is for nothing when every source fails that may be kept")
  func tellsTotalFailureBesideForbidden() async throws {
    let down = FakeFeed("one") { _ in throw SourceError.unavailable("It is down.") }
    let forbidden = FakeFeed("waqi", cacheRule: .forbidden) { _ in [] }
    let answer = try await FakeCity([down, forbidden]).engine.collect()
    #expect(answer.failure?.en == "Every source failed: 'one': It is down.")
  }

  @Test("a source whose name belongs to another in the archive fails alone")
  func keepsOthersWhenOneIsRefused() async throws {
    let feed = FakeFeed("one", answering: Self.hourlyOf("one"))
    let folder = try FakeCity([feed])
    _ = try await folder.engine.collect()
    let taken = FakeFeed("two", answering: Self.hourlyOf("two"))
    let other = FakeFeed("three", answering: Self.hourlyOf("three"))
    let path = folder.folder.path("air.sqlite")
    let both = try FakeCity([taken, other]) {
      $0.archive = path
      $0.sources[0].name = "one"
    }
    let answer = try await both.engine.collect()
    #expect(answer.sources.map(\.state) == [.failed, .updated] && answer.failure == nil)
    #expect(answer.sources[0].failure?.contains("under the name 'one', which is 'two' now") == true)
    let alone = try FakeCity([taken]) {
      $0.archive = path
      $0.sources[0].name = "one"
    }
    let error = await #expect(throws: BrisaError.self) { try await alone.engine.collect() }
    #expect(error?.code == .badConfiguration)
  }

  @Test("a time longer than any feed's is refused before anything is made")
  func refusesCenturies() async throws {
    let feed = FakeFeed(answering: Self.hourly)
    let city = try FakeCity([feed])
    let error = await #expect(throws: BrisaError.self) {
      try await city.engine.collect(from: FakeCity.hour - 126 * 31_557_600, to: FakeCity.hour)
    }
    #expect(error?.code == .badArgument && error?.message.contains("4603 pieces: ask for at most 50 years") == true)
    #expect(!FileManager.default.fileExists(atPath: city.folder.path("air.sqlite")) && feed.asked.isEmpty)
  }

  @Test("a source whose terms forbid it is neither asked nor kept, nor taken from an archive")
  func keepsToTheTerms() async throws {
    let feed = FakeFeed("waqi", cacheRule: .forbidden) { _ in [FakeCity.reading(40, source: "waqi")] }
    let city = try FakeCity([feed])
    let answer = try await city.engine.collect()
    #expect(answer.sources.map(\.state) == [.forbidden])
    #expect(answer.failure == nil)
    #expect(feed.asked.isEmpty)
    #expect(try kept(city).isEmpty)
    for _ in 0..<2 { _ = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour) }
    #expect(feed.asked.count == 2)
    #expect(try kept(city).isEmpty)
  }

  @Test("a typical day is not kept")
  func passesOverTypicalDays() async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(40, kind: .typical(of: .daily))] }])
    #expect(try await city.engine.collect().sources.map(\.state) == [.typical])
    #expect(try kept(city).isEmpty)
  }

  @Test("readings are kept under the entry's own name")
  func namesEntries() async throws {
    let city = try FakeCity([FakeFeed(answering: Self.hourly)]) { $0.sources[0].name = "city air" }
    #expect(try await city.engine.collect().sources.map(\.name) == ["city air"])
    #expect(Set(try kept(city).map(\.sourceID)) == ["city air"])
    let air = try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour)
    #expect(air.provenance.sources.map(\.id) == ["city air"])
    #expect(air.provenance.sources.map(\.state) == [.archive])
  }

  @Test("gaps are the hours that a station lacks between the oldest and the newest reading")
  func countsGaps() async throws {
    let city = try FakeCity([
      FakeFeed { _ in
        (-47...0).map { FakeCity.reading(1, hours: $0, station: "whole") }
          + (-47...(-3)).filter { $0 % 2 == 0 }.map { FakeCity.reading(1, hours: $0, pollutant: .o3, station: "torn") }
      }
    ])
    _ = try await city.engine.collect()
    let gaps = try await city.engine.status().sources[0].gaps
    #expect(gaps.expectedHours == 96)
    #expect(gaps.gaps == [ArchiveGaps.Gap(station: "torn", pollutant: .o3, missingHours: 48 - 22)])
  }

  @Test("without a box and a network it is not known which stations belong to the city")
  func needsABox() async throws {
    let city = try FakeCity([FakeFeed(answering: Self.hourly)]) { $0.box = nil }
    let error = await #expect(throws: BrisaError.self) { try await city.engine.collect() }
    #expect(error?.code == .badConfiguration)
  }
}

/// Values that arrive from several threads.
private final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }

  func add(_ value: Value) { lock.withLock { values.append(value) } }
}
