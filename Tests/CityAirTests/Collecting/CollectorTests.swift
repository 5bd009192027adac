import AirData
import Archive
import CityTestSupport
import Dispatch
import Foundation
import Geo
import Planner
import Setup
import TestSupport
import Testing

@testable import CityAir

@Suite("Collecting")
struct CollectorTests {
  @Test("an empty archive gets the last 48 hours, and the forecast of seven days, today among them, is asked for")
  func beginsWithTwoDays() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    let answer = try await city.engine.collect()
    #expect(feed.asked.map(\.interval.start) == [FakeCity.hour - 48 * 3600])
    #expect(feed.asked.map(\.interval.end) == [FakeCity.hour - 8 * 3600 + 7 * 86_400])
    #expect(answer.sources.map(\.state) == [.updated])
    #expect(answer.sources.map(\.newCount) == [49])
    #expect(answer.sources.map(\.newest) == [FakeCity.hour])
  }

  @Test("a run that begins the archive says so, and the next one has nothing to say")
  func tellsANewArchive() async throws {
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)])
    #expect(try await city.engine.collect().notices.map(\.code) == ["archive-begun"])
    #expect(try await city.engine.collect().notices == [])
  }

  @Test("a run that follows another begins no archive anew, and goes on when the one of before is back")
  func needsTheArchiveOfBefore() async throws {
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)])
    _ = try await city.engine.collect()
    let archive = city.folder.path("air.sqlite")
    try FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    let error = await #expect(throws: BrisaError.self) { try await city.engine.collect() }
    #expect(error?.code == .missingFile)
    #expect(!FileManager.default.fileExists(atPath: archive))
    try FileManager.default.moveItem(atPath: archive + "-away", toPath: archive)
    #expect(try await city.engine.collect().sources.map(\.failure) == [nil])
  }

  @Test("an archive that was there before the first run is not begun anew either")
  func needsTheArchiveThatWasThere() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    let archive = city.folder.path("air.sqlite")
    let later = try FakeCity([feed]) { $0.archive = archive }
    try FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    let error = await #expect(throws: BrisaError.self) { try await later.engine.collect() }
    #expect(error?.code == .missingFile)
  }

  @Test("once a run has ended a copy of the archive's file alone has all that came")
  func leavesOneWholeFile() async throws {
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)])
    _ = try await city.engine.collect()
    let copy = city.folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: city.folder.path("air.sqlite"), toPath: copy)
    let readings = try ReadingArchive(copy, for: .reading)
      .readings(in: DateInterval(start: .distantPast, end: .distantFuture))
    #expect(readings.count == 49)
  }

  @Test("a source that has not answered when a run is ended is interrupted, and neither current nor noted")
  func interrupted() async throws {
    let gate = DispatchSemaphore(value: 0)
    let feed = FakeFeed { _ in
      gate.wait()
      return []
    }
    let city = try FakeCity([feed])
    let run = Task { try await city.engine.collect() }
    while feed.asked.isEmpty { await Task.yield() }
    run.cancel()
    gate.signal()
    #expect(try await run.value.sources.map(\.state) == [.interrupted])
    #expect(try await city.engine.status().sources.map(\.lastSuccess) == [nil])
  }

  @Test("the next run asks since the newest reading, its hour included")
  func goesOnFromTheNewest() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 3)
    _ = try await city.engine.collect()
    #expect(feed.asked.last?.interval.start == FakeCity.hour)
  }

  @Test("a time that ends before the newest reading asks nothing, and says so")
  func saysThatNothingWasAsked() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 3)
    let source = try #require(try await city.engine.collect(from: nil, to: FakeCity.hour - 7200).sources.first)
    #expect(source.notices.map(\.code) == ["nothing-asked"])
    #expect(feed.asked.count == 1)
    #expect(try await city.engine.status().sources.map(\.lastSuccess) == [FakeCity.hour + 1800])
  }

  @Test("a reading that its source no longer gives goes only where that is asked for", arguments: [true, false])
  func replaces(isReplacing: Bool) async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    let withdrawn = FakeCity.hour - 3 * 3600
    feed.change { query in try HourlyFeed.answer(query).filter { $0.start != withdrawn } }
    let answer = try await city.engine.collect(
      from: FakeCity.hour - 6 * 3600, to: FakeCity.hour, replacing: isReplacing)
    let starts = try city.kept().map(\.start)
    #expect(starts.count == (isReplacing ? 48 : 49) && starts.contains(withdrawn) == !isReplacing)
    #expect(answer.sources[0].notices.map(\.code) == (isReplacing ? ["readings-withdrawn"] : []))
  }

  @Test(
    "nothing goes, and this is told, where a source says something that may be of readings left out",
    arguments: ["station-failed", "sensor-failed", "no-answer", "bad-file", "of-its-own"])
  func replacesNothingInPart(code: String) async throws {
    let answer = try await Self.replacing(where: code)
    #expect(answer.kept.contains(answer.missing))
    #expect(answer.codes == [code, "not-replaced"])
  }

  @Test(
    "what is missing goes where a source says something of readings that are all there",
    arguments: ["assumed-unit", "negative-as-zero", "other-species"])
  func replacesWhatIsWhole(code: String) async throws {
    let answer = try await Self.replacing(where: code)
    #expect(!answer.kept.contains(answer.missing))
    #expect(answer.codes == [code, "readings-withdrawn"])
  }

  /// What becomes of a kept reading that a source gives no more while it says something: starts of what is kept then,
  /// the missing one's, and the codes of the notices.
  private static func replacing(
    where code: String
  ) async throws -> (kept: [Date], missing: Date, codes: [String]) {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    let missing = FakeCity.hour - 3 * 3600
    feed.change(noticing: [Notice(code: code, message: "A part of it is missing.")]) { query in
      try HourlyFeed.answer(query).filter { $0.start != missing }
    }
    let answer = try await city.engine.collect(from: FakeCity.hour - 6 * 3600, to: FakeCity.hour, replacing: true)
    return (try city.kept().map(\.start), missing, answer.sources[0].notices.map(\.code))
  }

  @Test(
    "nothing goes where a source fails, or may not be asked",
    arguments: [SourceError.unavailable("It is down."), .quota("Come back tomorrow.")])
  func replacesNothingAfterAFailure(error: SourceError) async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change { _ in throw error }
    let answer = try await city.engine.collect(from: FakeCity.hour - 6 * 3600, to: FakeCity.hour, replacing: true)
    #expect(answer.sources[0].failure != nil)
    #expect(try city.kept().count == 49)
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
    let feed = FakeFeed { query in try HourlyFeed.answer(query) + [FakeCity.reading(9, hours: 72)] }
    let city = try FakeCity([feed])
    let first = try #require(try await city.engine.collect().sources.first)
    #expect(first.newest == FakeCity.hour)
    #expect(first.notices.contains { $0.code == "source-lied" && $0.message.contains("measured in the future") })
    #expect(try city.kept().allSatisfy { $0.start <= FakeCity.hour })
    city.clock.advance(hours: 3)
    _ = try await city.engine.collect()
    #expect(feed.asked.last?.interval.start == FakeCity.hour)
  }

  @Test("an archive that holds the future already heals, and is not told from meanwhile")
  func healsTheFuture() async throws {
    let feed = FakeFeed(answering: HourlyFeed.answer)
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
    #expect(try city.kept().count == 49)
  }

  @Test("a clock that has gone back removes nothing that was measured")
  func keepsWhatAWrongClockCallsFuture() async throws {
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)])
    _ = try await city.engine.collect()
    city.clock.advance(hours: -10)
    _ = try await city.engine.collect()
    #expect(try city.kept().contains { $0.start == FakeCity.hour })
  }

  @Test("hours of the last two days that are missing are asked for again")
  func asksForWhatIsMissing() async throws {
    let feed = FakeFeed { query in
      try HourlyFeed.answer(query).filter {
        $0.start < FakeCity.hour - 20 * 3600 || $0.start > FakeCity.hour - 10 * 3600
      }
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
    #expect(try city.kept().map(\.concentration) == [40])
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
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)])
    _ = try await city.engine.collect()
    let before = try city.kept()
    let answer = try await city.engine.collect()
    #expect(answer.sources.map(\.state) == [.current])
    #expect(answer.sources.map(\.newCount) == [0])
    #expect(try city.kept() == before)
  }

  @Test("a typical day is not kept")
  func passesOverTypicalDays() async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(40, kind: .typical(of: .daily))] }])
    #expect(try await city.engine.collect().sources.map(\.state) == [.typical])
    #expect(try city.kept().isEmpty)
  }

  @Test("readings are kept under the entry's own name")
  func namesEntries() async throws {
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)]) { $0.sources[0].name = "city air" }
    #expect(try await city.engine.collect().sources.map(\.name) == ["city air"])
    #expect(Set(try city.kept().map(\.sourceID)) == ["city air"])
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
    let city = try FakeCity([FakeFeed(answering: HourlyFeed.answer)]) { $0.box = nil }
    let error = await #expect(throws: BrisaError.self) { try await city.engine.collect() }
    #expect(error?.code == .badConfiguration)
  }
}
