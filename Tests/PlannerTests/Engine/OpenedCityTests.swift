import AirData
import CityTestSupport
import Computing
import Foundation
import Setup
import Testing

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
        let isThere = answer.wait(timeout: .now() + 10) == .success
        hasAnswered.withLock { $0 = isThere }
        return try feed.entry.make(settings, context)
      })
    let opened = OpenedCity(city: configuration, host: host, hourCapacity: 3)
    city.withLock { $0 = opened }
    _ = try opened.sources()
    #expect(hasAnswered.withLock { $0 })
  }
}
