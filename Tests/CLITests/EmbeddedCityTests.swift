import Foundation
import Geo
import TestSupport
import Testing

@Suite("Answers on the embedded city")
struct EmbeddedCityTests {
  @Test("a route keeps to the published schema", arguments: ["walk", "bike", "scooter"], ["mix", "ica", "no2"])
  func keepsToTheSchema(mode: String, by: String) throws {
    let answer = try Clean.json(EmbeddedCity.across + ["--mode", mode, "--by", by])
    #expect(try Project.schema("route").faults(answer) == [])
  }

  @Test("a route has the keys that programs are promised")
  func hasThePromisedKeys() throws {
    let answer = try Clean.json(EmbeddedCity.across)
    let promised: Set = ["version", "query", "verdict", "air", "routes", "notices"]
    #expect(Set(try #require(answer.object).keys).isSuperset(of: promised))
    #expect(
      Set(try #require(answer["routes"][0].object).keys).isSuperset(of: [
        "labels", "avoidance", "distanceMeters", "durationSeconds", "burden", "cleanerProbability", "indexMean",
        "indexMax", "exposure", "doseMicrograms", "difference", "snap", "metersByClass", "metersWithoutAir",
        "exclusions", "geometry", "notices",
      ]))
    #expect(
      Set(try #require(answer["air"]["sources"][0].object).keys)
        .isSuperset(of: ["id", "state", "newest", "ageSeconds", "readings"]))
  }

  @Test("the routes are the fastest, a balanced and the cleanest, whether or not they are one")
  func namesThreeRoutes() throws {
    let labels = try Clean.json(EmbeddedCity.across)["routes"].elements.flatMap { $0["labels"].elements }
    #expect(labels.compactMap(\.text).sorted() == ["balanced", "cleanest", "fastest"])
  }

  @Test("with an avoidance there are the fastest and the chosen route")
  func namesTheChosenRoute() throws {
    let routes = try Clean.json(EmbeddedCity.across + ["--avoidance", "4"])["routes"].elements
    #expect(routes.flatMap { $0["labels"].elements }.compactMap(\.text).sorted() == ["chosen", "fastest"])
  }

  @Test("a time without a zone is the city's")
  func readsTheCitysTime() throws {
    #expect(try Clean.json(EmbeddedCity.across)["query"]["time"].text == "2026-11-24T07:00:00Z")
  }

  @Test("a typical day serves for an hour however far ahead", arguments: ["2027-06-01", "2040-01-01", "2199-12-31"])
  func looksFarAhead(day: String) throws {
    let words = ["route", "--from", "39.47,-0.376", "--to", "39.48,-0.344", "--at", "\(day)T08:00"]
    let answer = try Clean.json(words)
    #expect(answer.noticeCodes.contains("typical-air") && !answer.noticeCodes.contains("traffic-only"))
    #expect(answer["routes"][0]["burden"].number != nil)
  }

  @Test("walking goes at 4.8 km/h and breathes 1.2 m³/h")
  func agreesWithItself() throws {
    let route = try Clean.json(EmbeddedCity.across)["routes"][0]
    let meters = try #require(route["distanceMeters"].number)
    let seconds = try #require(route["durationSeconds"].number)
    #expect(abs(meters / seconds - 4.8 / 3.6) < 0.001)
    let exposure = try #require(route["exposure"]["no2"].number)
    let dose = try #require(route["doseMicrograms"]["no2"].number)
    #expect(abs(dose - 1.2 * exposure) < 0.002)
    let lengths = try #require(route["metersByClass"].object).values.compactMap(\.number)
    #expect(abs(lengths.reduce(0, +) - meters) < 1)
  }

  @Test("the line begins and ends as far from the places as the answer says")
  func tellsTheSnapDistances() throws {
    let answer = try Clean.json(EmbeddedCity.across)
    let route = answer["routes"][0]
    let line = try RouteLine(route)
    let from = try #require(RouteLine.place(answer["query"]["from"]))
    let to = try #require(RouteLine.place(answer["query"]["to"]))
    #expect(abs(line.places[0].distanceMeters(to: from) - (route["snap"]["fromMeters"].number ?? -9)) < 0.2)
    let last = line.places[line.places.count - 1]
    #expect(abs(last.distanceMeters(to: to) - (route["snap"]["toMeters"].number ?? -9)) < 0.2)
    #expect(abs(line.lengthMeters - (route["distanceMeters"].number ?? -9)) < 1)
  }

  @Test("the typical day is said to be one, in the answer and on standard error")
  func saysThatTheDayIsTypical() throws {
    let result = try Clean.run(EmbeddedCity.across + ["--json"])
    let answer = try JSONValue(parsing: result.output)
    #expect(answer.noticeCodes == ["typical-air"])
    #expect(answer["air"]["sources"][0]["state"].text == "typical")
    #expect(result.errors.contains("a typical working day stands in"))
  }

  @Test("a Sunday has a Sunday's air, which is cleaner than a Tuesday's, and a Saturday its own")
  func knowsTheWeekend() throws {
    func no2(_ day: String) throws -> Double {
      let words = ["air", "39.4699,-0.3763", "--at", "\(day)T08:00"]
      let answer = try Clean.json(words)
      #expect(answer.noticeCodes == ["typical-air"])
      let estimates = answer["pollutants"].elements
      return try #require(estimates.first { $0["pollutant"].text == "no2" }?["concentration"].number, "\(answer)")
    }
    let tuesday = try no2("2026-11-24")
    let saturday = try no2("2026-11-21")
    let sunday = try no2("2026-11-22")
    #expect(sunday < 0.8 * saturday && saturday < 0.8 * tuesday)
    let title = try Clean.output(
      ["route", "--from", "39.4764,-0.4060", "--to", "39.4645,-0.3483", "--at", "2026-11-22T08:00"])
    #expect(title.prefix { $0 != "\n" }.hasSuffix("Sun 22 Nov 2026 08:00 (UTC+1:00), air of a typical Sunday"))
  }

  @Test("the owners of the readings and of the crossings are named")
  func namesItsOwners() throws {
    let names = try Clean.json(EmbeddedCity.across)["air"]["attribution"].elements.compactMap(\.text)
    #expect(names.contains { $0.contains("Generalitat Valenciana") })
    #expect(names.contains { $0.contains("Ajuntament de València") && $0.contains("CC BY 4.0") })
  }

  @Test("the air at a place names the licence of its readings, and who made the streets that add to it")
  func namesTheStreets() throws {
    let names = try Clean.json(EmbeddedCity.air)["air"]["attribution"].elements.compactMap(\.text)
    #expect(names.contains { $0.hasPrefix("Generalitat Valenciana") && $0.hasSuffix("(open data)") }, "\(names)")
    #expect(names.contains { $0.contains("Ajuntament de València") }, "\(names)")
    let alone = try Clean.json(EmbeddedCity.air + ["--increment", "off"])["air"]["attribution"]
      .elements.compactMap(\.text)
    #expect(!alone.contains { $0.contains("Ajuntament de València") }, "\(alone)")
  }

  @Test("a zone around a station has the station's name, and not its number")
  func namesZones() throws {
    // Right beside the station, whose zone no way can leave out.
    let words = ["route", "--from", "39.4581,-0.3767", "--to", "39.4795,-0.3443"] + EmbeddedCity.at
    let text = try Clean.output(words + ["--exclude-above", "1", "--exclude-radius", "300"])
    #expect(text.contains(" inside zone Pista de Silla\n"), "\(text)")
  }

  @Test("a zone that cannot be avoided is called Olivereta, and not by the station's number, 46250055")
  func saysWhichZone() throws {
    let words = ["route", "--from", "39.4692,-0.4060", "--to", "39.4795,-0.3443"] + EmbeddedCity.at
    let zone = ["--exclude-above", "1", "--exclude-radius", "300", "--exclusion", "forbid"]
    let result = try Clean.run(words + zone)
    #expect(result.output.contains(" inside zone Olivereta\n"), "\(result.output)")
    #expect(result.errors.contains("notice: Zone Olivereta ("), "\(result.errors)")
    // The number stands in the list of stations alone.
    #expect(!result.errors.contains("46250055") && !result.output.contains("zone 46250055"))
    #expect(try Clean.output(words + zone + ["--json"]).contains("Zone Olivereta cannot be avoided"))
  }

  @Test("a way that is several is called by all its names, as in the table")
  func namesWays() throws {
    let words = ["route", "--from", "39.4699,-0.3763", "--to", "39.4735,-0.3775"] + EmbeddedCity.at
    let result = try Clean.run(words + ["--exclude", "39.4735,-0.3775,150", "--exclusion", "forbid"])
    let name = "fastest = balanced = cleanest"
    #expect(result.output.contains("\n\(name): 154 m and 2 min inside zone 1\n"), "\(result.output)")
    #expect(result.errors.contains("notice: Zone 1 (\(name) "), "\(result.errors)")
  }

  @Test("its map is the city's open data, and not OpenStreetMap's")
  func namesTheMapsOwner() throws {
    let map = BuiltProducts.city.appending(path: "valencia.osm").path
    let owner = "sketch from crossings of the Ajuntament de València, open data, CC BY 4.0"
    #expect(try Clean.json(["network", "info", map])["attribution"].text == owner)
  }

  @Test("the bundled source is listed with its version, its licence and a file that is there")
  func listsTheSource() throws {
    let sources = try Clean.json(["sources"])["sources"].elements
    let source = try #require(sources.first { $0["id"].text == "station-csv" })
    #expect(source["version"].text?.isEmpty == false)
    #expect(source["licence"].text?.isEmpty == false)
    #expect(FileManager.default.fileExists(atPath: source["file"].text ?? ""))
  }
}
