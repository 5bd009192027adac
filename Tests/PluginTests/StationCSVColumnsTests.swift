import AirData
import Foundation
import Geo
import Testing

@Suite("station-csv: columns that are not used")
struct StationCSVColumnsTests {
  /// The notices of a table with one row.
  private func notices(_ header: String, _ row: String) async throws -> [String] {
    let table = "station_id,latitude,longitude,time,\(header)\na,39.4,-0.3,2026-03-02T08:00Z,\(row)\n"
    let bench = try SourceBench(input: Array(table.utf8))
    let entry = try PluginFolder(id: "station-csv", url: URL(filePath: "/")).entry()
    let source = try bench.source(entry, ["path": "input.csv"])
    let hour = try TimeText.parse("2026-03-02T08:00:00Z", zone: .gmt)
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40), interval: DateInterval(start: hour, duration: 3600))
    #expect(try await source.readings(for: query).map(\.concentration) == [10])
    return bench.allNotices.map { $0.message.replacing(bench.path(""), with: "") }
  }

  @Test("In the long form those named after a pollutant are told, others not")
  func long() async throws {
    let told = try await notices("pollutant,value,unit,remark,no2,o3 [ppb]", "pm25,10,µg/m³,windy,55,30")
    #expect(told == ["input.csv: these columns are not used: no2, o3 [ppb]."])
    #expect(try await notices("pollutant,value,unit,remark", "pm25,10,µg/m³,windy").isEmpty)
  }

  @Test("In the wide form all are told")
  func wide() async throws {
    #expect(try await notices("pm25,remark", "10,windy") == ["input.csv: these columns are not used: remark."])
  }
}
