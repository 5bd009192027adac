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

  @Test("names the figures that were not measured in the hour, beside others that were")
  func notMeasured() throws {
    var report = try SampleHour.report(cellMeters: 1000)
    let known = report.stations[0]
    func station(measured: Set<Pollutant>) -> ReportStation {
      ReportStation(
        id: known.id, name: known.name, coordinate: known.coordinate, type: known.type, source: known.source,
        concentrations: [.no2: 1, .pm10: 20, .o3: 30], index: known.index, measured: measured)
    }
    let measured: [Set<Pollutant>] = [[.pm10], [], [.no2, .pm10, .o3]]
    report.stations = measured.map { station(measured: $0) }
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    let properties = (json["features"].array ?? []).map { $0["properties"] }
    #expect(properties.map { $0["isMeasured"] } == [.boolean(true), .boolean(false), .boolean(true)])
    #expect(properties[0]["notMeasured"] == .array([.text("no2"), .text("o3")]))
    #expect(properties[1]["notMeasured"] == .array([.text("no2"), .text("pm10"), .text("o3")]))
    #expect(properties[2].object?["notMeasured"] == nil)
  }

  @Test("names the pollutants of which an hour stands in the index for a longer mean, where there are any")
  func standIns() throws {
    let report = try SampleHour.report(cellMeters: 1000).withStandIns([.o3, .pm10], at: "Vivers")
    let json = try JSONValue(parsing: String(decoding: StationGeoJSON.write(report), as: UTF8.self))
    #expect(json["features"][1]["properties"]["standIns"] == .array([.text("pm10"), .text("o3")]))
    #expect(json["features"][0]["properties"].object?["standIns"] == nil)
  }
}
