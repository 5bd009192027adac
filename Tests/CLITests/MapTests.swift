import Foundation
import TestSupport
import Testing

/// A city with a table of stations and a file of a map, in a folder of its own.
@Suite("A map of a city on the command line")
struct MapTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      station_id,latitude,longitude,type,time,no2
      w,39.4705,-0.3795,background,2026-03-02T08:00Z,22
      e,39.4705,-0.3695,traffic,2026-03-02T08:00Z,66
      """, as: "readings.csv")
    let squares = [(-0.382, "< 20"), (-0.372, "20-40 µg/m³"), (-0.362, "> 40")].map { west, name in
      let ring = [(0.0, 0.0), (0.01, 0), (0.01, 0.01), (0, 0.01), (0, 0)]
        .map { "[\(west + $0.0),\(39.466 + $0.1)]" }.joined(separator: ",")
      return
        #"{"type":"Feature","properties":{"class":"\#(name)"},"geometry":{"type":"Polygon","coordinates":[[\#(ring)]]}}"#
    }
    try folder.write(
      #"{"type":"FeatureCollection","features":[\#(squares.joined(separator: ","))]}"#, as: "classes.geojson")
  }

  /// The words that name a configuration with more or other settings of the map.
  private func config(_ settings: String = "") throws -> [String] {
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      sources:
        - {id: station-csv, settings: {path: readings.csv, attribution: Ana}}
        - id: air-map
          settings:
            path: classes.geojson
            pollutant: no2
            from: 2024-01-01
            to: 2024-12-31
            licence: CC-BY-4.0
            attribution: City of Testville
            \(settings)
      """
    return ["--config", try folder.write(yaml, as: "brisa.yml"), "--at", "2026-03-02T08:00Z"]
  }

  @Test("shapes the answer, keeps to the schema, and is named with its licence, time and cells")
  func answer() throws {
    let words = ["air", "39.4705,-0.3700"] + (try config())
    let answer = try Clean.json(words)
    #expect(try Project.schema("air").faults(answer) == [])
    let map = answer["air"]["maps"][0]
    #expect(map["pollutant"].text == "no2" && map["licence"].text == "CC-BY-4.0" && map["scaling"].text == "log-ratio")
    #expect(map["from"].text == "2024-01-01T00:00:00Z" && map["to"].text == "2025-01-01T00:00:00Z")
    #expect(answer["air"]["attribution"].elements.compactMap(\.text) == ["Ana", "City of Testville (CC-BY-4.0)"])
    #expect(try Project.schema("stations").faults(try Clean.json(["stations"] + config())) == [])
    let text = try Clean.output(words)
    #expect(text.contains("Map      NO2 of 2024-01-01 to 2024-12-31 (air-map), cells of "))
    #expect(text.contains("for the background, log-ratio at 2 stations; CC-BY-4.0"))
    let there = try Clean.json(["air", "39.4705,-0.3800"] + config())["pollutants"][0]["concentration"].number ?? 0
    #expect(there > 0 && there < answer["pollutants"][0]["concentration"].number ?? 0)
  }

  @Test("tells the streets' part apart from the background where it is one of streets")
  func streets() throws {
    let line = #"{"type":"Feature","properties":{"no2":"%d"},"geometry":{"type":"LineString","coordinates":[%@]}}"#
    let lines = [(20, "[-0.383,39.4705],[-0.375,39.4705]"), (40, "[-0.375,39.4705],[-0.365,39.4705]")]
      .map { String(format: line, $0, $1) }
    try folder.write(
      #"{"type":"FeatureCollection","features":[\#(lines.joined(separator: ","))]}"#, as: "classes.geojson")
    #expect(try Clean.output(["air", "39.4705,-0.3700"] + config()).contains("  background  streets  "))
  }

  @Test(
    "that cannot be used costs a notice and not the answer",
    arguments: [
      ("layer: nowhere", "Setting 'layer' is 'nowhere'"), ("attribute: smell", "Setting 'attribute' is 'smell'"),
      ("unit: mg/m³", "but 'classes.geojson' says µg/m³"),
    ])
  func fault(settings: String, sentence: String) throws {
    let answer = try Clean.json(["air", "39.4705,-0.3700"] + config(settings))
    #expect(try Project.schema("air").faults(answer) == [])
    let notice = answer["notices"].elements.first { $0["code"].text == "map-failed" }
    let message = (notice?["message"].text ?? "").replacing(folder.url.path + "/", with: "")
    #expect(message.contains(sentence), "\(message)")
    #expect(answer["air"]["method"]["no2"].text == "kriging")
  }

  @Test("whose settings are wrong is an error of the configuration")
  func configuration() throws {
    let result = try Clean.run(["air", "39.4705,-0.3700"] + config("unit: furlongs"))
    #expect(result.status == 78)
    #expect(result.errors.contains("Setting 'unit' is 'furlongs', but must be one of µg/m³, mg/m³, ppb, ppm."))
  }

  @Test("comes from a source that is listed with the others, and runs in a process of its own")
  func listed() throws {
    let sources = try Clean.json(["sources"])["sources"].elements
    let map = try #require(sources.first { $0["id"].text == "air-map" })
    #expect(map["isolation"].text == "process")
  }
}
