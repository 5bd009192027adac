import AirData
import CityTestSupport
import Computing
import Foundation
import PluginHost
import Setup
import Testing

@testable import CityAir
@testable import Planner

@Suite("What is opened of a city")
struct OpenedCityTests {
  @Test("is there for others while its sources are being started")
  func othersWhileSourcesStart() throws {
    let fake = try FakeCity([])
    let feed = FakeFeed { _ in [] }
    let city = Lock<OpenedCity?>(nil)
    let hasAnswered = Lock(false)
    var configuration = fake.engine.city
    configuration.sources = [CityConfiguration.Source(id: feed.id, settings: [:])]
    var host = fake.engine.host
    host.registry = Registry()
    host.registry.add(
      Registry.Entry(manifest: feed.entry.manifest, file: "(test)", isIsolated: false) { settings, context in
        // A source that starts as slowly as another question takes to get its answer.
        let answer = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          _ = try? city.withLock { $0 }?.field()
          answer.signal()
        }
        let isThere = answer.wait(timeout: .now() + 60) == .success
        hasAnswered.withLock { $0 = isThere }
        return try feed.entry.make(settings, context)
      })
    let opened = OpenedCity(city: configuration, host: host, hourCapacity: 3)
    city.withLock { $0 = opened }
    _ = try opened.sources()
    #expect(hasAnswered.withLock { $0 })
  }

  /// A city whose one source stands in for a program that did not say what it is, and does from now on.
  private func lackingProgram(_ fake: FakeCity, hasWrongSetting: Bool = false) -> OpenedCity {
    let (standIn, feed) = (FakeFeed("exec:hill.sh") { _ in [] }, FakeFeed("hill") { _ in [] })
    var city = fake.engine.city
    city.sources = [CityConfiguration.Source(id: standIn.id, name: "hill", settings: [:])]
    city.sources[0].isStandIn = true
    var host = fake.engine.host
    host.registry = Registry()
    host.registry.add(Self.isolated(standIn))
    host.reopeningSources = { [city] () throws(BrisaError) -> (city: CityConfiguration, registry: Registry) in
      var recovered = city
      recovered.sources[0].id = feed.id
      recovered.sources[0].isStandIn = false
      let registry = Registry()
      registry.add(Self.isolated(feed, hasWrongSetting: hasWrongSetting))
      return (recovered, registry)
    }
    return OpenedCity(city: city, host: host, hourCapacity: 3)
  }

  private static func isolated(_ feed: FakeFeed, hasWrongSetting: Bool = false) -> Registry.Entry {
    let entry = feed.entry
    return Registry.Entry(manifest: entry.manifest, file: entry.file, isIsolated: true) { settings, context in
      if hasWrongSetting { throw SourceError.setting(name: "word", problem: "must be given") }
      return try entry.make(settings, context)
    }
  }

  private func ids(_ sources: ConfiguredSources) -> [String] { sources.entries.map(\.configuration.id) }

  @Test("has a source again once its program says what it is, for which it is asked between two rounds")
  func programThatRecovers() throws {
    let fake = try FakeCity([])
    let opened = lackingProgram(fake)
    #expect(try ids(opened.sources()) == ["exec:hill.sh"])
    // It was asked just now, when the city was opened.
    opened.reopenSources()
    #expect(try ids(opened.isolatedSources()) == ["exec:hill.sh"])
    fake.clock.advance(hours: 1)
    opened.reopenSources()
    #expect(try ids(opened.sources()) == ["hill"])
    #expect(try ids(opened.isolatedSources()) == ["hill"])
    #expect(try opened.sources().entries.map(\.name) == ["hill"])
  }

  @Test("keeps its sources where something is wrong with one whose program says what it is, and the clock went back")
  func programThatRecoversWrong() throws {
    let fake = try FakeCity([])
    let opened = lackingProgram(fake, hasWrongSetting: true)
    fake.clock.advance(hours: -1)
    opened.reopenSources()
    #expect(try ids(opened.sources()) == ["exec:hill.sh"])
  }
}
