import AirData
import CityTestSupport
import Foundation
import Planner
import Setup
import Testing

@testable import CityAir

@Suite("Hours that are gathered together")
struct HoursAlikeTests {
  /// What an answer says of an hour, as text.
  private func told(_ hour: AirHoursAnswer.Hour) throws -> String {
    let air = try #require(hour.air)
    let figures = air.estimates.map { "\($0.pollutant) \($0.concentration ?? -1)" }
    let sources = air.provenance.sources.map {
      "\($0.id) \($0.state) \($0.newest.map { "\($0)" } ?? "-") \($0.ageSeconds ?? -1) \($0.readings)"
    }
    return (figures + sources + air.notices.map(\.message).sorted()).joined(separator: "\n")
  }

  /// A feed that had measured NO2 until six o'clock, and keeps a forecast of PM2.5 for the hours after it; another one
  /// that measured two hours, a day before.
  private func city(archived: Bool) async throws -> FakeCity {
    let feed = FakeFeed { _ in
      (-40...(-2)).map { FakeCity.reading(30 + Double($0), hours: $0) }
        + (-40...9).map {
          FakeCity.reading(12 + Double($0 % 5), hours: $0, pollutant: .pm25, kind: .forecast(issued: FakeCity.hour))
        }
    }
    let other = FakeFeed("other") { _ in
      [-26, -25].map { FakeCity.reading(8, hours: $0, pollutant: .o3, station: "b", source: "other") }
    }
    let city = try FakeCity([feed, other])
    if archived {
      _ = try await city.engine.collect()
      feed.change { _ in throw SourceError.unavailable("It is down.") }
    }
    return city
  }

  @Test("are told as each of them is alone, with and without an archive", arguments: [false, true])
  func alike(archived: Bool) async throws {
    let city = try await city(archived: archived)
    let first = FakeCity.hour - 4 * 3600
    let together = try await city.engine.air(at: FakeCity.place, hours: 10, from: first).hours
    for (place, hour) in together.enumerated() {
      let alone = try await city.engine.air(at: FakeCity.place, hours: 1, from: first + Double(place) * 3600).hours
      #expect(try told(hour) == told(try #require(alone.first)), "hour \(place)")
    }
  }

  @Test("ask a source once")
  func askOnce() async throws {
    let feed = FakeFeed { _ in (-30...9).map { FakeCity.reading(20, hours: $0) } }
    let city = try FakeCity([feed])
    _ = try await city.engine.air(at: FakeCity.place, hours: 10, from: FakeCity.hour - 4 * 3600)
    #expect(feed.asked.count == 1)
  }

  @Test("are served by the archive where it has them, whatever becomes of the source")
  func areServed() async throws {
    let feed = FakeFeed { _ in (-30...(-2)).map { FakeCity.reading(20, hours: $0) } }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change { _ in throw SourceError.unavailable("It is down.") }
    let hours = try await city.engine.air(at: FakeCity.place, hours: 3, from: FakeCity.hour - 3 * 3600).hours
    let states = hours.map { $0.air?.provenance.sources.map(\.state) }
    #expect(states == [[.archive], [.archive], [.stale]])
    let failed = hours.map { $0.air?.notices.contains { $0.code == "source-failed" } }
    #expect(failed == [false, false, true])
  }
}
