import AirData
import TestSupport
import Testing

@Suite("Types of stations, on the command line")
struct StationTypeTests {
  @Test(
    "each has its word in the language asked for",
    arguments: [
      ("en", ["traffic", "background", "industrial", "model", "unknown"]),
      ("es", ["tráfico", "fondo", "industrial", "modelo", "desconocido"]),
      ("ca", ["trànsit", "fons", "industrial", "model", "desconegut"]),
    ])
  func words(language: String, words: [String]) throws {
    let rows = StationType.allCases.enumerated().map { index, type in
      "\(type),Here,39.4\(index),-0.37,\(type),2026-03-02T08:00:00Z,no2,40,µg/m³\n"
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n" + rows.joined(), as: "stations.csv")
    let lines = try Clean.output(
      ["stations", "--stations", file, "--at", "2026-03-02T08:00:00Z", "--language", language]
    ).split(separator: "\n")
    let told = StationType.allCases.compactMap { type in
      lines.first { $0.hasPrefix("\(type) ") }.map { String($0.split(separator: " ")[2]) }
    }
    #expect(told == words)
  }
}
