import AirData
import CityTestSupport
import Foundation
import Setup
import Testing
import Trips

@Suite("The ways beside a track over several hours")
struct TrackWayAirTests {
  /// Two minutes before an hour ends.
  private static let late = DrawnAir.hour + 3480

  @Test("have the burden of a track along them, in air that rises and in air that falls", arguments: [true, false])
  func sameWay(isRising: Bool) async throws {
    let ways = BowedWays(bow: 1200)
    let (low, high) = (ways.air(south: 30, north: 5), ways.air(south: 90, north: 15))
    let air = isRising ? low : high
    let hours = try air.keeper(followedBy: isRising ? high : low)
    let straight = (0...100).map { DrawnAir.place(60 * Double($0), 0) }
    let walk = try await air.walked(straight, from: Self.late, in: hours)
    let found = try #require(walk.ways?.routes)
    #expect(found.count == 2 && found[1].distanceMeters > 1.2 * found[0].distanceMeters)
    for way in found {
      let track = try await air.walked(along: way, from: Self.late, in: hours)
      let own = try #require(track.air.movingBurdenMinutes)
      let told = try #require(way.expectedBurdenMinutes)
      #expect(abs(told / own - 1) < 0.01, "\(told) \(own)")
      let same = try #require(track.ways?.routes.first { $0.labels == way.labels }?.expectedBurdenMinutes)
      #expect(abs(same / own - 1) < 0.01, "\(same) \(own)")
    }
  }

  @Test("have what is expected of them where their air is not known, and not nothing")
  func unknownWay() async throws {
    let shortcut = UnknownShortcut()
    let hours = try shortcut.air.keeper(followedBy: shortcut.air)
    let track = try await shortcut.air.walked(shortcut.bow, from: DrawnAir.hour + 2700, in: hours)
    let (cleanest, own) = (try #require(track.cleanest), try #require(track.air.movingBurdenMinutes))
    #expect(track.isWhole && cleanest.streets.map(\.name) == ["Straight"])
    let expected = try #require(cleanest.expectedBurdenMinutes)
    #expect(expected > 0.7 * own && expected < 0.9 * own, "\(expected) \(own)")
  }

  @Test("have the air of the nearest hour in one of which nothing is known")
  func unknownHour() async throws {
    let ways = AvenueAndAlley()
    var air = DrawnAir(network: ways.network, readings: ways.readings)
    air.increment = .on
    let avenue = (0...33).map { DrawnAir.place(60 * Double($0), 0) }
    let within = try await air.walked(avenue)
    let still = try #require(within.ways?.routes.first)
    #expect(still.movingBurdenMinutes == nil)
    // The last 80 s lie in the next hour.
    let across = try await air.walked(avenue, from: DrawnAir.hour + 1700)
    #expect(across.isWhole && across.notices.map(\.code).contains("hour-unknown"))
    let own = try #require(within.air.movingBurdenMinutes)
    let fastest = try #require(across.ways?.routes.first?.expectedBurdenMinutes)
    #expect(abs(fastest / own - 1) < 0.005, "\(fastest) \(own)")
  }
}
