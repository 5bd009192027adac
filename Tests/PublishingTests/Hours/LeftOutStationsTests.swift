import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Testing

@testable import Planner
@testable import Publishing

@Suite("The stations that are left out of a report")
struct LeftOutStationsTests {
  /// A mean that ends at nine o'clock.
  private func mean(_ pollutant: Pollutant, hours: Double, station: String, source: String = "feed") -> Reading {
    let end = FakeCity.hour + 3600
    return Reading(
      station: Station(id: station, name: "Station \(station)", coordinate: FakeCity.place, type: .unknown),
      pollutant: pollutant, concentration: 20, start: end - hours * 3600, end: end, sourceID: source)
  }

  /// Why each station is left out, by its id, where each source may have a name of its own.
  private func leftOut(
    _ readings: [Reading], named names: [String: String] = [:]
  ) async throws -> [String: LocalizedText] {
    let feeds = Set(readings.map(\.sourceID)).sorted().map { id in
      FakeFeed(id) { _ in readings.filter { $0.sourceID == id } }
    }
    let city = try FakeCity(feeds) { city in
      city.sources = city.sources.map { CityConfiguration.Source(id: $0.id, name: names[$0.id], settings: [:]) }
    }
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
    let spec = try GridSpec(box: box, cellMeters: 700)
    let report = HourReport(
      air, city: CityConfiguration(), spec: spec, layers: [], history: HistoryRasters(spec: spec, hours: [:]),
      streets: nil, attribution: [])
    return Dictionary(report.leftOut.map { ($0.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("have the pollutants and the length of means that say nothing of an hour")
  func nameLongMeans() async throws {
    let found = try await leftOut([
      mean(.no2, hours: 1, station: "a"), mean(.pm10, hours: 24, station: "a"), mean(.pm25, hours: 24, station: "a"),
      mean(.o3, hours: 8, station: "b"), mean(.no2, hours: 2, station: "c"),
    ])
    #expect(Set(found.keys) == ["a", "b"])
    #expect(found["a"]?.en == "PM2.5, PM10: mean of 24 h, too long for an hour")
    #expect(found["b"]?.es == "O3: media de 8 h, demasiado larga para una hora")
  }

  @Test("are silent where they had readings of an hour before only")
  func nameSilentStations() async throws {
    let found = try await leftOut([
      mean(.no2, hours: 1, station: "a"), FakeCity.reading(20, hours: -3, station: "b"),
    ])
    #expect(found.mapValues(\.en) == ["b": "no reading of this hour"])
  }

  @Test("are two where a slash makes one text of two sources and stations")
  func tellStationsApart() async throws {
    let found = try await leftOut(
      [
        mean(.no2, hours: 1, station: "heard", source: "first"), mean(.no2, hours: 24, station: "b/c", source: "first"),
        mean(.o3, hours: 8, station: "c", source: "second"),
      ], named: ["first": "a", "second": "a/b"])
    #expect(
      found.mapValues(\.en) == [
        "b/c": "NO2: mean of 24 h, too long for an hour", "c": "O3: mean of 8 h, too long for an hour",
      ])
  }

  @Test("are another input of an hour's files when they have other means")
  func areInputs() async throws {
    func digest(_ station: String) async throws -> String {
      let readings = [mean(.no2, hours: 1, station: "a"), mean(.pm10, hours: 24, station: station)]
      let city = try FakeCity([FakeFeed { _ in readings }])
      let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(
        at: FakeCity.hour, box: BoundingBox(west: -1, south: 39, east: 0, north: 40))
      return HeatmapInputs(settings: "").digest(of: air)
    }
    #expect(try await digest("a") != digest("b"))
    #expect(try await digest("a") == digest("a"))
  }
}
