import AirData
import Foundation
import TestSupport
import Testing

@Suite("brisa air --hours")
struct AirHoursTests {
  private static let place = "39.4699,-0.3763"

  @Test("has a row for each hour, the first that of the moment, and each as it is when asked alone")
  func listsHours() throws {
    let words = ["air", Self.place, "--at", "2026-11-24T07:30:00Z"]
    let answer = try Clean.json(words + ["--hours", "3"])
    let hours = answer["hours"].elements
    #expect(hours.map { $0["hour"].text } == ["2026-11-24T07:00:00Z", "2026-11-24T08:00:00Z", "2026-11-24T09:00:00Z"])
    for hour in hours {
      let alone = try Clean.json(["air", Self.place, "--at", #require(hour["hour"].text)])
      #expect(hour["pollutants"] == alone["pollutants"] && hour["index"] == alone["index"])
    }
    #expect(hours.allSatisfy { $0["typical"].elements.count == 5 && $0["forecast"].elements.isEmpty })
    let text = try Clean.output(words + ["--hours", "3"])
    #expect(text.components(separatedBy: "typical day").count == 4)
    #expect(text.split(separator: "\n").first?.hasSuffix(", µg/m³") == true, "\(text)")
  }

  @Test("says which hours are a forecast, and in which an earlier hour stands in")
  func saysForecast() throws {
    let folder = try TemporaryFolder()
    let start = Date.now.startOfHour
    let rows = [(-1, "observed"), (0, "observed"), (1, "forecast")].map { hour, kind in
      "s,S,10,20,\((start + Double(hour) * 3600).formatted(.iso8601)),\(kind),21"
    }
    let path = try folder.write(
      "station_id,name,latitude,longitude,time,kind,no2\n" + rows.joined(separator: "\n") + "\n", as: "air.csv")
    let text = try Clean.output(
      ["air", "10,20", "--stations", path, "--at", start.formatted(.iso8601), "--hours", "4"])
    let lines = text.split(separator: "\n").filter { $0.contains(":00 ") }.dropFirst()
    #expect(lines.map { $0.hasSuffix("measured") } == [true, false, false, false], "\(text)")
    #expect(lines.map { $0.hasSuffix("forecast") } == [false, true, false, false], "\(text)")
    #expect(lines.map { $0.hasSuffix("earlier hour") } == [false, false, true, true], "\(text)")
  }

  @Test("says which hours nobody measured, on the line between those around")
  func saysBridged() throws {
    let folder = try TemporaryFolder()
    let start = Date.now.startOfHour - 6 * 3600
    let rows = [0.0, 2].map { "s,S,10,20,\((start + $0 * 3600).formatted(.iso8601)),21" }
    let path = try folder.write(
      "station_id,name,latitude,longitude,time,no2\n" + rows.joined(separator: "\n") + "\n", as: "air.csv")
    let words = ["air", "10,20", "--stations", path, "--at", start.formatted(.iso8601), "--hours", "3"]
    let text = try Clean.output(words)
    let lines = text.split(separator: "\n").filter { $0.contains(":00 ") }.dropFirst()
    #expect(lines.map { $0.hasSuffix("measured") } == [true, false, true], "\(text)")
    #expect(lines.map { $0.hasSuffix("hours around") } == [false, true, false], "\(text)")
    let hours = try Clean.json(words)["hours"].elements
    #expect(hours.map { $0["bridged"].elements.compactMap(\.text) } == [[], ["no2"], []])
  }

  @Test("says of which hours a notice is, where it is not of all")
  func namesHoursOfNotices() throws {
    let folder = try TemporaryFolder()
    let rows = (8...12).map { hour in
      "s,S,10,20,2026-03-02T\(hour < 10 ? "0" : "")\(hour):00:00Z,\(hour == 8 ? "30" : ""),10\n"
    }
    let path = try folder.write("station_id,name,latitude,longitude,time,no2,pm25\n" + rows.joined(), as: "air.csv")
    let words = ["air", "10,20", "--stations", path, "--at", "2026-03-02T08:00:00Z", "--hours", "5"]
    let result = try Clean.run(words)
    #expect(result.errors.contains(/notice: \d\d:00: Nothing is known of NO2 for this hour: the hour before/))
    #expect(result.errors.contains(/notice: \d\d:00–\d\d:00: The index is partial: nothing is known of PM10, O3,/))
    #expect(result.errors.contains(/notice: \d\d:00: The index is partial: nothing is known of NO2, PM10, O3,/))
    let answer = try Clean.json(words)
    #expect(try Project.schema("air-hours").faults(answer) == [])
    let stale = answer["notices"].elements.filter { $0["code"].text == "stale-air" }
    #expect(
      stale.map { $0["hours"].elements.compactMap(\.text) }
        == [["2026-03-02T09:00:00Z"], ["2026-03-02T10:00:00Z"], ["2026-03-02T11:00:00Z"]])
    let alone = try Clean.json(Array(words.dropLast()) + ["1"])
    #expect(alone["notices"].elements.allSatisfy { $0.object?["hours"] == nil })
  }

  @Test("tells the hour that comes twice when clocks go back by its offset from UTC, and no other night's")
  func clocksGoBack() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "station_id,name,latitude,longitude,time,no2\n"
        + ["24T00", "25T00"].map { "s,S,39.47,-0.37,2026-10-\($0):00:00Z,21\n" }.joined(), as: "air.csv")
    let words = ["air", Self.place, "--stations", path, "--hours", "2", "--at"]
    let text = try Clean.output(words + ["2026-10-25T00:00:00Z"])
    for offset in ["+2:00", "+1:00"] { #expect(text.contains("\nSun 25 Oct 02:00 (UTC\(offset))  "), "\(text)") }
    let before = try Clean.output(words + ["2026-10-24T00:00:00Z"])
    #expect(before.contains("\nSat 24 Oct 02:00  ") && before.contains("\nSat 24 Oct 03:00  "), "\(before)")
  }

  @Test("takes a number of hours", arguments: ["0", "97", "x"])
  func refusesOthers(hours: String) throws {
    let result = try Clean.run(["air", Self.place, "--hours", hours])
    #expect(result.status == 64 && result.errors.contains("--hours takes a whole number from 1 to 96"))
  }
}
