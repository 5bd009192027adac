import TestSupport
import Foundation
import Testing

@Suite("brisa validate")
struct ValidateTests {
  private static let words = ["validate"] + MeasuredCity.time

  // The others' mean misses a reading v by (280 − 7 v) / 6: 35, 23⅓, 11⅔ and 0 µg/m³, whose mean square is 544 4/9.
  @Test("scores the mean of the others as by hand, and keeps to its schema")
  func scores() throws {
    let city = try MeasuredCity(stations: 7)
    let answer = try Clean.json(Self.words + city.config)
    #expect(try Project.schema("validation").faults(answer) == [])
    let no2 = answer["pollutants"][0]
    let mean = no2["methods"][0]
    #expect(mean["method"].text == "mean")
    #expect(mean["overall"]["readings"].number == 672)
    #expect(mean["overall"]["rmse"].number == 23.3333)
    #expect(mean["byStation"]["s1"]["bias"].number == 35)
    #expect(mean["byStation"]["s4"]["rmse"].number == 0)
    #expect(mean["byType"]["traffic"]["readings"].number == 288)
    #expect(mean["byHour"].elements.map { $0["readings"].number } == Array(repeating: 28, count: 24))
    #expect(no2["methods"].elements.map { $0["method"].text } == ["mean", "nearest", "idw:1.0", "idw", "kriging"])
    // Readings that rise from south to north are met by neighbours, at both ends of the time.
    #expect(no2["auto"].text != "mean")
    #expect((no2["honest"]["ratioToMean"].number ?? 1) < 0.7)
    #expect(no2["honest"]["exceedance"]["limit"].number == 25)
    #expect(!no2["honest"]["exceedance"]["bins"].elements.isEmpty)
  }

  @Test("is a table of methods and one of stations for people")
  func text() throws {
    let city = try MeasuredCity(stations: 7)
    let text = try Clean.output(Self.words + city.config)
    #expect(text.contains("NO2  7 stations, 672 readings\n"))
    #expect(text.contains("\nmean     23.33    1.000"))
    // Whose errors cancel out has no sign.
    #expect(!text.contains("+0.00") && !text.contains("-0.00"), "\(text)")
    #expect(text.contains("\nauto  "))
    #expect(text.contains("\nRMSE at  type"))
  }

  // One reading of 2352 lies beyond what is expected, and it is one of 336 of its station.
  @Test("does not say of nearly all readings that all lie in an interval")
  func nearlyAll() throws {
    let folder = try TemporaryFolder()
    var rows = ["station_id,latitude,longitude,type,time,no2"]
    for hour in 0..<14 * 24 {
      let time = String(format: "2026-01-%02dT%02d:00Z", 1 + hour / 24, hour % 24)
      for station in 1...7 {
        let value = hour == 100 && station == 4 ? 90 : 20 + (hour + station) % 3
        rows.append("s\(station),\(39.40 + 0.01 * Double(station)),-0.37,traffic,\(time),\(value)")
      }
    }
    try folder.write(rows.joined(separator: "\n"), as: "readings.csv")
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources: [{id: station-csv, settings: {path: readings.csv}}]
      """
    let config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    let time = ["--from", "2026-01-01T00:00Z", "--to", "2026-01-15T00:00Z"]
    _ = try Clean.output(["sync"] + time + config)
    let text = try Clean.output(["validate"] + time + config)
    #expect(text.contains(" % of the readings lie in its 68 % interval, >99 % in its 95 % interval\n"), "\(text)")
    #expect(text.contains(/\ns4 .* >99 % +>99 %\n/) && text.contains(/\ns3 .* 67 % +100 %\n/), "\(text)")
  }

  @Test("does not say of one day whether an error is chance")
  func oneDay() throws {
    let city = try MeasuredCity(stations: 7)
    let words = ["validate", "--from", "2026-01-01", "--to", "2026-01-02"] + city.config
    #expect(try Clean.output(words).contains("; fewer than 4 days cannot tell whether that is chance\n"))
    let answer = try Clean.json(words)
    #expect(try Project.schema("validation").faults(answer) == [])
    #expect(answer["pollutants"][0]["honest"]["lossProbabilityOverDays"] == .null)
    #expect(answer["pollutants"][0]["honest"]["isWorseThanMean"] == .boolean(false))
  }

  /// The path of a configuration with a map of NO2.
  private static func configuration(of city: MeasuredCity, map: String) throws -> String {
    try city.folder.write(
      """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources:
        - {id: station-csv, settings: {path: readings.csv}}
        - id: air-map
          settings:
            {path: \(map), pollutant: no2, from: "2026", to: "2026", licence: CC0, attribution: Testville}
      """, as: "map.yml")
  }

  @Test("says of a map that has more where there is less that the field does better without it")
  func harmfulMap() throws {
    let city = try MeasuredCity(stations: 7)
    let squares = (1...7).map { station in
      let south = 39.395 + 0.01 * Double(station)
      let ring = [(-0.38, south), (-0.36, south), (-0.36, south + 0.01), (-0.38, south + 0.01), (-0.38, south)]
        .map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
      return #"{"type":"Feature","properties":{"no2":\#(80 - 10 * station)},"#
        + #""geometry":{"type":"Polygon","coordinates":[[\#(ring)]]}}"#
    }
    try city.folder.write(
      #"{"type":"FeatureCollection","features":[\#(squares.joined(separator: ","))]}"#, as: "map.geojson")
    let config = ["--config", try Self.configuration(of: city, map: "map.geojson")]
    let answer = try Clean.json(Self.words + config)
    #expect(try Project.schema("validation").faults(answer) == [])
    let no2 = answer["pollutants"][0]
    #expect(no2["auto"].text?.hasSuffix("+map") == true)
    #expect((no2["withoutMap"]["rmse"].number ?? .nan) < (no2["honest"]["auto"]["rmse"].number ?? .nan))
    let text = try Clean.output(Self.words + config)
    #expect(text.contains("\nthe map does harm: without it auto's error is "), "\(text)")
  }

  @Test("says of a map that it cannot read that the field does without, to people and to programs")
  func missingMap() throws {
    let city = try MeasuredCity(stations: 7)
    let words = Self.words + ["--config", try Self.configuration(of: city, map: "nowhere.tif")]
    let result = try Clean.run(words)
    #expect(result.status == 0)
    #expect(result.errors.contains("The field does without the map 'air-map': Cannot read"), "\(result.errors)")
    let answer = try Clean.json(words)
    #expect(try Project.schema("validation").faults(answer) == [])
    #expect(answer.noticeCodes == ["map-failed"])
  }

  @Test("writes a page of tables and plots, beside the text or alone")
  func page() throws {
    let city = try MeasuredCity(stations: 7)
    let file = city.folder.path("validation.html")
    let text = try Clean.output(Self.words + ["--page", file] + city.config)
    #expect(text.contains("NO2  7 stations, 672 readings\n"))
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("pollution field of Testville"))
    #expect(try Clean.output(Self.words + ["--page", "-"] + city.config) == page)
  }

  @Test("takes one pollutant, and refuses what is none")
  func pollutant() throws {
    let city = try MeasuredCity(stations: 7)
    #expect(try Clean.json(Self.words + ["--pollutant", "no2"] + city.config)["pollutants"].elements.count == 1)
    let other = try Clean.run(Self.words + ["--pollutant", "o3"] + city.config)
    #expect(other.status == 69)
  }
}
