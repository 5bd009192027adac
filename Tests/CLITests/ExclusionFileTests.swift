import TestSupport
import Testing

@Suite("Circles of a file")
struct ExclusionFileTests {
  private static let city = Result { try TinyCity() }

  private func answer(_ words: [String]) throws -> String {
    try Clean.output(Self.city.get().route(["--json"] + words))
  }

  private func file(_ text: String) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(text, as: "circles"))
  }

  @Test(
    "A table and GeoJSON do what --exclude does",
    arguments: [
      "lat,lon,metres\n10.001,20.001,120\n",
      "name;Longitude;Latitude;Radius\na;20.001;10.001;120\n", "lat;lon;metres\n10,001;20,001;120,0\n",
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"metres": 120},
        "geometry": {"type": "Point", "coordinates": [20.001, 10.001]}}]}
      """,
    ])
  func isLikeTheOption(text: String) throws {
    let list = try file(text)
    #expect(try answer(["--exclude-file", list.path]) == answer(["--exclude", "10.001,20.001,120"]))
  }

  @Test("A point of GeoJSON is called by the name among its properties, else by its number")
  func names() throws {
    let features = [#"{"metres": 120, "name": "works"}"#, #"{"metres": 120, "name": 7}"#].map { properties in
      #"{"type": "Feature", "properties": \#(properties), "#
        + #""geometry": {"type": "Point", "coordinates": [20.001, 10.001]}}"#
    }
    let list = try file("{\"features\": [\(features.joined(separator: ", "))]}")
    let words = try Self.city.get().route(["--exclude-file", list.path])
    let exclusions = try Clean.json(words)["routes"][0]["exclusions"].elements
    #expect(exclusions.map { $0["zone"] } == [.text("exclude-1"), .text("exclude-2")], "\(exclusions)")
    #expect(exclusions.map { $0["name"] } == [.text("works"), .text("exclude-2")], "\(exclusions)")
    let text = try Clean.output(words)
    #expect(text.contains("zone works") && text.contains("zone 2"), "\(text)")
  }

  @Test("Twenty thousand circles far away change nothing")
  func many() throws {
    let rows = (0..<20_000).map { "\(-60 + Double($0 % 200) / 10),\(-100 + Double($0 / 200) / 10),50\n" }
    let list = try file("lat,lon,metres\n" + rows.joined())
    let many = try answer(["--exclude-file", list.path])
    let one = try answer(["--exclude", "-60,-100,50"])
    #expect(many.contains("Zone 1 and 19999 more lie outside the network and change nothing"))
    #expect(
      many.replacing("Zone 1 and 19999 more lie", with: "Zone 1 lies").replacing("and change", with: "and changes")
        == one)
  }
}
