import Foundation
import TestSupport
import Testing

@Suite("A configuration of one's own")
struct ConfigurationCommandTests {
  private static let city = Result { try TinyCity() }

  private static let yaml = """
    city:
      name: Tinytown
      timezone: Europe/Madrid
    network: tiny.osm
    sources:
      - id: station-csv
        settings:
          path: readings.csv
    scale: es-ica
    """

  /// The words that name a configuration beside the tiny city's files.
  private func configuration(_ yaml: String, as name: String) throws -> [String] {
    ["--config", try Self.city.get().folder.write(yaml, as: name)]
  }

  private func route(_ config: [String]) -> [String] {
    ["route", "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at + config
  }

  private func air(_ config: [String]) -> [String] { ["air", TinyCity.a] + TinyCity.at + config }

  @Test("names its files by paths that count from its own folder")
  func countsPathsFromItsFolder() throws {
    let answer = try Clean.json(route(configuration(Self.yaml, as: "relative.yml")))
    #expect(answer["air"]["stations"] == .array([.text("n"), .text("s")]))
    #expect(answer["air"]["scale"].text == "es-ica")
  }

  @Test("counts from there every setting that a source declares a path, whatever it is called")
  func countsDeclaredPathsFromItsFolder() throws {
    let folder = try TemporaryFolder()
    let recorded = Project.folder.appending(path: "plugins/gva-rvvcca/testcases/folder-own-stations")
    for name in ["files", "stations.csv"] {
      try FileManager.default.copyItem(at: recorded.appending(path: name), to: folder.url.appending(path: name))
    }
    let yaml = """
      city: {box: [-0.5, 39.3, -0.2, 39.6]}
      sources:
        - {id: gva-rvvcca, settings: {kind: folder, path: files, stations: stations.csv}}
      """
    let config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    let answer = try Clean.json(["stations", "--at", "2026-01-10T08:30:00Z"] + config)
    #expect(answer["stations"].elements.compactMap { $0["id"].text }.sorted() == ["46102002", "46250030"])
  }

  @Test("is brisa.yml of the working folder where nothing else is named")
  func isTheWorkingFoldersOwn() throws {
    let folder = try TinyCity().folder
    _ = try folder.write(Self.yaml, as: "brisa.yml")
    var command = Command()
    command.folder = folder.path("")
    let answer = try JSONValue(parsing: command.run(air([]) + ["--json"]).output)
    #expect(answer["air"]["scale"].text == "es-ica")
    #expect(answer["air"]["stations"] == .array([.text("n"), .text("s")]))
  }

  @Test(
    "a setting that a source does not know, or of a wrong type, is told with its place; one that is missing with the entry's",
    arguments: [
      ("path: r.csv, colour: red", "4:29"), ("path: r.csv, strict: 3", "4:29"), ("calendar: daily", "3:5"),
    ])
  func namesThePlaceOfAWrongSetting(wrong: String, place: String) throws {
    let yaml = "sources:\n\n  - id: station-csv\n    settings: {\(wrong)}\n"
    let config = try configuration(yaml, as: "wrong-\(wrong.filter(\.isLetter)).yml")
    let result = try Clean.run(air(config))
    #expect(result.status == 78)
    #expect(result.errors.contains(".yml:\(place): Source 'station-csv': Setting "), "\(result.errors)")
  }

  @Test("gives the city its name and its clock")
  func givesNameAndClock() throws {
    let config = try configuration(Self.yaml, as: "clock.yml")
    let words = ["route", "--from", TinyCity.a, "--to", TinyCity.f, "--at", "2026-03-02T09:30"] + config
    #expect(try Clean.json(words)["query"]["time"].text == "2026-03-02T08:30:00Z")
    #expect(try Clean.output(words).hasPrefix("Tinytown, on foot, "))
  }

  @Test("the environment beats the file, and a flag beats the environment")
  func ranksFlagEnvironmentAndFile() throws {
    let config = try configuration(Self.yaml, as: "scale.yml")
    let environment = ["BRISA_SCALE": "eu-aqi"]
    #expect(try Clean.json(air(config))["air"]["scale"].text == "es-ica")
    #expect(try Clean.json(air(config), environment: environment)["air"]["scale"].text == "eu-aqi")
    let flagged = try Clean.json(air(config) + ["--scale", "us-epa"], environment: environment)
    #expect(flagged["air"]["scale"].text == "us-epa")
  }

  @Test("the same holds of the interpolation")
  func ranksTheInterpolation() throws {
    let config = try configuration(Self.yaml + "\nfield: {method: mean}\n", as: "field.yml")
    let environment = ["BRISA_FIELD": "nearest"]
    #expect(try Clean.json(air(config))["air"]["method"]["no2"].text == "mean+streets")
    #expect(try Clean.json(air(config), environment: environment)["air"]["method"]["no2"].text == "nearest+streets")
    let flagged = try Clean.json(air(config) + ["--field", "idw"], environment: environment)
    #expect(flagged["air"]["method"]["no2"].text?.hasPrefix("idw") == true)
  }

  @Test("BRISA_CONFIG and BRISA_NETWORK name files, and flags beat them")
  func namesFilesInTheEnvironment() throws {
    let config = try configuration(Self.yaml, as: "environment.yml")
    let environment = ["BRISA_CONFIG": config[1], "BRISA_NETWORK": "/nowhere.brisa"]
    let result = try Clean.run(route([]), environment: environment)
    #expect(result.status == 66)
    let network = try ["--network", Self.city.get().network]
    #expect(try Clean.output(route(network), environment: environment).hasPrefix("Tinytown, on foot, "))
  }

  @Test("names the owner of the streets, who is OpenStreetMap where nothing is said")
  func namesTheOwnerOfTheStreets() throws {
    func names(_ config: [String]) throws -> [JSONValue] {
      try Clean.json(route(config))["air"]["attribution"].elements
    }
    #expect(try names(configuration(Self.yaml, as: "osm.yml")) == [.text("© OpenStreetMap contributors, ODbL")])
    let owned = "city: {streets_attribution: Tinytown's own survey}\nnetwork: tiny.osm\n"
    #expect(try names(configuration(owned, as: "owned.yml")) == [.text("Tinytown's own survey")])
  }

  @Test("without sources ways are told apart by traffic alone, with a notice; without streets' part by time alone")
  func managesWithoutSources() throws {
    let answer = try Clean.json(route(configuration("network: tiny.osm\n", as: "airless.yml")))
    #expect(answer.noticeCodes.contains("traffic-only"))
    #expect(answer["air"]["relative"] == .boolean(true))
    #expect(answer["routes"][0]["burden"].number == 100)
    #expect(answer["routes"][0]["doseMicrograms"] == .object([:]))
    #expect(answer["routes"][0]["indexMean"] == .null)
    #expect(try Project.schema("route").faults(answer) == [])
    let timed = try Clean.json(route(configuration("network: tiny.osm\n", as: "timed.yml")) + ["--increment", "off"])
    #expect(timed.noticeCodes.contains("no-air"))
    #expect(timed["routes"][0]["burden"] == .null)
  }

  @Test("a species that no map is made of is told and never taken for another")
  func knowsNoNitricOxide() throws {
    let file = try Self.city.get().folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit
      n,North,10.0012,20.0010,traffic,2026-03-02T08:00:00Z,no,400,µg/m³
      """, as: "nitric-oxide.csv")
    let answer = try Clean.json(route(["--network", try Self.city.get().network, "--stations", file]))
    #expect(answer.noticeCodes.contains("other-species"))
    #expect(answer.noticeCodes.contains("traffic-only"))
  }

  @Test("two sources of one type stand side by side")
  func takesTwoSourcesOfOneType() throws {
    let city = try Self.city.get()
    try city.folder.write(
      """
      station_id,name,latitude,longitude,type,time,pollutant,value,unit
      w,West,10.0005,19.9990,background,2026-03-02T08:00:00Z,no2,30,µg/m³
      """, as: "west.csv")
    let yaml = """
      network: tiny.osm
      sources:
        - {id: station-csv, settings: {path: readings.csv}}
        - {id: station-csv, settings: {path: west.csv}}
      """
    let answer = try Clean.json(["stations"] + TinyCity.at + configuration(yaml, as: "two.yml"))
    #expect(answer["stations"].elements.compactMap { $0["id"].text }.sorted() == ["n", "s", "w"])
    #expect(answer["air"]["sources"].elements.compactMap { $0["readings"].number } == [4, 1])
  }

  @Test("speeds and ventilation are the file's")
  func takesSpeedsAndVentilation() throws {
    let config = try configuration(
      Self.yaml + "\nspeeds_kmh: {walk: 3.6}\nventilation_m3_per_h: {walk: 2}\n", as: "slow.yml")
    let route = try Clean.json(route(config))["routes"][0]
    let meters = try #require(route["distanceMeters"].number)
    #expect(abs((route["durationSeconds"].number ?? 0) - meters) < 0.5)
    let exposure = try #require(route["exposure"]["no2"].number)
    #expect(abs((route["doseMicrograms"]["no2"].number ?? 0) - 2 * exposure) < 0.002)
  }
}
