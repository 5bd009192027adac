import AirData
import AirField
import Foundation
import Geo
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

  @Test("give each category of an index in bands exactly the area of its cells", arguments: [ScaleID.esICA, .euAQI])
  func areasOfCategories(id: ScaleID) throws {
    var report = try SampleHour.report(cellMeters: 300, scale: id)
    let spec = report.spec
    var random = SeededRandom(seed: 49)
    // No cell has the second category, though many of the first border on the third.
    let categories: [Float] = [1, 1, 1, 3, 3, 4, 6, .nan]
    let values = (0..<spec.count).map { _ in categories[Int.random(in: categories.indices, using: &random)] }
    let lacking = values.map { _ in random.chance(0.3) ? PollutantSet([Pollutant.so2]) : PollutantSet() }
    report.index = IndexRaster(
      scale: report.scale, spec: spec, values: values, mainPollutants: [UInt8](repeating: 0, count: spec.count),
      missingPollutants: lacking)
    let json = try JSONValue(
      parsing: String(decoding: ContourGeoJSON.write(.index, of: report, in: .scale), as: UTF8.self))
    let cellArea = (spec.box.east - spec.box.west) * (spec.box.north - spec.box.south) / Double(spec.count)
    let features = try #require(json["features"].array)
    #expect(features.count == 8)
    for feature in features {
      let category = try #require(feature["properties"]["category"].number)
      let isPartial = feature["properties"]["isPartial"] == .boolean(true)
      let cells = values.indices.count { Double(values[$0]) == category && lacking[$0].isEmpty != isPartial }
      let polygons = feature["geometry"]["coordinates"].array ?? []
      let rings = polygons.flatMap { $0.array ?? [] }.map { (ring: JSONValue) -> [Coordinate] in
        (ring.array ?? []).map { place in
          Coordinate(latitude: place[1].number ?? .nan, longitude: place[0].number ?? .nan)
        }
      }
      let area = rings.reduce(0) { $0 + BandPolygons.signedArea($1) }
      #expect(cells > 0 && abs(area / cellArea - Double(cells)) < 0.1, "category \(category)")
    }
  }
}
