import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Planner
import PluginHost
import Setup
import Synchronization
import TestSupport
import Testing

@Suite("Collecting within a quota")
struct QuotaSyncTests {
  private let server: LoopbackServer
  private let begin = FakeCity.hour - 48 * 3600

  init() throws {
    server = try LoopbackServer.always(body: "40")
  }

  @Test("a short window that is used up is waited for until every piece is whole")
  func waits() async throws {
    let city = try QuotaCity(
      server, .init([.init(requests: 5, perSeconds: 60), .init(requests: 500, perSeconds: 3600)]))
    let answer = try await city.engine.collect(from: begin, to: FakeCity.hour) { city.note($0) }
    #expect(answer.sources.map(\.state) == [.updated] && answer.sources.map(\.failure) == [nil])
    #expect(answer.sources.map(\.newCount) == [12])
    #expect(server.requests.count == 12, "what was answered already comes from the cache")
    #expect(city.pauses.count == 2 && city.pauses.allSatisfy { $0 > 50 && $0 <= 61 })
    #expect(city.waits == city.pauses.count)
  }

  @Test("a long window ends the source's run in the state quota, and keeps what came")
  func stops() async throws {
    let city = try QuotaCity(
      server, .init([.init(requests: 60, perSeconds: 60), .init(requests: 5, perSeconds: 3600)]))
    let answer = try await city.engine.collect(from: begin, to: FakeCity.hour)
    #expect(answer.sources.map(\.state) == [.quota])
    #expect(answer.sources.map(\.newCount) == [5])
    let failure = try #require(answer.sources.first?.failure)
    #expect(failure.contains("before 2026-03-02T09:3") && failure.hasSuffix("collect the same time again then."))
    #expect(city.pauses.isEmpty && server.requests.count == 5)
    #expect(try await city.engine.status().sources.first?.lastError == failure)
    let quota = try #require(try await city.engine.status().sources.first?.quota)
    #expect(quota.windows.map(\.used) == [5, 5] && quota.fullest?.limit == 5)
  }

  @Test("a short window that is used up ends a run whose patience it would outlast, and the next run goes on")
  func losesPatience() async throws {
    let city = try QuotaCity(server, .init(requests: 5, perSeconds: 60))
    for count in [5, 5, 2] {
      let answer = try await city.engine.collect(
        from: begin, to: FakeCity.hour, settings: CollectSettings(patienceSeconds: 30))
      #expect(answer.sources.map(\.newCount) == [count])
      let state: CollectAnswer.Source.State = count == 5 ? .quota : .updated
      #expect(answer.sources.map(\.state) == [state])
      city.clock.advance(hours: 70.0 / 3600)
    }
    #expect(city.pauses.isEmpty && server.requests.count == 12)
  }

  @Test("a feed that goes on to refuse is left alone after some rounds, and its own words are told")
  func refusingFeed() async throws {
    let server = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: 60\r\n")
    let city = try QuotaCity(server, .init(requests: 500, perSeconds: 3600))
    let answer = try await city.engine.collect(from: begin, to: FakeCity.hour)
    #expect(answer.sources.map(\.state) == [.quota])
    #expect(city.pauses.count == 2)
    let failure = try #require(answer.sources.first?.failure)
    #expect(failure.contains("refuses"), "\(failure)")
  }

  @Test("a wait that is interrupted ends the run, and keeps what came before")
  func interrupted() async throws {
    let city = try QuotaCity(server, .init(requests: 5, perSeconds: 60)) { throw CancellationError() }
    let answer = try await city.engine.collect(from: begin, to: FakeCity.hour)
    #expect(answer.sources.map(\.newCount) == [5] && answer.sources.map(\.state) == [.quota])
  }
}

/// A city whose one source asks a server once for every fourth hour, over the real client.
private final class QuotaCity: Sendable {
  let engine: CityEngine
  let clock: FakeClock
  private let folder: TemporaryFolder
  private let noted: Noted

  /// The pauses in seconds.
  var pauses: [Double] { noted.pauses.withLock { $0 } }
  /// How often a wait was told.
  var waits: Int { noted.waits.withLock { $0 } }

  init(
    _ server: LoopbackServer, _ quota: SourceManifest.Quota, pausing: @escaping @Sendable () throws -> Void = {}
  ) throws {
    let (noted, clock) = (Noted(), FakeClock(FakeCity.hour + 1800))
    folder = try TemporaryFolder()
    let manifest = SourceManifest(
      id: "feed", name: "Feed", version: "1.0.0", summary: "A feed of the tests.", pollutants: [.no2],
      licence: "none", attribution: "Nobody", quota: quota, cacheRule: .keep(seconds: 600), settings: [])
    let registry = Registry()
    registry.add(
      Registry.Entry(manifest: manifest, file: "(test)", isIsolated: false) { _, context in
        HourlyFeed(url: server.url, http: context.http)
      })
    var city = CityConfiguration()
    city.box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    city.archive = folder.path("air.sqlite")
    city.sources = [CityConfiguration.Source(id: "feed", settings: [:])]
    var host = HostEnvironment(
      registry: registry, http: CurlHTTPClient(version: "1"), clock: clock, cacheFolder: folder.url)
    host.pause = { seconds in
      noted.pauses.withLock { $0.append(seconds) }
      try pausing()
      clock.advance(hours: seconds / 3600)
    }
    (self.noted, self.clock) = (noted, clock)
    engine = CityEngine(city: city, host: host)
  }

  func note(_ progress: CollectProgress) {
    if progress.waitsUntil != nil { noted.waits.withLock { $0 += 1 } }
  }

  private final class Noted: Sendable {
    let pauses = Mutex<[Double]>([])
    let waits = Mutex(0)
  }
}

/// Tells of the hours that the feed has answered, as a source does whose sensors are asked one by one.
private struct HourlyFeed: ReadingProvider {
  let url: String
  let http: any HTTPClient

  func readings(for query: ReadingQuery) async throws -> [Reading] {
    let hours = Array(stride(from: -48, to: 0, by: 4))
    let answers = await FeedQueue.answers(about: hours) { hour async throws(SourceError) -> Reading in
      _ = try await http.send(HTTPRequest(url: "\(url)/\(-hour)"))
      return FakeCity.reading(40, hours: hour)
    }
    return answers.compactMap { try? $0.get() }
  }
}
