import AirData
import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("GeoJSON of the categories of an hour")
struct ContourGeoJSONTests {
  @Test("names each category once, with its bounds in µg/m³")
  func contours() throws {
    let report = try SampleHour.report(cellMeters: 300, scale: .euAQI)
    let json = try JSONValue(
      parsing: String(decoding: ContourGeoJSON.write(.pollutant(.no2), of: report, in: .scale), as: UTF8.self))
    #expect(json["type"].text == "FeatureCollection")
    #expect(json["hour"].text == "2026-11-24T07:00:00Z")
    let features = json["features"].array ?? []
    #expect(features.map { $0["properties"]["category"].number } == [3, 4, 5, 6])
    #expect(abs((features[0]["properties"]["upTo"].number ?? 0) - 37.5) < 0.01)
    #expect(features[0]["properties"]["name"].text == "up to 1½ times")
    #expect(features[0]["geometry"]["type"].text == "MultiPolygon")
    #expect(features[0]["properties"]["color"].text == "#F2C469")
    #expect(features[0]["properties"]["origin"].object?.mapValues(\.text) == ["no2": "measured"])
    let index = try JSONValue(
      parsing: String(decoding: ContourGeoJSON.write(.index, of: report, in: .scale), as: UTF8.self))
    #expect(index["features"][0]["properties"]["origin"]["pm10"].text == "typical")
  }

  @Test("has the colours of the palette of pictures", arguments: Palette.allCases)
  func colours(palette: Palette) throws {
    let report = try SampleHour.report(cellMeters: 300, scale: .euAQI)
    let json = try JSONValue(
      parsing: String(decoding: ContourGeoJSON.write(.pollutant(.no2), of: report, in: palette), as: UTF8.self))
    let legend = LayerLegend(
      .pollutant(.no2), scale: report.scale, palette: palette, language: .en)
    let features = try #require(json["features"].array)
    #expect(!features.isEmpty)
    for feature in features {
      let band = try #require(legend.bands.first { $0.name == feature["properties"]["name"].text })
      #expect(feature["properties"]["color"] == .text(band.color))
    }
  }
}
