import AirData
import Foundation
import Geo
import Testing

@testable import PluginHost

@Suite("Forecasts that say they were issued in the future")
struct IssuedAheadTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let place = Coordinate(latitude: 39.5, longitude: -0.4)
  private static let query = ReadingQuery(
    box: BoundingBox(west: -1, south: 39, east: 0, north: 40), interval: DateInterval(start: now, duration: 86_400))

  /// What is forecast for two hours from now, issued some seconds from now.
  private static func forecast(_ concentration: Double, issued seconds: Double) -> Reading {
    let station = Station(id: "a", name: "A", coordinate: place, type: .background)
    return Reading(
      station: station, pollutant: .no2, concentration: concentration, start: now + 7200, end: now + 10_800,
      kind: .forecast(issued: now + seconds), sourceID: "feed")
  }

  private static func check(_ readings: [Reading]) -> ReadingCheck {
    ReadingCheck(readings, query: query, manifest: nil, now: now)
  }

  @Test("count as issued now, and are told")
  func readings() {
    let check = Self.check([Self.forecast(30, issued: 86_400 * 365)])
    #expect(check.sound == [Self.forecast(30, issued: 0)])
    let notices = check.notices(sourceName: "Feed")
    #expect(notices.map(\.code) == ["issued-ahead"])
    #expect(
      notices.first?.message
        == "Feed gave forecasts that say they were issued in the future (1): they count as issued now.")
  }

  @Test("are those beyond what clocks may differ by", arguments: [-3600.0, 0, 800])
  func tolerance(seconds: Double) {
    let forecast = Self.forecast(30, issued: seconds)
    let check = Self.check([forecast])
    #expect(check.sound == [forecast] && check.notices(sourceName: "Feed").isEmpty)
  }

  @Test("contradict each other where there are several of an hour, and the last one counts")
  func several() {
    let check = Self.check([Self.forecast(30, issued: 4000), Self.forecast(40, issued: 2000)])
    #expect(check.sound == [Self.forecast(40, issued: 0)])
    #expect(check.notices(sourceName: "Feed").map(\.code) == ["issued-ahead", "conflicting-readings"])
  }

  @Test("are so of the wind and of other species, too")
  func others() {
    let wind = WindReading(
      coordinate: Self.place, speedMetersPerSecond: 3, fromDegrees: 90, start: Self.now, end: Self.now + 3600,
      kind: .forecast(issued: Self.now + 7200), sourceID: "feed")
    #expect(wind.issued(notAfter: Self.now).kind == .forecast(issued: Self.now))
    let nox = SpeciesReading(
      station: Self.forecast(1, issued: 0).station, species: .nox, value: 5, start: Self.now, end: Self.now + 3600,
      kind: wind.kind, sourceID: "feed")
    let check = SpeciesCheck([nox], query: Self.query, now: Self.now)
    #expect(check.sound.map(\.kind) == [.forecast(issued: Self.now)])
    #expect(check.notices(sourceName: "Feed").map(\.code) == ["issued-ahead"])
  }
}
