import Answers
import CityTestSupport
import Setup
import TestSupport
import Testing
import Trips

@Suite("What was breathed on a track, for programs")
struct TrackFormatTests {
  @Test("the cleanest way has the burden that is expected of it, in every form that tells it")
  func cleanest() async throws {
    let shortcut = UnknownShortcut()
    let track = try await shortcut.air.walked(shortcut.bow)
    let json = try JSONValue(parsing: TrackFormat.json.text(track, city: CityConfiguration()))
    let (own, burden) = (json["movingBurdenMinutes"].number ?? 0, json["cleanest"]["burdenMinutes"].number ?? .nan)
    #expect(burden < 0.9 * own)
    let collection = try JSONValue(parsing: TrackFormat.geojson.text(track, city: CityConfiguration()))
    let way = try #require(collection["features"].array?.last?["properties"])
    #expect(way["kind"] == .text("cleanest") && way["burdenMinutes"].number == burden)
  }

  @Test("GeoJSON says what its figures are of, on which scale, what is noticed and who must be named, as JSON does")
  func provenance() async throws {
    let shortcut = UnknownShortcut()
    let track = try await shortcut.air.walked(shortcut.bow)
    let json = try JSONValue(parsing: TrackFormat.json.text(track, city: CityConfiguration()))
    let collection = try JSONValue(parsing: TrackFormat.geojson.text(track, city: CityConfiguration()))
    #expect(collection["version"].number == 1)
    #expect(collection["measure"].text != nil)
    #expect(collection["attribution"].array != nil)
    for key in ["version", "name", "start", "end", "measure", "relative", "index", "notices", "attribution"] {
      #expect(collection[key] == json[key], "\(key)")
    }
  }

  @Test("the table of minutes has figures alone, and no words of the file, which a spreadsheet could compute by")
  func tableOfFigures() async throws {
    let shortcut = UnknownShortcut()
    let track = try await shortcut.air.walked(shortcut.bow, called: "=1+1")
    #expect(track.name == "=1+1")
    let rows = try TrackFormat.csv.text(track, city: CityConfiguration()).split(separator: "\n").dropFirst()
    #expect(rows.count == track.minutes.count)
    for row in rows { #expect(row.wholeMatch(of: #/[-0-9TZ:.,]+/#) != nil, "\(row)") }
  }
}
