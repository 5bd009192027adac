import AirData
import Foundation
import Geo
import Testing

@Suite("station-csv: what stations measure beside pollutants")
struct StationCSVSpeciesTests {
  /// The figures of rows of one hour, and the notices in a language.
  private func read(
    _ rows: [String], in language: Language = .en
  ) async throws -> (values: [Double], notices: [String]) {
    let header = "station_id,latitude,longitude,time,pollutant,value,unit"
    let table = [header] + rows.map { "a,39.4,-0.3,2026-03-02T08:00Z,\($0)" }
    let bench = try SourceBench(input: Array(table.joined(separator: "\n").utf8))
    let entry = try PluginFolder(id: "station-csv", url: URL(filePath: "/")).entry()
    let source = try bench.source(entry, ["path": "input.csv"])
    let hour = try TimeText.parse("2026-03-02T08:00:00Z", zone: .gmt)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40), interval: DateInterval(start: hour, duration: 3600))
    let found = try await source.all(for: query)
    return (found.others.map(\.value), bench.allNotices.map { $0.text[language].replacing(bench.path(""), with: "") })
  }

  @Test(
    "A figure that no air has is called that, be it too small or too large",
    arguments: [
      ("bc,-0.5,µg/m³", "value '-0.5' is beyond all sense for BC", "el valor '-0.5' no tiene sentido para BC"),
      ("humidity,-999,%", "value '-999' is beyond all sense for RH", "el valor '-999' no tiene sentido para RH"),
      ("ufp,1e12,1/cm³", "value '1e12' is beyond all sense for UFP", "el valor '1e12' no tiene sentido para UFP"),
    ])
  func beyondSense(row: String, english: String, spanish: String) async throws {
    let (values, notices) = try await read([row])
    #expect(values.isEmpty && notices.first == "input.csv:2: \(english).", "\(notices)")
    #expect(try await read([row], in: .es).notices.first == "input.csv:2: \(spanish).")
  }

  @Test("Cold, damp and clean air is kept as it is")
  func kept() async throws {
    let rows = ["temperature,-5.5,°C", "humidity,101,%", "ufp,0,1/cm³", "bc,0.002,mg/m³"]
    #expect(try await read(rows).values == [-5.5, 101, 0, 2])
  }
}
