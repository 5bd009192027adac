import AirData
import CityTestSupport
import Foundation
import Planner
import Setup
import TestSupport
import Testing

@testable import CityAir

@Suite("The archive first, then the sources")
struct ArchiveFirstTests {
  private static func down(_ query: ReadingQuery) throws -> [Reading] { throw SourceError.unavailable("It is down.") }

  private func air(_ city: FakeCity, hours: Double = 0) async throws -> AirAnswer {
    try await city.engine.air(at: FakeCity.place, moment: FakeCity.hour + hours * 3600)
  }

  @Test("an hour that was kept serves without a question to its source")
  func servesFromTheArchive() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(30)] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change(Self.down)
    let air = try await air(city)
    #expect(feed.asked.count == 1)
    #expect(air.provenance.sources.map(\.state) == [.archive])
    #expect(air.provenance.sources.map(\.newest) == [FakeCity.hour])
    #expect(air.estimates.map(\.concentration) == [30])
    #expect(air.attribution == ["Owner of feed (none)"])
  }

  @Test("a source without any reading here is told so, and not as one whose readings are old")
  func nothingHere() async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(30)] }, FakeFeed("other") { _ in [] }])
    #expect(try await air(city).provenance.sources.map(\.state) == [.fresh, .empty])
  }

  @Test("a mean from half past to half past speaks for both of its hours, from the archive too")
  func servesHalves() async throws {
    let reading = Reading(
      station: FakeCity.reading(30).station, pollutant: .no2, concentration: 30, start: FakeCity.hour - 1800,
      end: FakeCity.hour + 1800, sourceID: "feed")
    let feed = FakeFeed { _ in [reading] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change(Self.down)
    for hours in [-1.0, 0] { #expect(try await air(city, hours: hours).provenance.sources.map(\.state) == [.archive]) }
    #expect(feed.asked.count == 1)
  }

  @Test("whom a station's own credit names is named, from the archive too")
  func namesOwnersOfStations() async throws {
    let station = Station(
      id: "s", name: "S", coordinate: FakeCity.place, type: .unknown,
      credit: Credit(attribution: "The council", licence: "CC-BY-4.0"))
    let reading = Reading(
      station: station, pollutant: .no2, concentration: 30, start: FakeCity.hour, end: FakeCity.hour + 3600,
      sourceID: "feed")
    let feed = FakeFeed { _ in [reading] }
    let city = try FakeCity([feed])
    #expect(try await air(city).attribution == ["Owner of feed (none)", "The council (CC-BY-4.0)"])
    _ = try await city.engine.collect()
    feed.change(Self.down)
    #expect(try await air(city).attribution == ["Owner of feed (none)", "The council (CC-BY-4.0)"])
  }

  @Test("what another source gave under the entry's name is not the entry's")
  func tellsSourcesApart() async throws {
    let old = try FakeCity([FakeFeed("old") { _ in [FakeCity.reading(30, source: "old")] }]) {
      $0.sources[0].name = "mine"
    }
    _ = try await old.engine.collect()
    let new = try FakeCity([FakeFeed("new") { _ in [FakeCity.reading(99, source: "new")] }]) {
      $0.sources[0].name = "mine"
      $0.archive = old.engine.city.archive
    }
    let air = try await air(new)
    #expect(air.estimates.map(\.concentration) == [99])
    #expect(air.provenance.sources.map(\.state) == [.fresh])
  }

  @Test("an hour that was not kept is asked for, and what was kept of the others is used too")
  func asksForWhatIsMissing() async throws {
    let feed = FakeFeed { _ in (-12...(-1)).map { FakeCity.reading(10, hours: $0, pollutant: .pm25) } }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change { _ in [FakeCity.reading(10, pollutant: .pm25)] }
    let air = try await air(city)
    #expect(feed.asked.count == 2)
    #expect(air.provenance.sources.map(\.state) == [.fresh])
    #expect(air.index?.standIns == [])
    #expect(air.index?.value == 53)
  }

  @Test("an hour of which too few stations had arrived is asked for again")
  func asksForAPartialHour() async throws {
    let stations = ["a", "b", "c", "d", "e"]
    let feed = FakeFeed { _ in stations.map { FakeCity.reading(10, hours: -1, station: $0) } + [FakeCity.reading(20)] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change { _ in stations.map { FakeCity.reading(30, station: $0) } }
    let air = try await air(city)
    #expect(air.provenance.stations == stations)
    #expect(air.estimates.map(\.concentration) == [30])
  }

  @Test("answering writes nothing into the archive")
  func leavesTheArchiveAlone() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(30)] }
    let city = try FakeCity([feed])
    _ = try await air(city)
    #expect(!FileManager.default.fileExists(atPath: city.folder.path("air.sqlite")))
    #expect(feed.asked.count == 1)
  }

  @Test("a forecast serves for six hours, then it is asked for anew", arguments: [(5.0, 1), (7, 2)])
  func renewsForecasts(hoursLater: Double, questions: Int) async throws {
    let issued = FakeCity.hour + 1800
    let feed = FakeFeed { _ in [FakeCity.reading(30, hours: 9, kind: .forecast(issued: issued))] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: hoursLater)
    let air = try await air(city, hours: 9)
    #expect(feed.asked.count == questions)
    #expect(air.estimates.map(\.concentration) == [30])
  }

  @Test("readings of a few hours before stand in where the source is down, and are called stale")
  func standsInWithOldReadings() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(30, hours: -3), FakeCity.reading(20, hours: -2)] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    feed.change(Self.down)
    let air = try await air(city)
    #expect(air.estimates.map(\.concentration) == [20])
    #expect(air.provenance.sources.map(\.state) == [.stale])
    #expect(air.provenance.sources.map(\.reason) == ["It is down."])
    #expect(air.provenance.staleHours == [.no2: 2])
    #expect(Set(air.notices.map(\.code)).isSuperset(of: ["stale-air", "source-failed"]))
    #expect(air.notices.contains { $0.message.contains("figures that are 2 hours older stand in") })
  }

  @Test("they are moved as the last days of the archive usually went")
  func movesOldReadings() async throws {
    // NO2 falls from 40 to 10 between the two hours every day; today it began with 80.
    let feed = FakeFeed { _ in
      (0...5).flatMap { day in
        ["a", "b"].flatMap { station in
          [(-2, day == 0 ? 80.0 : 40.0), (0, 10.0)].filter { day > 0 || $0.0 < 0 }.map { hour, value in
            FakeCity.reading(value, hours: hour - 24 * day, station: station)
          }
        }
      }
    }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect(from: FakeCity.hour - 6 * 86_400, to: FakeCity.hour)
    feed.change(Self.down)
    let air = try await air(city)
    let figure = try #require(air.estimates.first?.concentration)
    #expect(figure > 12 && figure < 16, "\(figure)")
    #expect(air.provenance.staleHours == [.no2: 2])
    #expect(
      air.notices.contains {
        $0.message == "Nothing is known of NO2 for this hour: figures that are 2 hours older stand in, "
          + "moved as the day usually goes."
      })
  }

  @Test("no reading stands in beyond the stated age", arguments: [0, 1])
  func standsInForAWhile(hours: Int) async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(20, hours: -2)] }
    let city = try FakeCity([feed]) { $0.staleHours = hours }
    let error = await #expect(throws: BrisaError.self) { try await air(city) }
    #expect(error?.code == .noAir)
  }

  @Test("a damaged archive costs a notice, and the sources answer")
  func survivesADamagedArchive() async throws {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(30)] }])
    try city.folder.write(String(repeating: "damaged ", count: 1000), as: "air.sqlite")
    let air = try await air(city)
    #expect(air.notices.contains { $0.code == "archive-failed" })
    #expect(air.estimates.map(\.concentration) == [30])
  }

  @Test("of one interval the live figure serves, and the forecast that was issued last")
  func mergesByNewness() {
    let early = Reading.Kind.forecast(issued: FakeCity.hour - 7200)
    let late = Reading.Kind.forecast(issued: FakeCity.hour - 3600)
    let live = [
      FakeCity.reading(1), FakeCity.reading(2, hours: 1, kind: early), FakeCity.reading(3, hours: 2, kind: late),
    ]
    let kept = [
      FakeCity.reading(9), FakeCity.reading(8, hours: 1, kind: late), FakeCity.reading(7, hours: 2, kind: early),
      FakeCity.reading(6, hours: -1),
    ]
    #expect(live.merged(withKept: kept).map(\.concentration).sorted() == [1, 3, 6, 8])
  }
}
