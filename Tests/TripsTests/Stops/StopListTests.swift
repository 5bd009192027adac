import Geo
import TestSupport
import Testing
import Trips

@Suite("Lists of stops")
struct StopListTests {
  @Test("A table of a spreadsheet has semicolons and decimal commas")
  func decimalCommas() throws {
    let stops = try StopList.stops(in: "lat;lon;name\n60,1755;24,9205;A, B\n60.18;24.93;\n", named: "it")
    let places = [Coordinate(latitude: 60.1755, longitude: 24.9205), Coordinate(latitude: 60.18, longitude: 24.93)]
    #expect(stops.map(\.place) == places)
    #expect(stops.map(\.name) == ["A, B", ""])
  }

  @Test("Stops are a file where they are one word that has the ending of one, or is called like one that is there")
  func isFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("lat,lon\n", as: "stops")
    for word in ["-", "nowhere/STOPS.csv", "a.kmz", file] { #expect(StopList.isFile([word]), "\(word)") }
    for word in ["60.1755,24.9205", "60.1755,24.9205,a.csv", "Mestalla", file + "x"] {
      #expect(!StopList.isFile([word]), "\(word)")
    }
    #expect(!StopList.isFile([]) && !StopList.isFile([file, "a.csv"]))
  }
}
