import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Testing

@testable import CityAir

@Suite("How far stations were from what was expected of them when they measured last")
struct StationAnomaliesTests {
  private static let places = [
    "a": Coordinate(latitude: 39.47, longitude: -0.37), "b": Coordinate(latitude: 39.47, longitude: -0.35),
    "c": Coordinate(latitude: 39.47, longitude: -0.33),
  ]

  private static func reading(_ station: String, _ value: Double, hours: Int, _ pollutant: Pollutant) -> Reading {
    FakeCity.reading(
      value, hours: hours, pollutant: pollutant, station: station,
      at: places[station] ?? Coordinate(latitude: 0, longitude: 0), source: "s")
  }

  /// At this hour of the last ten days a had 10, b 20 and c 30.
  private static func recent(_ pollutant: Pollutant) -> RecentAir {
    let days = (1...10).flatMap { day in
      [("a", 10.0), ("b", 20), ("c", 30)].map { reading($0, $1, hours: -24 * day - 1, pollutant) }
    }
    return RecentAir(days, before: FakeCity.hour, zone: .gmt)
  }

  private static func anomalies(
    _ measured: [Reading], _ pollutant: Pollutant = .no2
  ) -> [String: StationAnomaly] {
    let forecast = FakeCity.reading(
      50, pollutant: pollutant, station: "cell", at: Coordinate(latitude: 39.6, longitude: -0.35),
      kind: .forecast(issued: FakeCity.hour), source: "model")
    let anomalies = StationAnomalies(ReadingSelection(measured + [forecast]), before: FakeCity.hour)
      .anomalies(of: [pollutant], beside: recent(pollutant))
    return Dictionary(anomalies.map { ($0.key.stationID, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("what is expected is the usual figure at the level of the hour")
  func expectsTheLevel() throws {
    // Together twice what is usual.
    let found = Self.anomalies([
      Self.reading("a", 30, hours: -1, .no2), Self.reading("b", 30, hours: -1, .no2),
      Self.reading("c", 60, hours: -1, .no2),
    ])
    #expect(found.count == 3)
    let quiet = try #require(found["a"])
    #expect(abs(quiet.expected - 20) < 1e-9 && quiet.measured == 30)
    #expect(try abs(#require(found["b"]).expected - 40) < 1e-9)
  }

  @Test("ozone is expected by the difference")
  func expectsOzone() throws {
    let found = Self.anomalies([Self.reading("a", 40, hours: -1, .o3), Self.reading("b", 50, hours: -1, .o3)], .o3)
    // Thirty more than usual, each.
    #expect(try abs(#require(found["a"]).expected - 40) < 1e-9)
  }

  @Test("four fifths of an anomaly are left after an hour, by the ratio or in ozone by the difference")
  func fades() {
    let anomaly = StationAnomaly(pollutant: .no2, start: FakeCity.hour, expected: 20, measured: 40)
    #expect(anomaly.added(to: 30, at: FakeCity.hour) == 60)
    #expect(abs(anomaly.added(to: 30, at: FakeCity.hour + 3600) - 30 * pow(2, 0.8)) < 1e-9)
    let ozone = StationAnomaly(pollutant: .o3, start: FakeCity.hour, expected: 20, measured: 10)
    #expect(abs(ozone.added(to: 30, at: FakeCity.hour + 3600) - 22) < 1e-9)
    #expect(ozone.added(to: 5, at: FakeCity.hour + 3600) == 0)
  }

  @Test("a station that missed the newest hour is told from its own newest one")
  func looksFurtherBack() throws {
    let readings = [
      Self.reading("a", 10, hours: -1, .no2), Self.reading("b", 20, hours: -1, .no2),
      Self.reading("a", 10, hours: -25, .no2), Self.reading("c", 40, hours: -25, .no2),
    ]
    // A day ago is too far back.
    #expect(Self.anomalies(readings).keys.sorted() == ["a", "b"])
    let later = readings + [Self.reading("c", 40, hours: -2, .no2), Self.reading("a", 90, hours: -2, .no2)]
    let found = Self.anomalies(later)
    // Nobody knows what is usual an hour earlier.
    #expect(found["c"] == nil && found["a"]?.start == FakeCity.hour - 3600)
  }

  @Test("nothing is looked for where nothing was forecast")
  func needsAForecast() {
    let selection = ReadingSelection([Self.reading("a", 30, hours: -1, .no2)])
    let anomalies = StationAnomalies(selection, before: FakeCity.hour)
    #expect(anomalies.anomalies(of: [.no2], beside: Self.recent(.no2)).isEmpty)
  }
}
