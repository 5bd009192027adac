import Foundation
import TestSupport
import Testing

@Suite("A coarse forecast beside a city's typical day, on the command line")
struct CoarseForecastTests {
  /// A city of two stations with a typical working day, and a model of two points 11 km away that says 60 µg/m³.
  private static func config(in folder: TemporaryFolder) throws -> String {
    try folder.write(
      """
      station_id,latitude,longitude,type,day,time,no2
      quiet,39.470,-0.370,background,workday,08:00,10
      busy,39.470,-0.340,traffic,workday,08:00,30
      """, as: "typical.csv")
    try folder.write(
      """
      station_id,latitude,longitude,time,kind,issued,no2
      north,39.570,-0.355,2026-11-24T08:00,forecast,2026-11-23T08:00,60
      south,39.370,-0.355,2026-11-24T08:00,forecast,2026-11-23T08:00,60
      north,39.570,-0.355,2026-11-22T08:00,forecast,2026-11-21T08:00,60
      south,39.370,-0.355,2026-11-22T08:00,forecast,2026-11-21T08:00,60
      """, as: "model.csv")
    return try folder.write(
      """
      city: {name: Two stations, timezone: Europe/Madrid, box: [-0.6, 39.3, -0.1, 39.7]}
      sources:
        - {id: station-csv, name: typical, settings: {path: typical.csv}}
        - {id: station-csv, name: model, settings: {path: model.csv}}
      """, as: "brisa.yml")
  }

  @Test("it moves the stations' typical figures, and the answer says so")
  func movesTheStations() throws {
    let folder = try TemporaryFolder()
    let words = ["stations", "--config", try Self.config(in: folder), "--at", "2026-11-24T08:00"]
    let answer = try Clean.json(words)
    let figures = answer["stations"].elements.map { $0["concentrations"]["no2"].number }
    #expect(answer["stations"].elements.map { $0["id"].text } == ["busy", "quiet"])
    #expect(figures == [90, 30])
    #expect(answer["air"]["stationForecast"]["no2"]["points"].number == 2)
    #expect(answer["air"]["stationForecast"]["no2"]["level"].number == 60)
    #expect(answer["air"]["stationForecast"]["no2"]["from"]["typical"].number == 2)
    #expect(answer.noticeCodes == ["forecast-air", "forecast-at-stations"])
    #expect(try Project.schema("stations").faults(answer) == [])
    let text = try Clean.output(words)
    let line = "Forecast at 2 stations: level of 2 points, moved by the stations' differences of a typical day: NO2"
    #expect(text.contains("\n\(line)\n"), "\(text)")
  }

  @Test("on a Sunday the typical working day moves them with a word")
  func saysWhichDay() throws {
    let folder = try TemporaryFolder()
    let words = ["stations", "--config", try Self.config(in: folder), "--at", "2026-11-22T08:00", "--json"]
    let result = try Clean.run(words)
    #expect(
      try JSONValue(parsing: result.output).noticeCodes
        == ["typical-other-day", "forecast-air", "forecast-at-stations"])
    #expect(result.errors.contains("a typical working day stands in for a typical Sunday"))
  }

  @Test("in the embedded city the cleanest way no longer is the fastest, as it is with the model alone")
  func tellsWaysApart() throws {
    let folder = try TemporaryFolder()
    let cells = ["north,39.570,-0.355", "south,39.370,-0.355"].map { "\($0),2026-11-24T08:00,forecast,,40\n" }.joined()
    try folder.write("station_id,latitude,longitude,time,kind,issued,no2\n\(cells)", as: "model.csv")
    func labels(_ sources: [String]) throws -> [[String]] {
      let config = try folder.write(
        """
        city: {name: València, timezone: Europe/Madrid}
        network: \(BuiltProducts.city.appending(path: "valencia.osm").path)
        field: {method: idw, mask_distance_m: 50000}
        sources:
        \(sources.map { "  - {id: station-csv, name: s\($0.count), settings: {path: \($0)}}" }.joined(separator: "\n"))
        """, as: "brisa.yml")
      let words = ["--by", "no2", "--increment", "off", "--at", "2026-11-24T08:00"]
      let places = ["--from", "39.4764,-0.4060", "--to", "39.4645,-0.3483"]
      return try Clean.json(["route", "--config", config] + places + words)["routes"].elements
        .map { $0["labels"].elements.compactMap(\.text) }
    }
    let model = folder.path("model.csv")
    #expect(try labels([model]) == [["fastest", "balanced", "cleanest"]])
    let typical = BuiltProducts.city.appending(path: "stations.csv").path
    #expect(try labels([model, typical]).contains { $0.contains("cleanest") && !$0.contains("fastest") })
  }
}
