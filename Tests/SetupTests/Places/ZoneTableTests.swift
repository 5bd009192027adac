import Foundation
import Geo
import Testing

@testable import Setup

@Suite("The time zone of a place")
struct ZoneTableTests {
  @Test(
    "is that of the nearest place of the table, on both sides of a border",
    arguments: [
      (39.47, -0.38, "Europe/Madrid"), (42.24, -8.72, "Europe/Madrid"), (41.15, -8.61, "Europe/Lisbon"),
      (-30.03, -51.23, "America/Sao_Paulo"), (39.29, -76.61, "America/New_York"), (60.17, 24.94, "Europe/Helsinki"),
      (28.61, 77.21, "Asia/Kolkata"), (-33.87, 151.21, "Australia/Sydney"), (9.93, -84.08, "America/Costa_Rica"),
      (35.68, 139.69, "Asia/Tokyo"), (51.05, 3.72, "Europe/Brussels"),
    ])
  func tellsTheClock(latitude: Double, longitude: Double, name: String) throws {
    let zone = try #require(ZoneTable.zone(of: Coordinate(latitude: latitude, longitude: longitude)))
    let wanted = try #require(TimeZone(identifier: name))
    for month in 0..<12 {
      let day = Date(timeIntervalSince1970: 1_767_225_600 + Double(month) * 30.4 * 86_400)
      #expect(zone.secondsFromGMT(for: day) == wanted.secondsFromGMT(for: day), "\(zone.identifier), month \(month)")
    }
  }

  @Test("every place of the table is on the globe, and its zone one that the system knows")
  func isSound() {
    #expect(ZoneTable.places.count > 600)
    for place in ZoneTable.places {
      #expect(abs(place.coordinate.latitude) <= 90 && abs(place.coordinate.longitude) <= 180)
      #expect(TimeZone(identifier: place.zone) != nil, "\(place.zone)")
    }
  }
}
