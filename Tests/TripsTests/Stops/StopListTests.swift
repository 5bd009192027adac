import Geo
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
}
