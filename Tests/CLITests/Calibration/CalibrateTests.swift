import Foundation
import TestSupport
import Testing

@Suite("brisa calibrate")
struct CalibrateTests {
  private static let air = ["air", "39.44,-0.37", "--at", "2026-01-03T08:00:00Z"]

  @Test("writes a file beside the configuration that keeps to its schema, and answers say that they use it")
  func servesAnswers() throws {
    let city = try MeasuredCity(stations: 7)
    let before = try Clean.json(Self.air + city.config)
    #expect(before["air"]["calibration"] == .object(["kind": .text("built-in")]))
    let text = try Clean.output(["calibrate"] + city.config)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("NO2 ") })
    // The last hour ends where 5 January begins: nothing of that day is among the readings.
    #expect(row.hasSuffix("  2026-01-01  2026-01-04"), "\(row)")
    #expect(text.hasSuffix("\nWrote \(city.folder.path("calibration.json"))\n"))

    let file = try JSONValue(
      parsing: String(contentsOfFile: city.folder.path("calibration.json"), encoding: .utf8))
    #expect(try Project.schema("calibration").faults(file) == [])
    let no2 = file["pollutants"]["no2"]
    #expect(no2["data"]["stations"].elements.count == 7 && no2["data"]["readings"].number == 672)
    #expect(no2["data"]["sources"] == .array([.text("station-csv")]))
    #expect(no2["data"]["from"].text == "2026-01-01T00:00:00Z" && no2["data"]["to"].text == "2026-01-05T00:00:00Z")

    // The kept file is found without being named.
    let answer = try Clean.json(Self.air + ["--field", "auto"] + city.config)
    #expect(try Project.schema("air").faults(answer) == [])
    let calibration = answer["air"]["calibration"]
    #expect(calibration["kind"].text == "calibrated" && calibration["pollutants"] == .array([.text("no2")]))
    #expect(calibration["file"].text == city.folder.path("calibration.json"))
    #expect(calibration["made"] == file["made"])
    #expect(answer["air"]["method"]["no2"].text?.hasPrefix(no2["calibration"]["auto"]["method"].text ?? "?") == true)
    #expect(!answer.noticeCodes.contains("not-calibrated"))
    #expect(try Clean.output(Self.air + city.config).contains("(NO2), calibrated "))
  }

  @Test("says how far older hours that stand in were off, and answers then have intervals of such an hour")
  func olderHours() throws {
    let city = try MeasuredCity(stations: 7, days: 31)
    let later = ["air", "39.44,-0.37", "--at", "2026-02-01T00:30:00Z"] + city.config
    #expect(try Clean.output(later).contains("± of a typical day, a forecast or other hours"))
    let text = try Clean.output(["calibrate"] + city.config)
    let table = try #require(text.components(separatedBy: "moved as the day usually goes:\n").last)
    let rows = table.split(separator: "\n")
    #expect(rows[0].contains("level off by") && rows[1].hasPrefix("NO2             1 h           0 %"), "\(rows)")
    #expect(rows[3].hasPrefix("NO2             3 h"), "\(rows)")
    let file = try JSONValue(parsing: String(contentsOfFile: city.folder.path("calibration.json"), encoding: .utf8))
    #expect(try Project.schema("calibration").faults(file) == [])
    let learnt = file["pollutants"]["no2"]["standIns"].elements
    #expect(learnt.map { $0["ageHours"].number } == [1, 2, 3])
    let answer = try Clean.json(later)
    #expect(answer.noticeCodes.contains("stale-air") && answer["pollutants"][0]["interval95"].elements.count == 2)
    #expect(answer["pollutants"][0]["exceedance"]["probability"].number != nil)
    #expect(try !Clean.output(later).contains("± of a typical day, a forecast or other hours"))
    // Four hours after the last one nothing stands in.
    #expect(try Clean.run(["air", "39.44,-0.37", "--at", "2026-02-01T03:30:00Z"] + city.config).status != 0)
  }

  @Test("says where a method of the configuration keeps what was chosen from being used")
  func namesTheFixedMethod() throws {
    let city = try MeasuredCity(stations: 7)
    let path = city.folder.path("brisa.yml")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try !Clean.run(["calibrate"] + city.config).errors.contains("is used by no answer"))
    try (text + "\nfield: {method: kriging}\n").write(toFile: path, atomically: true, encoding: .utf8)
    let errors = try Clean.run(["calibrate"] + city.config).errors
    #expect(errors.contains("is used by no answer while 'method: kriging' is set"), "\(errors)")
  }

  @Test("a route over a calibrated field says so")
  func servesRoutes() throws {
    let city = try MeasuredCity(stations: 7)
    let file = city.folder.path("other/place.json")
    try FileManager.default.createDirectory(
      atPath: city.folder.path("other"), withIntermediateDirectories: true)
    _ = try Clean.output(["calibrate", "-o", file] + city.config)
    let tiny = try TinyCity()
    let answer = try Clean.json(
      tiny.route(["--field", "auto"]), environment: ["BRISA_CALIBRATION": file])
    #expect(try Project.schema("route").faults(answer) == [])
    #expect(answer["air"]["calibration"]["file"].text == file)
    #expect(answer["air"]["calibration"]["pollutants"] == .array([.text("no2")]))
    #expect(answer.noticeCodes.contains("calibration-elsewhere"))
  }

  @Test("tells what changed, and keeps what it does not calibrate")
  func tellsChanges() throws {
    let city = try MeasuredCity(stations: 7)
    let path = city.folder.path("calibration.json")
    _ = try Clean.output(["calibrate"] + city.config)
    let again = try Clean.output(["calibrate", "--from", "2026-01-01T12:00:00Z"] + city.config)
    #expect(again.contains("NO2: as on "), "\(again)")
    // The file of another pollutant, and other parameters of this one.
    let json = try String(contentsOfFile: path, encoding: .utf8)
    let edited = json.replacingOccurrences(of: "\"no2\" :", with: "\"o3\" :")
    try city.folder.write(edited, as: "calibration.json")
    let kept = try Clean.output(["calibrate", "--pollutant", "no2"] + city.config)
    #expect(kept.contains("\nKept as they were: O3.\n"), "\(kept)")
    let both = try JSONValue(parsing: String(contentsOfFile: path, encoding: .utf8))
    #expect(Set(try #require(both["pollutants"].object).keys) == ["no2", "o3"])
  }

  @Test("prints the file with --json, and with -o - nothing else")
  func printsTheFile() throws {
    let city = try MeasuredCity(stations: 7)
    let printed = try Clean.json(["calibrate"] + city.config)
    let file = try String(contentsOfFile: city.folder.path("calibration.json"), encoding: .utf8)
    #expect(try JSONValue(parsing: file) == printed)
    let streamed = try Clean.output(["calibrate", "-o", "-"] + city.config)
    #expect(try Project.schema("calibration").faults(JSONValue(parsing: streamed)) == [])
  }

  @Test("beside a configuration of another name the file has that name, and leaves that of brisa.yml alone")
  func severalConfigurations() throws {
    let city = try MeasuredCity(stations: 7)
    let yaml = try String(contentsOfFile: city.folder.path("brisa.yml"), encoding: .utf8)
    let other = ["--config", try city.folder.write(yaml, as: "ghent.yml")]
    let (file, own) = (city.folder.path("calibration.json"), city.folder.path("ghent.calibration.json"))
    _ = try Clean.output(["calibrate"] + city.config)
    let before = try String(contentsOfFile: file, encoding: .utf8)
    // Until it has its own, what was learnt from its stations serves.
    #expect(try Clean.json(Self.air + other)["air"]["calibration"]["file"].text == file)
    let text = try Clean.output(["calibrate", "--from", "2026-01-01T12:00:00Z"] + other)
    #expect(text.contains("NO2: as on ") && text.hasSuffix("\nWrote \(own)\n"), "\(text)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    #expect(try Clean.json(Self.air + other)["air"]["calibration"]["file"].text == own)
  }

  @Test("takes the file that the configuration names, from the configuration's folder")
  func namedInTheConfiguration() throws {
    let city = try MeasuredCity(stations: 7)
    let yaml = try String(contentsOfFile: city.folder.path("brisa.yml"), encoding: .utf8)
    try city.folder.write(yaml + "\nfield: {method: auto, calibration: kept.json}\n", as: "brisa.yml")
    let missing = try Clean.run(Self.air + city.config)
    #expect(missing.status == 66 && missing.errors.contains("kept.json"), "\(missing.errors)")
    _ = try Clean.output(["calibrate"] + city.config)
    let answer = try Clean.json(Self.air + city.config)
    #expect(answer["air"]["calibration"]["file"].text == city.folder.path("kept.json"))
  }
}
