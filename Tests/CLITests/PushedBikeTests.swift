import TestSupport
import Testing

/// A straight street whose middle part, 33 m, is of one way from east to west; the way around it has 288 m.
@Suite("Bikes that are pushed")
struct PushedBikeTests {
  private func words(_ mode: String, back: Bool = false, in folder: TemporaryFolder) throws -> [String] {
    let extract = try folder.write(
      """
      <osm version="0.6">
        <node id="1" lat="10.000" lon="20.0000" version="1"/><node id="2" lat="10.000" lon="20.0003" version="1"/>
        <node id="3" lat="10.000" lon="20.0006" version="1"/><node id="4" lat="10.000" lon="20.0009" version="1"/>
        <node id="5" lat="9.999" lon="20.0003" version="1"/><node id="6" lat="9.999" lon="20.0009" version="1"/>
        <way id="1" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        <way id="2" version="1"><nd ref="3"/><nd ref="2"/>
          <tag k="highway" v="residential"/><tag k="oneway" v="yes"/></way>
        <way id="3" version="1"><nd ref="3"/><nd ref="4"/><tag k="highway" v="residential"/></way>
        <way id="4" version="1"><nd ref="2"/><nd ref="5"/><nd ref="6"/><nd ref="4"/>
          <tag k="highway" v="residential"/></way>
      </osm>
      """, as: "oneway.osm")
    let ends = ["10.000,20.0000", "10.000,20.0009"]
    let (from, to) = back ? (ends[1], ends[0]) : (ends[0], ends[1])
    return ["route", "--network", extract, "--from", from, "--to", to, "--mode", mode]
  }

  private func route(_ mode: String, back: Bool = false) throws -> JSONValue {
    let folder = try TemporaryFolder()
    return try Clean.json(words(mode, back: back, in: folder))["routes"][0]
  }

  @Test("tell the metres against the traffic, which take no longer than they do on foot, and where they are")
  func tellsTheMeters() throws {
    let route = try route("bike")
    #expect((98.0...99).contains(try #require(route["distanceMeters"].number)))
    #expect((32.5...33.2).contains(try #require(route["metersPushed"].number)))
    #expect(route["pushedPoints"] == .array([.array([.number(1), .number(2)])]))
    // 66 m at 15 km/h and 33 m at 4.8: what they are counted as is no time.
    #expect((40.0...41).contains(try #require(route["durationSeconds"].number)))
    let back = try self.route("bike", back: true)
    #expect(back["metersPushed"].number == 0 && back["pushedPoints"] == .array([]))
  }

  @Test("are no matter of other modes", arguments: [("walk", 98.0...99), ("scooter", 320.0...322)])
  func others(mode: String, meters: ClosedRange<Double>) throws {
    let route = try route(mode)
    #expect(meters.contains(try #require(route["distanceMeters"].number)))
    #expect(route["metersPushed"] == .null && route["pushedPoints"] == .null)
  }

  @Test(
    "are told in the language of the run",
    arguments: [
      ("en", " = cleanest: 33 m on foot, pushing the bike"),
      ("es", "más limpio: 33 m a pie, con la bici de la mano"),
      ("ca", "més net: 33 m a peu, amb la bici de la mà"),
    ])
  func says(language: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let text = try Clean.output(words("bike", in: folder) + ["--language", language])
    #expect(text.contains(sentence), "\(text)")
  }
}
