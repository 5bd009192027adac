import AirData
import Foundation
import Geo
import Testing

@testable import PluginHost

private let start = Date(timeIntervalSince1970: 1_800_000_000)

private func station(latitude: Double = 39.5) -> Station {
  Station(id: "a", name: "A", coordinate: Coordinate(latitude: latitude, longitude: -0.4), type: .unknown)
}

private func reading(_ concentration: Double = 5, latitude: Double = 39.5, seconds: Double = 3600) -> Reading {
  Reading(
    station: station(latitude: latitude), pollutant: .no2, concentration: concentration, start: start,
    end: start + seconds, sourceID: "test")
}

private func airMap(_ content: AirMap.Content, days: Double = 1, resolutionMeters: Double = 25) -> AirMap {
  AirMap(
    pollutant: .no2, from: start, to: start + days * 86_400, licence: "CC0", attribution: "City",
    resolutionMeters: resolutionMeters, content: content)
}

private func cells(_ values: [Float] = [1, 2], east: Double = 4, columns: Int = 2) -> AirMap.Content {
  let box = BoundingBox(west: 0, south: 0, east: east, north: 2)
  return .raster(AirMapRaster(box: box, columns: columns, rows: 1, values: values))
}

private func line(_ latitudes: [Double]) -> AirMap.Content {
  .lines([AirMapLine(points: latitudes.map { Coordinate(latitude: $0, longitude: 0) }, value: 5)])
}

@Suite("What is wrong with what a source gave")
struct FlawWordsTests {
  @Test("is told of readings in Spanish and Valencian")
  func readings() throws {
    let flawed = [
      reading(.nan), reading(-1), reading(2e6), reading(latitude: 91), reading(seconds: .nan), reading(seconds: 0),
    ]
    for reading in flawed { try check(reading.flaw) }
  }

  @Test("is told of what is measured beside pollutants in Spanish and Valencian", arguments: Species.allCases)
  func species(species: Species) throws {
    let reading = SpeciesReading(
      station: station(), species: species, value: -1000, start: start, end: start + 3600, sourceID: "test")
    try check(reading.flaw)
  }

  @Test("is told of maps in Spanish and Valencian")
  func maps() throws {
    let flawed = [
      airMap(cells(), days: 0), airMap(cells(), resolutionMeters: .nan), airMap(cells([1, -1])),
      airMap(cells([1, 3e6])), airMap(cells([.nan, .nan])), airMap(cells(east: -1)), airMap(cells([], columns: 0)),
      airMap(cells([1])), airMap(.lines([])), airMap(line([39])), airMap(line([39, 91])),
    ]
    for map in flawed { try check(map.flaw) }
  }

  @Test("stays as it is where nobody has translated it")
  func unknown() {
    #expect(FlawWords.text("it smells") == LocalizedText(same: "it smells"))
  }

  private func check(_ flaw: String?) throws {
    let text = FlawWords.text(try #require(flaw))
    #expect(text.en == flaw && Set([text.en, text.es, text.ca]).count == 3, "\(text)")
  }
}
