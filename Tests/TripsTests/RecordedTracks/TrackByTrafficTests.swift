import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Setup
import Testing
import Trips

@Suite("A track by traffic alone")
struct TrackByTrafficTests {
  private let ways = AvenueAndAlley()
  /// Along the avenue at a metre a second, the speed of the network.
  private let avenue = (0...33).map { DrawnAir.place(60 * Double($0), 0) }
  /// By the alley 150 m beside it.
  private let alley =
    [0, 50, 100].map { DrawnAir.place(0, $0) } + (0...33).map { DrawnAir.place(60 * Double($0), 150) }
    + [150, 90, 30].map { DrawnAir.place(2000, $0) }

  private func walked(
    _ places: [Coordinate], readings: [Reading], increment: IncrementChoice = .on
  ) async throws -> TrackAnswer {
    var air = DrawnAir(network: ways.network, readings: readings)
    air.increment = increment
    return try await air.walked(places, by: .traffic)
  }

  @Test(
    "is told by the fastest way between its ends, whose burden is 100, with readings and without", arguments: [0, 3])
  func beside(stations: Int) async throws {
    let readings = Array(ways.readings.prefix(stations))
    let loud = try await walked(avenue, readings: readings)
    let quiet = try await walked(alley, readings: readings)
    #expect(loud.isRelative && loud.isWhole)
    #expect(abs(try #require(loud.air.movingBurdenMinutes) - 100) < 5)
    let cleanest = try #require(quiet.cleanest?.air?.burdenMinutes)
    #expect(cleanest < 65)
    #expect(abs(try #require(quiet.air.movingBurdenMinutes) - cleanest) < 5)
    #expect(quiet.air.exposures.isEmpty == readings.isEmpty)
  }

  @Test("is told by that way over two hours, too, though streets bring less in the second")
  func beforeNight() async throws {
    var day = DrawnAir(network: ways.network, readings: [])
    day.increment = .on
    var night = day
    night.start = DrawnAir.hour - 6 * 3600
    // Two minutes by day, and half an hour by night.
    let track = try await day.walked(
      avenue, by: .traffic, from: DrawnAir.hour + 3480, in: try day.keeper(followedBy: night))
    let burdens = track.minutes.compactMap(\.burdenMinutes)
    #expect(burdens.count == 33 && burdens[1] > burdens[2], "\(burdens)")
    #expect(abs(try #require(track.air.movingBurdenMinutes) - 100) < 0.5)
    #expect(abs(try #require(track.ways?.routes.first?.expectedBurdenMinutes) - 100) < 1e-6)
  }

  @Test("the burdens of its minutes are parts of that of the whole")
  func parts() async throws {
    let track = try await walked(avenue, readings: ways.readings)
    let sum = track.minutes.compactMap(\.burdenMinutes).reduce(0, +)
    #expect(abs(sum - (try #require(track.air.burdenMinutes))) < 1e-6)
  }

  @Test("without streets in the air no burden is told, and that is said")
  func withoutStreets() async throws {
    let track = try await walked(avenue, readings: ways.readings, increment: .off)
    #expect(track.air.movingBurdenMinutes == nil)
    #expect(track.notices.map(\.code).contains("no-air"))
  }

  @Test("a round trip is told by itself")
  func roundTrip() async throws {
    let track = try await walked(avenue + avenue.dropLast().reversed(), readings: [])
    #expect(track.ways == nil)
    #expect(track.notices.map(\.code).contains("traffic-only"))
    #expect(abs(try #require(track.air.movingBurdenMinutes) - 100) < 1e-6)
  }
}
