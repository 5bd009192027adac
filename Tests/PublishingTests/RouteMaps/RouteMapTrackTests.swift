import AirData
import AirField
import CityTestSupport
import Geo
import Reports
import Setup
import TestSupport
import Testing
import Trips

@testable import Publishing

@Suite("Map of a track")
struct RouteMapTrackTests {
  private let air = ParkDetour.air
  /// 80 m a minute along the street, and a little way beside it.
  private let places = (0...12).map { DrawnAir.place(80 * Double($0) + 20, 3) }

  private func map(_ track: TrackAnswer) throws -> RouteMap {
    var city = CityConfiguration()
    city.name = "Testville"
    return try #require(try RouteMap(track, city: city))
  }

  @Test("has the recorded way first, on its street, and the others told from it")
  func routes() async throws {
    let track = try await air.walked(places)
    let map = try map(track)
    let own = try #require(map.routes.first)
    #expect(own.kinds == [.recorded] && own.durationPercent == nil && own.air?.burdenPercent == nil)
    #expect(own.line.count > 10)
    #expect(own.line.allSatisfy { abs($0.latitude - DrawnAir.place(0, 0).latitude) < 1e-6 }, "on the street")
    #expect(
      own.air?.burdenMinutes == track.air.movingBurdenMinutes && own.durationSeconds == track.course.movingSeconds)
    let cleanest = try #require(map.routes.last)
    #expect(cleanest.kinds.contains(.cleanest))
    let expected = 100 * (try #require(cleanest.air?.burdenMinutes) / (try #require(own.air?.burdenMinutes)) - 1)
    #expect(abs(try #require(cleanest.air?.burdenPercent) - expected) < 1e-9 && expected < -10)
    #expect(map.trip.origin == own.line.first && map.trip.destination == own.line.last && map.air.hour == DrawnAir.hour)
    #expect(map.air.pollution.measure == .pollutant(.no2) && map.air.pollution.values.contains { $0.isFinite })
  }

  @Test("holds the others against it by what is expected of them")
  func unknownWay() async throws {
    let shortcut = UnknownShortcut()
    let track = try await shortcut.air.walked(shortcut.bow)
    let straight = try #require(try map(track).routes.first { $0.kinds.contains(.fastest) }?.air)
    let own = try #require(track.air.movingBurdenMinutes)
    #expect(try #require(straight.burdenMinutes) < 0.9 * own)
    #expect(try #require(straight.burdenPercent) < -10)
  }

  @Test("says where nothing is recorded")
  func gaps() async throws {
    let whole = try map(try await air.walked(places))
    let broken = try map(try await air.walked(places, leavingOut: 4..<9))
    #expect(!whole.notices.contains { $0.en.contains("nothing is recorded") })
    #expect(broken.notices.contains { $0.en.hasPrefix("Stretches of which nothing is recorded: 1.") })
    #expect(broken.notices.contains { $0.en.hasPrefix("Only a part of the track is known") })
    #expect(broken.routes.allSatisfy { $0.durationPercent == nil && $0.air?.burdenPercent == nil })
  }
}
