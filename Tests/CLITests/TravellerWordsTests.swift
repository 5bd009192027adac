import Foundation
import TestSupport
import Testing

@Suite("Who travels, on the command line")
struct TravellerWordsTests {
  /// The environment of somebody whose own files lie in a folder.
  private static func home(in folder: TemporaryFolder) -> [String: String] {
    ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]
  }

  /// The path of a configuration of a city, with more at its end.
  private static func configuration(of city: TinyCity, _ more: String = "") throws -> String {
    try city.folder.write(
      """
      city: {name: Tiny}
      network: \(city.network)
      sources: [{id: station-csv, settings: {path: \(city.readings)}}]
      """ + more, as: "brisa.yml")
  }

  @Test("a profile that is not there is said before what names are taken for")
  func profileFirst() throws {
    let result = try Clean.run([
      "route", "--from", "Estació del Nord", "--to", "Jardins del Real", "--profile", "nana",
    ])
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("brisa: There is no profile 'nana'"), "\(result.errors)")
    #expect(!result.errors.contains("Estació"))
  }

  @Test("is kept with a question, and takes no other option out of it")
  func saved() throws {
    let folder = try TemporaryFolder()
    let home = Self.home(in: folder)
    let words = ["--from", "39.4699,-0.3763", "--lit", "--to", "39.4795,-0.3443", "--stairs", "never"]
    _ = try Clean.output(["route"] + words + ["--at", "2026-11-24T08:00", "--save", "way"], environment: home)
    let kept = try Clean.output(["saved", "show", "way"], environment: home)
    #expect(kept.contains("brisa route " + words.joined(separator: " ")), "\(kept)")
    // What is shown is what a shell takes, and an option of one letter takes no word that is not its own.
    let zone = ["--exclude", "39.474,-0.36,300;39.47,-0.37,100"]
    _ = try Clean.output(
      ["route", "-o=\(folder.path("a.json"))"] + words + zone + ["--at", "2026-11-24T08:00", "--save", "zone"],
      environment: home)
    let shown = try Clean.output(["saved", "show", "zone"], environment: home)
    #expect(shown.contains("brisa route \(words.joined(separator: " ")) --exclude '\(zone[1])'"), "\(shown)")
  }

  @Test("by name is kept with a question; one of a file is not kept without a word")
  func savedProfile() throws {
    let tiny = try TinyCity()
    let profiles = """

      profiles:
        nana: {speeds_kmh: {walk: 3}}
      """
    let (home, config) = (Self.home(in: tiny.folder), try Self.configuration(of: tiny, profiles))
    let words = ["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at
    _ = try Clean.output(words + ["--profile", "nana", "--save", "way"], environment: home)
    let kept = try Clean.output(["saved", "show", "way", "--config", config], environment: home)
    #expect(kept.contains("--profile nana"), "\(kept)")
    let profile = try tiny.folder.write("speeds_kmh: {walk: 3}\n", as: "nana.yml")
    let refused = try Clean.run(words + ["--profile", profile, "--save", "other"], environment: home)
    #expect(refused.status == 64 && refused.errors.contains("--profile names one"), "\(refused.errors)")
    let exported = tiny.folder.path("mine.json")
    _ = try Clean.output(["saved", "export", exported, "--config", config], environment: home)
    let foreign = try tiny.folder.write(
      String(contentsOfFile: exported, encoding: .utf8).replacing("nana", with: "/etc/passwd"), as: "foreign.json")
    #expect(try Clean.run(["saved", "import", foreign, "--config", config], environment: home).status == 65)
  }

  @Test("a kept window of departure does not count where the run says when one leaves, and none with a date is taken")
  func savedWindow() throws {
    let tiny = try TinyCity()
    let (home, config) = (Self.home(in: tiny.folder), try Self.configuration(of: tiny))
    func imported(_ name: String, _ window: String) throws -> Command.Result {
      let words = ["route", "--from", TinyCity.a, "--depart-between", window, "--to", TinyCity.f].map { "\"\($0)\"" }
      let question = "{\"name\": \"\(name)\", \"words\": [\(words.joined(separator: ", "))]}"
      let file = try tiny.folder.write("{\"version\": 1, \"questions\": [\(question)]}", as: "\(name).json")
      return try Clean.run(["saved", "import", file, "--config", config], environment: home)
    }
    #expect(try imported("way", "07:00/08:00").status == 0)
    let kept = try Clean.output(["saved", "show", "way", "--config", config], environment: home)
    #expect(kept.contains("--depart-between 07:00/08:00 --to"), "\(kept)")
    let answer = try Clean.json(["saved", "run", "way", "--config", config] + TinyCity.at, environment: home)
    #expect(answer["query"]["time"].text?.hasPrefix("2026-03-02T08:30") == true, "\(answer["query"])")
    #expect(answer["departures"] == .null)
    let dated = try imported("once", "2026-03-02T08:00Z/2026-03-02T09:00Z")
    #expect(dated.status == 65 && dated.errors.contains("2026-03-02T09:00Z"), "\(dated.errors)")
  }

  @Test("a trip is kept with the names of its stops")
  func savedStops() throws {
    let tiny = try TinyCity()
    let (home, config) = (Self.home(in: tiny.folder), try Self.configuration(of: tiny))
    let stops = try tiny.folder.write(
      "lat,lon,name\n\(TinyCity.a),\"Ana, the baker\"\n\(TinyCity.c),\n\(TinyCity.f),7\n", as: "stops.csv")
    _ = try Clean.output(
      ["trip", stops, "--config", config, "--order", "given", "--save", "round"] + TinyCity.at, environment: home)
    let again = try Clean.json(["saved", "run", "round", "--config", config] + TinyCity.at, environment: home)
    let names = again["trip"]["stops"].elements.map { $0["name"] }
    #expect(names == [.text("Ana, the baker"), .null, .null], "\(again["trip"])")
  }
}
