import TestSupport
import Testing

/// A footway between the ends of two sides of a square: 0.1 km through it, 0.3 km around.
@Suite("A shortcut for walkers")
struct ScooterShortcutTests {
  private func length(_ mode: String, footway tags: String) throws -> Double {
    try #require(answer(mode, footway: tags)["routes"][0]["distanceMeters"].number)
  }

  private func answer(_ mode: String, footway tags: String) throws -> JSONValue {
    let folder = try TemporaryFolder()
    return try Clean.json(words(mode, footway: tags, in: folder))
  }

  private func words(_ mode: String, footway tags: String, in folder: TemporaryFolder) throws -> [String] {
    let extract = try folder.write(
      """
      <osm version="0.6">
        <node id="1" lat="10.000" lon="20.000" version="1"/><node id="2" lat="10.001" lon="20.000" version="1"/>
        <node id="3" lat="10.001" lon="20.001" version="1"/><node id="4" lat="10.000" lon="20.001" version="1"/>
        <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/>
          <tag k="highway" v="residential"/></way>
        <way id="2" version="1"><nd ref="1"/><nd ref="4"/>\(tags)</way>
      </osm>
      """, as: "square.osm")
    return ["route", "--network", extract, "--from", "10.000,20.000", "--to", "10.000,20.001", "--mode", mode]
  }

  private static let around = 331.0...333.0
  private static let through = 109.0...110.0

  @Test(
    "is closed to scooters without a word on bikes",
    arguments: ["footway", "path", "pedestrian", "steps", "corridor"])
  func isClosedToScooters(value: String) throws {
    let tags = "<tag k=\"highway\" v=\"\(value)\"/>"
    #expect(Self.around.contains(try length("scooter", footway: tags)))
    #expect(Self.through.contains(try length("walk", footway: tags)))
  }

  @Test("is open to scooters where bikes are welcome")
  func isOpenWithBikes() throws {
    let tags = "<tag k=\"highway\" v=\"footway\"/><tag k=\"bicycle\" v=\"yes\"/>"
    #expect(Self.through.contains(try length("scooter", footway: tags)))
  }

  @Test(
    "stays closed to scooters on steps and in the fast street",
    arguments: [
      "<tag k=\"highway\" v=\"steps\"/><tag k=\"bicycle\" v=\"yes\"/>",
      "<tag k=\"highway\" v=\"primary\"/><tag k=\"maxspeed\" v=\"60\"/>",
      "<tag k=\"highway\" v=\"residential\"/><tag k=\"maxspeed\" v=\"70\"/>",
      "<tag k=\"highway\" v=\"trunk\"/><tag k=\"maxspeed\" v=\"30\"/>",
      "<tag k=\"highway\" v=\"residential\"/><tag k=\"tunnel\" v=\"yes\"/>",
    ])
  func staysClosed(tags: String) throws {
    #expect(Self.around.contains(try length("scooter", footway: tags)))
  }

  @Test(
    "is taken by scooters at twice its length in a street of 50 km/h",
    arguments: [
      "<tag k=\"highway\" v=\"primary\"/>", "<tag k=\"highway\" v=\"residential\"/><tag k=\"maxspeed\" v=\"50\"/>",
    ])
  func isOpenAtAPrice(tags: String) throws {
    #expect(Self.through.contains(try length("scooter", footway: tags)))
  }

  @Test("tells the metres among faster cars, and a long detour with the setting that would help")
  func tellsWhatItTakes() throws {
    let fast = try answer("scooter", footway: "<tag k=\"highway\" v=\"primary\"/>")
    #expect(Self.through.contains(try #require(fast["routes"][0]["metersAmongFastCars"].number)))
    // The time that is told is no price: 110 m at 18 km/h.
    #expect((21.0...23).contains(try #require(fast["routes"][0]["durationSeconds"].number)))
    #expect(try answer("bike", footway: "")["routes"][0]["metersAmongFastCars"] == .null)
    func help(_ tags: String) throws -> String? {
      let closed = try answer("scooter", footway: tags)
      #expect(closed["routes"][0]["metersAmongFastCars"].number == 0)
      return closed["notices"].elements.first { $0["code"].text == "long-detour" }?["message"].text
    }
    let tooFast = try help("<tag k=\"highway\" v=\"residential\"/><tag k=\"maxspeed\" v=\"70\"/>")
    #expect(tooFast?.contains("'profile: scooter: dear_limit'") == true)
    // No setting opens steps.
    #expect(try help("<tag k=\"highway\" v=\"steps\"/>")?.hasSuffix("try another mode.") == true)
    #expect(!fast["notices"].elements.contains { $0["code"].text == "long-detour" })
  }

  @Test(
    "says the metres among faster cars in the language of the run",
    arguments: [
      ("en", " = cleanest: 110 m on streets with faster cars"),
      ("es", "más rápido = equilibrado = más limpio: 110 m por calles con coches más rápidos"),
      ("ca", "més ràpid = equilibrat = més net: 110 m per carrers amb cotxes més ràpids"),
    ])
  func saysFasterCars(language: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let words = try words("scooter", footway: "<tag k=\"highway\" v=\"primary\"/>", in: folder)
    let text = try Clean.output(words + ["--language", language])
    #expect(text.contains(sentence), "\(text)")
  }

  @Test("one-way streets hold scooters and bikes, but not walkers", arguments: ["walk", "bike", "scooter"])
  func respectsOneWayStreets(mode: String) throws {
    let tags = "<tag k=\"highway\" v=\"residential\"/><tag k=\"oneway\" v=\"-1\"/>"
    let expected = mode == "walk" ? Self.through : Self.around
    #expect(expected.contains(try length(mode, footway: tags)))
  }

  @Test("contraflow opens a one-way street to bikes and scooters", arguments: ["bike", "scooter"])
  func followsContraflow(mode: String) throws {
    let oneway = "<tag k=\"highway\" v=\"residential\"/><tag k=\"oneway\" v=\"-1\"/>"
    #expect(Self.through.contains(try length(mode, footway: oneway + "<tag k=\"oneway:bicycle\" v=\"no\"/>")))
  }
}
