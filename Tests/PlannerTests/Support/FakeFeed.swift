import AirData
import AirField
import Foundation
import Geo
import Answers
import Bench
import CityAir
import Planner
import Publishing
import Setup
import Trips
import Synchronization
import TestSupport

/// A source in memory that does what a test says, and counts how often it is asked.
final class FakeFeed: Sendable {
  typealias Answer = @Sendable (ReadingQuery) throws -> [Reading]

  let id: String
  private let cacheRule: SourceManifest.CacheRule
  private let answer: Mutex<Answer>
  private let winds: [WindReading]
  private let questions = Mutex<[ReadingQuery]>([])

  init(
    _ id: String = "feed", cacheRule: SourceManifest.CacheRule = .keep(seconds: 0), winds: [WindReading] = [],
    answering answer: @escaping Answer
  ) {
    self.id = id
    self.cacheRule = cacheRule
    self.winds = winds
    self.answer = Mutex(answer)
  }

  /// What it was asked for so far.
  var asked: [ReadingQuery] { questions.withLock { $0 } }

  /// Changes what it does from now on.
  func change(_ answer: @escaping Answer) { self.answer.withLock { $0 = answer } }

  fileprivate var entry: Registry.Entry {
    let manifest = SourceManifest(
      id: id, name: id, version: "1.0.0", summary: "A feed of the tests.", pollutants: Set(Pollutant.allCases),
      providesWind: !winds.isEmpty, licence: "none", attribution: "Owner of \(id)", cacheRule: cacheRule, settings: [])
    return Registry.Entry(manifest: manifest, file: "(test)", isIsolated: false) { _, _ in Instance(feed: self) }
  }

  private struct Instance: ReadingProvider {
    let feed: FakeFeed

    func readings(for query: ReadingQuery) async throws -> [Reading] {
      feed.questions.withLock { $0.append(query) }
      return try feed.answer.withLock { $0 }(query).filter(query.contains)
    }

    func winds(for query: ReadingQuery) async throws -> [WindReading] {
      feed.winds.filter { $0.start < query.interval.end && $0.end > query.interval.start }
    }
  }
}

/// A clock that a test sets.
final class FakeClock: WallClock {
  private let moment: Mutex<Date>

  init(_ moment: Date) { self.moment = Mutex(moment) }

  var now: Date { moment.withLock { $0 } }

  func advance(hours: Double) { moment.withLock { $0 += hours * 3600 } }
}

/// A city with feeds in memory and an archive in a folder of its own.
struct FakeCity {
  /// 2026-03-02T08:00Z.
  static let hour = Date(timeIntervalSince1970: 1_772_438_400)

  let folder: TemporaryFolder
  let clock: FakeClock
  let engine: CityEngine

  /// The feeds stand in the configuration under their ids; it is half past eight.
  init(_ feeds: [FakeFeed], change: (inout CityConfiguration) -> Void = { _ in }) throws {
    folder = try TemporaryFolder()
    clock = FakeClock(Self.hour + 1800)
    let registry = Registry()
    for feed in feeds { registry.add(feed.entry) }
    var city = CityConfiguration()
    city.box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    city.archive = folder.path("air.sqlite")
    city.fieldMethod = .mean
    city.sources = feeds.map { CityConfiguration.Source(id: $0.id, settings: [:]) }
    change(&city)
    engine = CityEngine(
      city: city,
      host: HostEnvironment(
        registry: registry, http: CurlHTTPClient(version: "0.0.0"), clock: clock, cacheFolder: folder.url))
  }

  static let place = Coordinate(latitude: 39.47, longitude: -0.37)

  /// A reading of an hour that begins some hours after 08:00.
  static func reading(
    _ concentration: Double, hours: Int = 0, pollutant: Pollutant = .no2, station: String = "a",
    at place: Coordinate = place,
    kind: Reading.Kind = .observed, source: String = "feed"
  ) -> Reading {
    let start = hour + Double(hours) * 3600
    return Reading(
      station: Station(id: station, name: station, coordinate: place, type: .unknown), pollutant: pollutant,
      concentration: concentration, start: start, end: start + 3600, kind: kind, sourceID: source)
  }
}
