import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("Parts of a field's error")
struct ErrorPartsTests {
  @Test("without streets are the field's σ, and nothing beyond the mask")
  func withoutStreets() throws {
    let hour = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3600)
    let center = Coordinate(latitude: 39.47, longitude: -0.37)
    let reading = Reading(
      station: Station(id: "s", name: "s", coordinate: center, type: .background), pollutant: .no2, concentration: 30,
      start: hour.start, end: hour.end, kind: .observed, sourceID: "test")
    let field = try PollutionField(hour: hour, readings: [reading], method: .kriging)
    let places = [center, Coordinate(latitude: 39.48, longitude: -0.36), Coordinate(latitude: 41, longitude: 2)]
    let parts = field.errorParts(.no2, at: places)
    #expect(parts.count == 3 && parts[2] == nil)
    for (place, part) in zip(places, parts).prefix(2) {
      let sigma = try #require(field.estimate(.no2, at: place)).sigma
      #expect(part == ErrorParts(background: sigma, street: 0, increment: 0))
    }
    #expect(field.errorParts(.pm25, at: places) == [nil, nil, nil])
  }
}
