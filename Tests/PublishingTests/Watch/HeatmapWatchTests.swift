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

@Suite("Following the archive")
struct HeatmapWatchTests {
  /// What a watch tells.
  private final class Told: Sendable {
    private let events = Mutex<[HeatmapEvent]>([])

    func add(_ event: HeatmapEvent) { events.withLock { $0.append(event) } }

    /// What was told since the last question.
    func take() -> [HeatmapEvent] {
      events.withLock { events in
        defer { events = [] }
        return events
      }
    }
  }

  private let feed: FakeFeed
  private let city: FakeCity
  private let told = Told()

  /// It is half past eight; two hours of yesterday and two of today were measured, and nothing stands in for others.
  init() throws {
    feed = FakeFeed { _ in [-30, -29, -2, -1].map { FakeCity.reading(20, hours: $0) } }
    city = try FakeCity([feed]) { city in
      city.timeZone = .gmt
      city.staleHours = 0
    }
  }

  private var folder: String { city.folder.path("out") }

  private func watch(
    keepDays: Int = 3, telling tell: (@Sendable (HeatmapEvent) -> Void)? = nil
  ) throws -> HeatmapWatch {
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let question = HeatmapQuestion(from: FakeCity.hour, to: FakeCity.hour, folder: folder) {
      $0.pollutant = .no2
      $0.cellMeters = 400
      $0.box = box
    }
    return try city.engine.heatmapWatch(question, HeatmapWatchSettings(keepDays: keepDays)) { [told] event in
      told.add(event)
      tell?(event)
    }
  }

  private func hour(_ hours: Int) -> Date { FakeCity.hour + Double(hours) * 3600 }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  private var index: HeatmapIndex? { (try? OpenFolder(folder)).flatMap(HeatmapIndex.read) }

  /// The hours that were written, counted from 08:00.
  private func written(_ events: [HeatmapEvent]) -> [Int] {
    events.compactMap { event in
      guard case .written(let moment) = event else { return nil }
      return Int(moment.timeIntervalSince(FakeCity.hour) / 3600)
    }.sorted()
  }

  private func collect() async throws {
    _ = try await city.engine.collect(from: hour(-40), to: hour(48))
  }

  @Test("writes the hours that are there, then what comes, and asks no source")
  func writesWhatComes() async throws {
    try await collect()
    let asked = feed.asked.count
    var watch = try watch()
    try await watch.round()
    #expect(written(told.take()) == [-30, -29, -2, -1])
    #expect(index?.hours.count == 30)
    let documents = ["index.html", "report.pdf", "report-year.csv"]
    let ofDay = ["report-2026-03-01.html", "report-2026-03-01.pdf", "report-2026-03-01-year.csv"]
    #expect(index?.documents.map(\.path) == documents + ofDay)
    try await watch.round()
    #expect(told.take() == [])
    #expect(feed.asked.count == asked)

    feed.change { _ in [FakeCity.reading(25, hours: 0)] }
    try await collect()
    city.clock.advance(hours: 1)
    try await watch.round()
    #expect(written(told.take()) == [0])
    #expect(index?.hours.last?.hour == "2026-03-02T08:00:00Z")
  }

  @Test("makes an hour again when more of its readings arrive, and no other that is out of their reach")
  func rewritesLateHours() async throws {
    try await collect()
    var watch = try watch()
    try await watch.round()
    _ = told.take()
    let before = index
    feed.change { _ in [FakeCity.reading(80, hours: -2, station: "late")] }
    try await collect()
    try await watch.round()
    // The hour itself, and the one after it, whose averages it is part of.
    #expect(written(told.take()) == [-2, -1])
    #expect(index?.hours.prefix(28) == before?.hours.prefix(28))
    #expect(index?.hours[28] != before?.hours[28])
  }

  @Test("keeps some days and removes what is older")
  func removesOldHours() async throws {
    try await collect()
    var watch = try watch(keepDays: 1)
    try await watch.round()
    #expect(exists("2026-03-01T0200Z/no2.png") && exists("report-2026-03-01.html"))
    _ = told.take()
    feed.change { _ in [FakeCity.reading(20, hours: 23)] }
    city.clock.advance(hours: 24)
    try await collect()
    try await watch.round()
    let events = told.take()
    #expect(events.contains(.removed(hours: 22)))
    #expect(written(events) == [23])
    #expect(!exists("2026-03-01T0200Z") && !exists("report-2026-03-01.html"))
    #expect(exists("2026-03-02T0700Z/no2.png") && exists("report-2026-03-02.html"))
    #expect(index?.hours.first?.hour == "2026-03-02T06:00:00Z")
  }

  @Test("keeps the page of the last hours where it is after a day without readings")
  func keepsItsAddress() async throws {
    try await collect()
    var watch = try watch()
    try await watch.round()
    city.clock.advance(hours: 30)
    try await watch.round()
    #expect(index?.hours.suffix(24).allSatisfy { $0.reason != nil } == true)
    let documents = try #require(index).documents.map(\.path)
    for name in ["index.html", "report.pdf"] { #expect(exists(name) && documents.contains(name)) }
  }

  @Test("has a page that says so, and no old hours, where nothing of the days that are kept is known any more")
  func publishesSilence() async throws {
    try await collect()
    var watch = try watch(keepDays: 2)
    try await watch.round()
    let page = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/index.html"))
    city.clock.advance(hours: 5 * 24)
    for _ in 1...2 {
      let error = await #expect(throws: BrisaError.self) { try await watch.round() }
      #expect(error?.code == .noAir)
    }
    #expect(index?.hours.count == 24 && index?.hours.allSatisfy { $0.reason != nil } == true)
    #expect(!exists("2026-03-02T0700Z") && !exists("report-2026-03-01.html"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/index.html")) != page)
  }

  @Test("makes a folder again that vanished")
  func survivesALostFolder() async throws {
    try await collect()
    var watch = try watch()
    try await watch.round()
    let before = index
    try FileManager.default.removeItem(atPath: folder)
    try await watch.round()
    #expect(index == before)
    #expect(exists("2026-03-02T0700Z/no2.png"))
  }

  @Test("makes a report again of which a file has gone, once a round is due")
  func survivesALostHour() async throws {
    try await collect()
    var watch = try watch()
    try await watch.round()
    let before = index
    _ = told.take()
    try FileManager.default.removeItem(atPath: "\(folder)/2026-03-01T0200Z")
    city.clock.advance(hours: 1)
    try await watch.round()
    #expect(written(told.take()) == [-30])
    #expect(exists("2026-03-01T0200Z/no2.png"))
    #expect(index?.hours.prefix(30) == before?.hours.prefix(30))
  }

  @Test("lists all that is there while a new watch makes the first of it, as one that goes on does")
  func keepsTheList() async throws {
    try await collect()
    var first = try watch()
    try await first.round()
    _ = told.take()
    let before = try #require(index)
    let sizes = Mutex<[Int]>([])
    feed.change { _ in [FakeCity.reading(80, hours: -1, station: "late")] }
    try await collect()
    var second = try watch { [folder] event in
      guard case .written = event else { return }
      let list = (try? OpenFolder(folder)).flatMap(HeatmapIndex.read)
      sizes.withLock { $0.append(list?.hours.count ?? 0) }
    }
    try await second.round()
    // The hour itself and those after it, whose averages it is part of, are out of the list while they are made.
    #expect(sizes.withLock { $0 } == [before.hours.count - 1])
    #expect(index?.hours.count == before.hours.count)
  }

  @Test("keeps what it has where the archive goes in the middle of a round, and goes on when it is back")
  func survivesAnArchiveLostMeanwhile() async throws {
    try await collect()
    var first = try watch()
    try await first.round()
    let before = try #require(index)
    let archive = city.folder.path("air.sqlite")
    let isLost = Atomic(false)
    var second = try watch { event in
      guard case .written = event, !isLost.exchange(true, ordering: .relaxed) else { return }
      try? FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    }
    feed.change { _ in
      [FakeCity.reading(80, hours: -25, station: "late"), FakeCity.reading(80, hours: -2, station: "late")]
    }
    try await collect()
    let error = await #expect(throws: BrisaError.self) { try await second.round() }
    #expect(error?.code == .inputOutput)
    let reports = { (list: HeatmapIndex?) in Set(list?.hours.filter { $0.reason == nil }.map(\.hour) ?? []) }
    #expect(reports(index).isSubset(of: reports(before)))
    #expect(index?.hours.contains { $0.reason != nil && reports(before).contains($0.hour) } == false)
    try FileManager.default.moveItem(atPath: archive + "-away", toPath: archive)
    try await second.round()
    #expect(reports(index).isSuperset(of: reports(before)))
  }

  @Test("tells once what goes wrong, and goes on when it is right again")
  func survivesALostArchive() async throws {
    try await collect()
    let archive = city.folder.path("air.sqlite")
    try FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    let rounds = Mutex(0)
    var host = city.engine.host
    host.pause = { _ in
      let round = rounds.withLock { rounds in
        rounds += 1
        return rounds
      }
      if round == 3 { try FileManager.default.moveItem(atPath: archive + "-away", toPath: archive) }
      if round == 4 { throw CancellationError() }
    }
    let engine = CityEngine(city: city.engine.city, host: host)
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let question = HeatmapQuestion(from: FakeCity.hour, to: FakeCity.hour, folder: folder) {
      $0.pollutant = .no2
      $0.cellMeters = 400
      $0.box = box
    }
    await #expect(throws: CancellationError.self) {
      try await engine.watchHeatmap(question, HeatmapWatchSettings(keepDays: 1)) { [told] in told.add($0) }
    }
    let events = told.take()
    let failures = events.compactMap { if case .failed(let message) = $0 { message } else { nil } }
    #expect(failures == ["There is no archive '\(archive)' yet: collect with brisa sync."])
    #expect(events.contains(.written(hour(-1))))
  }

  @Test("refuses at once what stays wrong")
  func refusesAWrongConfiguration() async throws {
    try await collect()
    let wrong = HeatmapQuestion(from: FakeCity.hour, to: FakeCity.hour, folder: folder) {
      $0.cellMeters = 1
      $0.box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    }
    await #expect(throws: BrisaError.self) {
      try await city.engine.watchHeatmap(wrong, HeatmapWatchSettings()) { _ in }
    }
  }
}
