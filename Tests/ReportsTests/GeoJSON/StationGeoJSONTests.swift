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
}
