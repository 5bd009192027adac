import Foundation
import TestSupport
import Testing

@Suite("Details of a station, on the command line")
struct StationDetailsTests {
  @Test("are in the JSON of brisa stations, as far as a source states them")
  func areTold() throws {
    let programs = try ProgramFolder()
    let readings = [
      """
      {"reading":{"station":{"id":"a","latitude":39.5,"longitude":-0.4,"area":"suburban","altitude":12.5,\
      "inlet_height":4,"opened":"2009-01-01T00:00:00Z","closed":"2030-01-01T00:00:00Z",\
      "moves":[{"at":"2014-05-01T00:00:00Z","latitude":39.51,"longitude":-0.41}]},"pollutant":"no2","value":7,\
      "start":"2026-03-02T08:00:00Z","end":"2026-03-02T09:00:00Z"}}
      """,
      """
      {"reading":{"station":{"id":"b","latitude":39.48,"longitude":-0.38},"pollutant":"no2","value":9,\
      "start":"2026-03-02T08:00:00Z","end":"2026-03-02T09:00:00Z"}}
      """,
    ]
    let lines = (readings + ["{\"end\":true}"]).map { "say '\($0)'" }.joined(separator: "\n")
    try programs.add("hill", script: ProgramFolder.source(lines))
    let config = try programs.folder.write(
      """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      sources: [{id: exec, settings: {program: hill}}]
      """, as: "brisa.yml")
    let answer = try Clean.json(["stations", "--config", config, "--at", "2026-03-02T08:30:00Z"])
    #expect(try Project.schema("stations").faults(answer) == [])
    let details = answer["stations"][0]["details"]
    #expect(details["area"].text == "suburban" && details["altitude"].number == 12.5)
    #expect(details["inletHeight"].number == 4 && details["opened"].text == "2009-01-01T00:00:00Z")
    #expect(details["closed"].text == "2030-01-01T00:00:00Z")
    #expect(details["moves"][0]["date"].text == "2014-05-01T00:00:00Z")
    #expect(details["moves"][0]["from"].elements.compactMap(\.number) == [-0.41, 39.51])
    #expect(answer["stations"][1].object?["details"] == nil)
  }

  @Test("what the source itself has against a figure is in the JSON, and a doubt in the table")
  func reservations() throws {
    let folder = try TemporaryFolder()
    let readings = try folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit,quality
      a,Vivers,39.47,-0.37,traffic,2026-03-02T08:00:00Z,no2,400,µg/m³,doubtful
      a,Vivers,39.47,-0.37,traffic,2026-03-02T08:00:00Z,pm10,20,µg/m³,provisional
      a,Vivers,39.47,-0.37,traffic,2026-03-02T08:00:00Z,o3,30,µg/m³,
      """, as: "readings.csv")
    let words = ["stations", "--stations", readings, "--at", "2026-03-02T08:00:00Z"]
    let answer = try Clean.json(words)
    #expect(try Project.schema("stations").faults(answer) == [])
    let reservations = answer["stations"][0]["reservations"].object?.mapValues { $0.elements.compactMap(\.text) }
    #expect(reservations == ["no2": ["doubtful"], "pm10": ["provisional"]])
    let text = try Clean.output(words)
    #expect(text.contains("400?") && !text.contains("20?") && text.contains("? doubted by its own source"), "\(text)")
  }

  @Test("a name of thousands of letters is cut in the table, and whole in JSON")
  func longName() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "Olivereta ", count: 500).trimmingCharacters(in: .whitespaces)
    let readings = try folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit
      a,\(name),39.47,-0.37,traffic,2026-03-02T08:00:00Z,no2,40,µg/m³
      """, as: "readings.csv")
    let words = ["stations", "--stations", readings, "--at", "2026-03-02T08:00:00Z"]
    let row = try #require(try Clean.output(words).split(separator: "\n").first { $0.hasPrefix("a ") })
    #expect(row.count < 160 && row.contains("Olivereta") && row.contains("…"), "\(row)")
    #expect(try Clean.json(words)["stations"][0]["name"].text == name)
  }
}
