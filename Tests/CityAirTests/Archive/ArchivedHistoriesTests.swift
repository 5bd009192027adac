import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Setup
import Testing

@testable import CityAir
@testable import Planner

@Suite("Histories of an archive")
struct ArchivedHistoriesTests {
  private static let north = Coordinate(latitude: 39.6, longitude: -0.37)

  /// What is read of three hours in an archive, one station of each of two sources, by a city that is then changed.
  private func histories(
    now: Date = FakeCity.hour + 3600, winds: [WindReading] = [], in stationBox: BoundingBox? = nil,
    change: (inout CityConfiguration) -> Void = { _ in }
  ) async throws -> ArchivedHistories {
    let feed = FakeFeed(winds: winds) { _ in (-2...0).map { FakeCity.reading(20, hours: $0) } }
    let other = FakeFeed("other") { _ in
      (-2...0).map { FakeCity.reading(700, hours: $0, station: "b", at: Self.north, source: "other") }
    }
    let city = try FakeCity([feed, other])
    // Its folder goes with it.
    defer { withExtendedLifetime(city) {} }
    city.clock.advance(hours: 12)
    let end = FakeCity.hour + 3600
    _ = try await city.engine.collect(from: FakeCity.hour - 4 * 3600, to: end)
    var configuration = city.engine.city
    change(&configuration)
    let engine = CityEngine(city: configuration, host: city.engine.host)
    return try await ArchivedHistories(
      of: configuration, .init(from: nil, to: end, pollutants: [.no2], withWinds: !winds.isEmpty),
      from: engine.opened.sources(), in: stationBox ?? engine.everyStationBox, now: now)
  }

  @Test("are of the sources that are configured")
  func ofConfiguredSources() async throws {
    let held = try await histories { $0.sources.removeLast() }
    #expect(held.sources == [.no2: ["feed"]])
  }

  @Test("are of all sources where none is configured")
  func ofAllSources() async throws {
    let held = try await histories { $0.sources = [] }
    #expect(held.sources == [.no2: ["feed", "other"]])
  }

  @Test("are of the stations in the city's box")
  func inTheBox() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 39.5)
    let held = try await histories { $0.box = box }
    #expect(held.sources == [.no2: ["feed"]])
  }

  @Test("have nothing that claims to have been measured later than now")
  func notAhead() async throws {
    let held = try await histories(now: FakeCity.hour - 3600)
    #expect(held.histories.map(\.hours.count) == [2])
  }

  @Test("have the wind that an answer has, by the middle of the box that stations are looked for in")
  func windOfTheBox() async throws {
    let box = BoundingBox(west: -0.5, south: 39.4, east: -0.1, north: 39.8)
    let winds = [FakeCity.place, box.center].map { place in
      WindReading(
        coordinate: place, speedMetersPerSecond: 3, fromDegrees: 180, start: FakeCity.hour, end: FakeCity.hour + 3600,
        sourceID: "feed")
    }
    let held = try await histories(winds: winds, in: box) { $0.box = nil }
    #expect(held.winds?.wind(ofHour: FakeCity.hour)?.coordinate == box.center)
  }
}
