import TestSupport
import Testing

@Suite("The air over a network")
struct AirNetworkTests {
  private static let city = Result { try TinyCity() }

  private func words(_ command: [String], _ more: [String] = []) throws -> [String] {
    command + ["--stations", try Self.city.get().readings] + TinyCity.at + more
  }

  private static let air = ["air", TinyCity.a]

  @Test("brisa air says that no network is set, and what to name", arguments: [[], ["--hours", "2"]])
  func saysThatThereIsNone(hours: [String]) throws {
    let result = try Clean.run(words(Self.air, hours))
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "No network is set, so the streets add nothing to the air: name one in the configuration (or with --network)."))
    #expect(try Clean.json(words(Self.air, hours)).noticeCodes.contains("no-streets"))
    let spanish = try Clean.run(words(Self.air, hours), environment: ["LANG": "es_ES"])
    #expect(spanish.errors.contains("aviso: No hay ninguna red puesta"), "\(spanish.errors)")
  }

  @Test("brisa air takes --network as BRISA_NETWORK, and has the streets' part")
  func takesANetwork() throws {
    let network = try Self.city.get().network
    let answer = try Clean.json(words(Self.air, ["--network", network]))
    #expect(!answer.noticeCodes.contains("no-streets"))
    #expect(answer["air"]["method"]["no2"].text?.hasSuffix("+streets") == true)
    #expect(try Clean.json(words(Self.air), environment: ["BRISA_NETWORK": network]) == answer)
  }

  @Test("brisa air tells the streets' part where there is one, and no column of zeros elsewhere")
  func columns() throws {
    let network = try Self.city.get().network
    #expect(try Clean.output(words(Self.air, ["--network", network])).contains("  background  streets  "))
    #expect(try !Clean.output(words(Self.air)).contains("background"))
  }

  @Test("nobody is told of a network who wants no streets, or asks for what does not rise along any")
  func isSilent() throws {
    #expect(try !Clean.json(words(Self.air, ["--increment", "off"])).noticeCodes.contains("no-streets"))
    let ozone = try StationFile().adding("o3", "µg/m³", latestFirst: .init(repeating: 60, count: 8)).answer()
    #expect(!ozone.noticeCodes.contains("no-streets"))
    #expect(try !Clean.json(EmbeddedCity.air).noticeCodes.contains("no-streets"))
  }

  @Test("brisa stations takes --network, which changes no reading")
  func ofStations() throws {
    let network = try Self.city.get().network
    let answer = try Clean.json(words(["stations"], ["--network", network]))
    #expect(answer == (try Clean.json(words(["stations"]))))
    #expect(!answer.noticeCodes.contains("no-streets"))
  }

  @Test("without a configuration a time without a zone is that of the place where the network lies")
  func tellsTheClock() throws {
    let city = try Self.city.get()
    let over = ["--network", city.network, "--stations", city.readings, "--at", "2026-03-02T09:30", "--json"]
    let route = try JSONValue(
      parsing: Clean.output(["route", "--from", TinyCity.a, "--to", TinyCity.f] + over))["query"]["time"].text
    #expect(route == "2026-03-02T08:30:00Z")
    #expect(try JSONValue(parsing: Clean.output(Self.air + over))["query"]["time"].text == route)
    #expect(try JSONValue(parsing: Clean.output(["stations"] + over))["time"].text == route)
  }

  @Test("an extract tells the clock as a network file does, and without either the place that is asked for")
  func tellsTheClockOfAPlace() throws {
    let city = try Self.city.get()
    for network in [["--network", city.extract], []] {
      let words = Self.air + ["--stations", city.readings, "--at", "2026-03-02T09:30"] + network
      #expect(try Clean.json(words)["query"]["time"].text == "2026-03-02T08:30:00Z")
      #expect(try Clean.output(words).contains("09:30 (UTC+1:00)"))
    }
  }

  @Test("without a network a map has the clock of its box")
  func tellsTheClockOfABox() throws {
    let city = try Self.city.get()
    let words = [
      "tiles", "--stations", city.readings, "--box", "19.99,9.99,20.01,10.02", "--zoom", "12", "--at",
      "2026-03-02T09:30", "-o", city.folder.path("tiles-of-a-box"),
    ]
    #expect(try Clean.output(words).contains("09:00 (UTC+1:00)"))
  }

  @Test("a configuration's clock stays, and a network that cannot be read is told of")
  func keepsTheClockOfAConfiguration() throws {
    let city = try Self.city.get()
    let config = try city.folder.write("city: {name: Tiny, timezone: Asia/Tokyo}\n", as: "tokyo.yml")
    let words = Self.air + ["--config", config, "--network", city.network, "--stations", city.readings]
    #expect(try Clean.json(words + ["--at", "2026-03-02T17:30"])["query"]["time"].text == "2026-03-02T08:30:00Z")
    let missing = try Clean.json(self.words(Self.air, ["--network", "/nowhere.brisa"]))
    #expect(missing.noticeCodes.contains("no-streets"))
  }

  @Test("means of whole days are said to be all there is, and not offered by the hour that was asked for")
  func daysAreNoHours() throws {
    let folder = try TemporaryFolder()
    let table = """
      station_id,name,latitude,longitude,type,time,end,pollutant,value,unit
      d,Day,10.0010,20.0000,background,2026-03-02T00:00:00Z,2026-03-03T00:00:00Z,no2,20,µg/m³

      """
    let file = try folder.write(table, as: "days.csv")
    let result = try Clean.run(Self.air + ["--stations", file, "--at", "2026-03-02T00:00Z"])
    #expect(result.status == 69)
    #expect(result.errors.contains("only means over more than two hours are there"), "\(result.errors)")
    #expect(!result.errors.contains("try --at"), "\(result.errors)")
  }
}
