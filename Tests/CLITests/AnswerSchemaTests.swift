import Foundation
import PluginHost
import TestSupport
import Testing

@Suite("Answers of brisa air and brisa stations")
struct AnswerSchemaTests {
  private static let scales = ["us-epa", "es-ica", "eu-aqi"]

  private func words(_ command: String) -> [String] { command == "air" ? EmbeddedCity.air : EmbeddedCity.stations }

  @Test("keep to their published schemas on the embedded city", arguments: ["air", "stations"], scales)
  func keepToTheSchema(command: String, scale: String) throws {
    let answer = try Clean.json(words(command) + ["--scale", scale])
    #expect(try Project.schema(command).faults(answer) == [])
  }

  @Test("keep to their own hour after hour")
  func keepToTheSchemaOfHours() throws {
    let answer = try Clean.json(words("air") + ["--hours", "3"])
    #expect(try Project.schema("air-hours").faults(answer) == [])
    #expect(answer["query"]["hours"].number == 3)
  }

  @Test("keep to them with the streets told apart, and so does a route", arguments: ["air", "route"])
  func keepToTheSchemaWithStreets(command: String) throws {
    // Beside Avinguda del Cid, where a traffic station stands.
    let place = command == "air" ? ["air", "39.4692,-0.4058"] + EmbeddedCity.at : EmbeddedCity.across
    let answer = try Clean.json(place)
    #expect(try Project.schema(command).faults(answer) == [])
    #expect(try #require(answer["air"]["increment"]["no2"]["amplitude"].number) > 0)
    #expect(try #require(answer["air"]["increment"]["no2"]["amplitudeSigma"].number) > 0)
    #expect(answer["air"]["increment"]["pm25"]["reason"] == .text("not-of-streets"))
    if command == "air" {
      let no2 = answer["pollutants"][0]
      let parts = [no2["background"].number, no2["increment"].number].compactMap { $0 }
      #expect(parts.count == 2 && parts[1] > 0)
      #expect(abs(parts.reduce(0, +) - (no2["concentration"].number ?? 0)) < 1e-6)
    }
  }

  @Test("keep to them where the readings allow no index", arguments: ["air", "stations"])
  func keepToTheSchemaWithoutAnIndex(command: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit
      s,Somewhere,10.0010,20.0000,,2026-03-02T08:00:00Z,co,-1,µg/m³
      """, as: "few.csv")
    let place = command == "air" ? [StationFile.place] : []
    let answer = try Clean.json([command] + place + ["--stations", file, "--scale", "es-ica"] + StationFile.at)
    #expect((command == "air" ? answer : answer["stations"][0])["index"] == .null)
    #expect(try Project.schema(command).faults(answer) == [])
    #expect(answer.noticeCodes.contains("negative-as-zero"))
  }

  @Test("break them with a key too few, a key too many and a figure of another type", arguments: ["air", "stations"])
  func breakTheSchema(command: String) throws {
    let schema = try Project.schema(command)
    let answer = try #require(Clean.json(words(command)).object)
    for key in answer.keys where key != "index" {
      #expect(schema.faults(.object(answer.filter { $0.key != key })) == ["$: misses \(key)"])
    }
    #expect(schema.faults(.object(answer.merging(["more": .null]) { $1 })) == ["$: has an unknown key more"])
    #expect(schema.faults(.object(answer.merging(["version": .text("1")]) { $1 })).count == 1)
    #expect(!schema.faults(.object(answer.merging(["air": .object([:])]) { $1 })).isEmpty)
  }

  @Test("are the published examples, figure for figure", arguments: EmbeddedCity.examples.keys.sorted())
  func areTheExamples(name: String) throws {
    let file = Project.folder.appending(path: "docs/examples/\(name).json")
    let asked = try #require(EmbeddedCity.examples[name])
    #expect(try Clean.json(asked) == JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
  }
}

@Suite("docs/api.md")
struct NoticeCodeTests {
  @Test("names every code of a notice that the program and its plugins give")
  func namesEveryCode() throws {
    let manual = try String(contentsOf: Project.folder.appending(path: "docs/api.md"), encoding: .utf8)
    var codes = Set(PluginProblem.Code.allCases.map(\.rawValue))
    for folder in ["Sources", "plugins"] {
      let files = FileManager.default.enumerator(
        at: Project.folder.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        // As the argument of a notice, or of a function that gives one.
        codes.formUnion(
          text.matches(of: /(?:code: |\b(?:say|tell|notice)\(\s*)"([a-z-]+)"/).map { String($0.1) })
      }
    }
    #expect(codes.count > 90 && codes.contains("skipped-station"))
    for code in codes.sorted() { #expect(manual.contains("`\(code)`"), "\(code)") }
  }
}
