import AirData
import Foundation
import Geo
import Testing

@Suite("What stations measure beside pollutants")
struct SpeciesTests {
  @Test(
    "is read as feeds write it",
    arguments: [
      ("NO", Species.no), ("NOx", .nox), ("benzene", .benzene), ("C6H6", .benzene), ("BC", .blackCarbon),
      ("UFP", .ultrafineParticles), ("Temperature", .temperature), ("RH", .humidity), ("humidity", .humidity),
    ])
  func parses(text: String, species: Species) {
    #expect(Species(parsing: text) == species)
  }

  @Test("is never one of the pollutants that maps are made of", arguments: Species.allCases)
  func isNoPollutant(species: Species) {
    #expect(Pollutant(parsing: species.rawValue) == nil && Pollutant(parsing: species.symbol) == nil)
    #expect(Species(parsing: species.rawValue) == species && Species(parsing: "smell") == nil)
  }

  private func reading(_ species: Species, _ value: Double, seconds: Double = 3600, latitude: Double = 39.5)
    -> SpeciesReading
  {
    let start = Date(timeIntervalSince1970: 1_772_438_400)
    let station = Station(
      id: "a", name: "A", coordinate: Coordinate(latitude: latitude, longitude: -0.4), type: .background)
    return SpeciesReading(
      station: station, species: species, value: value, start: start, end: start + seconds, sourceID: "feed")
  }

  @Test("is sound within what nature knows")
  func flaws() {
    #expect(reading(.temperature, -30).flaw == nil && reading(.humidity, 100).flaw == nil)
    #expect(reading(.temperature, 200).flaw == "the value of T is beyond all sense")
    #expect(reading(.no, -1).flaw == "the value of NO is beyond all sense")
    #expect(reading(.nox, .nan).flaw != nil)
    #expect(reading(.no, 1, seconds: 0).flaw == "the averaging interval does not end after it starts")
    #expect(reading(.no, 1, latitude: 95).flaw == "the station is outside the globe")
  }
}

@Suite("The details of a station")
struct StationDetailsTests {
  @Test("are the same when they say the same, and empty when they say nothing")
  func equality() {
    let place = Coordinate(latitude: 39.5, longitude: -0.4)
    let moves = [10.0, 5].map { StationDetails.Move(date: Date(timeIntervalSince1970: $0), from: place) }
    let details = StationDetails(area: .rural, altitudeMeters: 12, moves: moves)
    #expect(details == StationDetails(area: .rural, altitudeMeters: 12, moves: moves.reversed()))
    #expect(details.hashValue == StationDetails(area: .rural, altitudeMeters: 12, moves: moves).hashValue)
    #expect(details.moves.map(\.date.timeIntervalSince1970) == [5, 10])
    #expect(details != StationDetails(area: .rural, altitudeMeters: 13, moves: moves) && !details.isEmpty)
    #expect(StationDetails(altitudeMeters: .nan, inletHeightMeters: .infinity).isEmpty)
  }

  @Test("of its type are read from a network's words", arguments: ["", "park", "123", "sub urb an"])
  func unknownTypes(text: String) {
    #expect(StationType.parse(text) == nil)
  }
}
