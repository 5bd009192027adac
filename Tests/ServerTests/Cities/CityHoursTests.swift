import AirData
import CityAir
import CityTestSupport
import Computing
import Dispatch
import Foundation
import Geo
import Logging
import Planner
import Setup
import Synchronization
import TestSupport
import Testing
import Trips

@testable import Server

@Suite("The hours of a served city")
struct CityHoursTests {
  /// Refreshes the hours of a village, whose clock a test puts forward.
  private func hours(_ village: ServedVillage, log: Logger? = nil) -> CityHours {
    CityHours(
      roster: village.state.roster, settings: RefreshSettings(), reports: village.state.reports,
      clock: village.city.clock, log: log ?? village.state.log)
  }

  /// NO2 that says which hour it is of.
  private static let telling = FakeFeed { query in
    (-24...24).map { FakeCity.reading(Double(30 + $0), hours: $0) }.filter { $0.start < query.interval.end }
  }

  @Test("follow the clock through eight hours: each answer is of its hour, and replaced hours do not stay")
  func eightHours() async throws {
    let village = try ServedVillage(answering: Self.telling)
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    await hours.warmUp(city)
    var replaced: [WeakHour] = []
    for hour in 1...8 {
      replaced.append(WeakHour(hour: try await city.engine.hours().hour(at: village.city.clock.now)))
      // Six refreshes an hour, the standard.
      for _ in 0..<6 {
        await hours.refresh(city)
        village.city.clock.advance(hours: 1.0 / 6)
      }
      await hours.refresh(city)
      let reply = await village.get("/v1/air?lat=39.470&lon=-0.370")
      #expect(reply.status == 200)
      let start = FakeCity.hour + Double(hour) * 3600
      #expect(reply.headers.contains { $0.name == "X-Air-Time" && $0.value == TimeText.format(start, zone: .gmt) })
      #expect(village.state.reports[city.id].problem == nil)
    }
    #expect(replaced.allSatisfy { $0.hour == nil })
    #expect(try await city.engine.hours().kept == (0...8).map { FakeCity.hour + Double($0) * 3600 })
  }

  @Test("long past are made anew once somebody brings readings of them, and stay as long as nobody does")
  func lateReadings() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [] })
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    let old = FakeCity.hour - 12 * 3600
    await hours.refresh(city)
    let silent = try await city.engine.hours().hour(at: old)
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) === silent)
    village.feed.change { _ in [FakeCity.reading(20, hours: 0)] }
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) === silent)
    village.feed.change { _ in [FakeCity.reading(20, hours: -12)] }
    _ = try await village.city.engine.collect(from: old, to: old + 3600)
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) !== silent)
  }

  @Test("long past that were gathered while a source failed are made anew once it answers")
  func failedForAMoment() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [] })
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    let old = FakeCity.hour - 12 * 3600
    await hours.refresh(city)
    village.feed.change { _ in throw SourceError.unavailable("It is on strike.") }
    let broken = try await city.engine.hours().hour(at: old)
    #expect(broken.air.failedSources == ["feed"])
    village.feed.change { _ in [] }
    await hours.refresh(city)
    let sound = try await city.engine.hours().hour(at: old)
    #expect(sound !== broken && sound.air.failedSources == [])
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) === sound)
  }

  @Test("long past are made anew once somebody else brings readings of them while the service asks its sources")
  func readingsBroughtMeanwhile() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [FakeCity.reading(20, hours: 0)] })
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    let old = FakeCity.hour - 12 * 3600
    await hours.refresh(city)
    let silent = try await city.engine.hours().hour(at: old)
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) === silent)
    let other = try FakeCity([FakeFeed { _ in [FakeCity.reading(20, hours: -12)] }]) {
      $0.archive = village.city.folder.path("air.sqlite")
    }
    village.feed.change { _ in
      let done = DispatchSemaphore(value: 0)
      Task {
        _ = try? await other.engine.collect(from: old, to: old + 3600)
        done.signal()
      }
      done.wait()
      return []
    }
    await hours.refresh(city)
    village.feed.change { _ in [] }
    #expect(try await city.engine.hours().hour(at: old) !== silent)
  }

  @Test(
    "are made anew where what came late closes a gap that they lie in, long past or just before those that always are",
    arguments: [(-8, "2026-03-02T00:00Z"), (-4, "2026-03-02T04:00Z")])
  func lateReadingInAGap(gap: Int, time: String) async throws {
    func readings(without hours: Set<Int>) -> FakeFeed.Answer {
      { _ in (-48...0).filter { !hours.contains($0) }.map { FakeCity.reading(Double(60 + $0), hours: $0) } }
    }
    let missing = Set(gap...gap + 3)
    let village = try ServedVillage(answering: FakeFeed(answering: readings(without: missing)))
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    func codes() async -> [JSONValue] {
      let reply = await village.get("/v1/air?lat=39.470&lon=-0.370&at=\(time)")
      return (reply.json["notices"].array ?? []).map { $0["code"] }
    }
    await hours.refresh(city)
    #expect(await codes().contains(.text("stale-air")))
    village.feed.change(readings(without: missing.subtracting([gap + 1])))
    await hours.refresh(city)
    let found = await codes()
    #expect(found.contains(.text("bridged-air")) && !found.contains(.text("stale-air")), "\(found)")
  }

  @Test("long past have the calibration of now after a refresh")
  func newCalibration() async throws {
    let readings = (0..<96).flatMap { hoursAgo in
      (1...7).map { station in
        FakeCity.reading(
          Double(10 * station), hours: -hoursAgo, station: "s\(station)",
          at: Coordinate(latitude: 39.44 + 0.01 * Double(station), longitude: -0.37))
      }
    }
    let folder = try TemporaryFolder()
    let file = folder.path("calibration.json")
    let village = try ServedVillage(answering: FakeFeed { _ in readings }) {
      $0.calibration = CalibrationPlace(path: file, isNamed: false)
    }
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    let old = FakeCity.hour - 12 * 3600
    _ = try await city.engine.collect(from: FakeCity.hour - 96 * 3600, to: FakeCity.hour + 3600)
    await hours.refresh(city)
    let before = try await city.engine.hours().hour(at: old)
    _ = try await city.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    await hours.refresh(city)
    #expect(try await city.engine.hours().hour(at: old) !== before)
  }

  @Test("are seen to city by city: one whose source hangs keeps no other waiting", .timeLimit(.minutes(1)))
  func citiesApart() async throws {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let hanging = FakeFeed { _ in
      gate.wait()
      gate.signal()
      return []
    }
    let slow = try ServedVillage(answering: hanging) {
      $0.name = "Slow"
      $0.sourceDeadlineSeconds = 600
    }
    let sound = try ServedVillage()
    let cities = [slow, sound].map { $0.state.roster.current.all[0] }
    let reports = RefreshReports()
    var settings = RefreshSettings()
    settings.schedule = CollectSchedule(everySeconds: 1)
    let hours = CityHours(
      roster: CityRoster(ServedCities(all: cities)), settings: settings, reports: reports, clock: sound.city.clock,
      log: sound.state.log)
    let running = Task { try await hours.run() }
    while reports[cities[1].id].refreshed == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(reports[cities[0].id].refreshed == nil)
    running.cancel()
    _ = await running.result
  }

  @Test("name the source that fails, and count from the last refresh that worked")
  func failures() async throws {
    let hill = FakeFeed("hill") { _ in throw SourceError.unavailable("It is on strike.") }
    let village = try ServedVillage(besides: [hill])
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    await hours.refresh(city)
    func status() async -> JSONValue { await village.get("/v1/status").json["cities"][0] }
    let first = try #require(village.state.reports[city.id].refreshed)
    let problem = try #require(await status()["problem"].text)
    #expect(problem.contains("'hill'") && !problem.contains("'feed'"), "\(problem)")
    #expect(await village.get("/metrics").text.contains("brisa_source_up{city=\"village\",source=\"feed\"} 1\n"))
    village.feed.change { _ in throw SourceError.unavailable("It is on strike.") }
    village.city.clock.advance(hours: 1)
    await hours.refresh(city)
    #expect(village.state.reports[city.id].refreshed == first)
    #expect(await status()["problem"].text?.contains("'feed'") == true)
    let metrics = await village.get("/metrics").text
    #expect(metrics.contains("brisa_refresh_age_seconds{city=\"village\"} 3600\n"))
    #expect(metrics.contains("brisa_source_up{city=\"village\",source=\"hill\"} 0\n"))
    #expect(metrics.contains("brisa_hour_age_seconds{city=\"village\"} "))
    let bytes = try city.engine.hours().maxBytes
    #expect(metrics.contains("brisa_hours_bytes{city=\"village\",kind=\"max\"} \(bytes)\n"))
  }

  @Test("that stay since one of several sources fails count as refreshed also where nothing is collected, and else not")
  func failureWithoutCollecting() async throws {
    let hill = FakeFeed("hill") { _ in [FakeCity.reading(40, station: "b", source: "hill")] }
    let village = try ServedVillage(answering: FakeFeed { _ in [FakeCity.reading(20)] }, besides: [hill])
    let registry = Registry()
    for entry in [village.feed.entry, hill.entry] {
      registry.add(
        Registry.Entry(manifest: entry.manifest, file: entry.file, isIsolated: true, make: entry.make))
    }
    let host = HostEnvironment(
      registry: registry, http: CurlHTTPClient(version: "0.0.0"), clock: village.city.clock,
      cacheFolder: village.city.folder.url)
    let engine = CityEngine(city: village.city.engine.city, host: host)
    let city = ServedCity(engine, network: try engine.network())
    let reports = RefreshReports()
    var settings = RefreshSettings()
    settings.collects = false
    let hours = CityHours(
      roster: CityRoster(ServedCities(all: [city])), settings: settings, reports: reports, clock: village.city.clock,
      log: village.state.log)
    await hours.refresh(city)
    let kept = try await engine.hours().hour(at: FakeCity.hour)
    hill.change { _ in throw SourceError.unavailable("It is on strike.") }
    village.city.clock.advance(hours: 0.1)
    await hours.refresh(city)
    let last = village.city.clock.now
    #expect(try await engine.hours().hour(at: FakeCity.hour) === kept)
    #expect(reports[city.id].refreshed == last && reports[city.id].problem?.en.contains("'hill'") == true)
    #expect(reports[city.id].sourcesUp == ["feed": true, "hill": false])
    village.feed.change { _ in throw SourceError.unavailable("It is on strike.") }
    village.city.clock.advance(hours: 0.1)
    await hours.refresh(city)
    #expect(reports[city.id].refreshed == last)
  }

  @Test("tell an archive that cannot be read before the first refresh, and that there is no source")
  func faultsAtStart() async throws {
    let village = try ServedVillage(answering: FakeFeed { _ in [] })
    try village.city.folder.write(String(repeating: "no database ", count: 100), as: "air.sqlite")
    let city = village.state.roster.current.all[0]
    await hours(village).warmUp(city)
    let problem = try #require(await village.get("/v1/status").json["cities"][0]["problem"].text)
    #expect(problem.contains("air.sqlite") && !problem.contains("/air.sqlite"), "\(problem)")
    let alone = try ServedVillage { $0.sources = [] }
    await hours(alone).warmUp(alone.state.roster.current.all[0])
    #expect(await alone.get("/v1/status").json["cities"][0]["problem"].text?.hasPrefix("No source is set") == true)
    #expect(await alone.get("/v1/status").json["cities"][0]["refreshed"] == .null)
  }

  @Test("begin no archive anew where theirs has gone, and tell it until it is back")
  func vanishedArchive() async throws {
    let village = try ServedVillage()
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    await hours.refresh(city)
    let archive = village.city.folder.path("air.sqlite")
    try FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    await hours.refresh(city)
    let problem = try #require(village.state.reports[city.id].problem)
    #expect(problem.en.contains("has gone since the last run"), "\(problem)")
    #expect(!FileManager.default.fileExists(atPath: archive))
    try FileManager.default.moveItem(atPath: archive + "-away", toPath: archive)
    await hours.refresh(city)
    #expect(village.state.reports[city.id].problem == nil)
  }

  @Test("begin no archive anew where theirs has gone, though the configuration is read again")
  func vanishedArchiveAtReload() async throws {
    let village = try ServedVillage()
    await hours(village).refresh(village.state.roster.current.all[0])
    let archive = village.city.folder.path("air.sqlite")
    try FileManager.default.moveItem(atPath: archive, toPath: archive + "-away")
    // Twice: what is known of archives goes from one to the next.
    for _ in 1...2 { await reload(village, FreshOpening(village: village)) }
    let city = village.state.roster.current.all[0]
    #expect(city.engine !== village.city.engine)
    await hours(village).refresh(city)
    #expect(village.state.reports[city.id].problem?.en.contains("has gone since the last run") == true)
    #expect(!FileManager.default.fileExists(atPath: archive))
  }

  @Test("tell in the log that an archive was begun, once")
  func begunArchive() async throws {
    let village = try ServedVillage()
    let told = ToldLines()
    let hours = hours(village, log: Logger(label: "tests") { _ in TellingLog(told: told) })
    for _ in 1...2 { await hours.refresh(village.state.roster.current.all[0]) }
    #expect(told.lines.count { $0.contains("a new one was begun") } == 1, "\(told.lines)")
  }

  /// Opens the city of a village anew, as a reload does.
  private struct FreshOpening: CityOpening {
    let village: ServedVillage

    func open() -> [CityEngine] {
      let registry = Registry()
      registry.add(village.feed.entry)
      let host = HostEnvironment(
        registry: registry, http: CurlHTTPClient(version: "0.0.0"), clock: village.city.clock,
        cacheFolder: village.city.folder.url)
      return [CityEngine(city: village.city.engine.city, host: host)]
    }
  }

  /// What was logged.
  private final class ToldLines: Sendable {
    private let list = Mutex<[String]>([])

    var lines: [String] { list.withLock { $0 } }

    func add(_ line: String) { list.withLock { $0.append(line) } }
  }

  /// A log that keeps its lines.
  private struct TellingLog: LogHandler {
    let told: ToldLines
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { told.add(event.message.description) }
  }

  /// Reads the configuration of a village again.
  private func reload(_ village: ServedVillage, _ cities: any CityOpening) async {
    let state = village.state
    await ConfigurationReload(
      cities: cities, roster: state.roster, hours: hours(village), baseMap: BaseMapWarmUp(state: state), log: state.log
    ).reload()
  }

  @Test("tell a reload that failed until one works")
  func reloads() async throws {
    let village = try ServedVillage()
    func problem() async -> String? { await village.get("/v1/status").json["cities"][0]["problem"].text }
    await reload(village, BrokenOpening())
    #expect(await problem()?.contains("line 3 is wrong") == true)
    await hours(village).refresh(village.state.roster.current.all[0])
    #expect(await problem()?.contains("line 3 is wrong") == true)
    await reload(village, village)
    #expect(await problem() == nil)
  }

  @Test("of a reload open their networks on the threads for long work")
  func reloadsGiveWay() async throws {
    let opening = WatchedOpening()
    await reload(try ServedVillage(), opening)
    #expect(opening.wasYielding)
  }

  /// Notes on which threads cities are opened.
  private final class WatchedOpening: CityOpening {
    private let isYielding = Mutex(false)

    var wasYielding: Bool { isYielding.withLock { $0 } }

    func open() throws(BrisaError) -> [CityEngine] {
      let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
      isYielding.withLock { $0 = executor == ComputeThreads.yielding.asUnownedTaskExecutor() }
      return []
    }
  }

  private struct BrokenOpening: CityOpening {
    func open() throws(BrisaError) -> [CityEngine] {
      throw BrisaError(.badConfiguration, "brisa.yml: line 3 is wrong.")
    }
  }

  /// An hour that is not held.
  private struct WeakHour {
    weak let hour: HourSnapshot?
  }
}
