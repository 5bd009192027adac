import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("GeoJSON of the stations of an hour")
struct StationGeoJSONTests {
  @Test("has every station with its figures")
  func stations() throws {
    let report = try SampleHour.report(cellMeters: 1000)
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    let features = json["features"].array ?? []
    #expect(features.count == SampleHour.stations.count)
    #expect(features[5]["properties"]["no2"].number == 55)
    #expect(features[5]["geometry"]["coordinates"][0].number == -0.3764)
  }

  @Test("says what the source itself has against a figure")
  func reservations() throws {
    var report = try SampleHour.report(cellMeters: 1000)
    let known = report.stations[0]
    report.stations = [
      ReportStation(
        id: known.id, name: known.name, coordinate: known.coordinate, type: known.type, source: known.source,
        concentrations: known.concentrations, index: known.index, measured: known.measured,
        reservations: [.no2: ["doubtful"]])
    ]
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    #expect(json["features"][0]["properties"]["reservations"] == .object(["no2": .array([.text("doubtful")])]))
  }

  @Test("names the pollutants of which an hour stands in the index for a longer mean, where there are any")
  func standIns() throws {
    let report = try SampleHour.report(cellMeters: 1000).withStandIns([.o3, .pm10], at: "Vivers")
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    #expect(json["features"][1]["properties"]["standIns"] == .array([.text("pm10"), .text("o3")]))
    #expect(json["features"][0]["properties"].object?["standIns"] == nil)
  }
}
