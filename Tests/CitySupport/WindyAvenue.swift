package import AirData
internal import Foundation
package import Geo
internal import Planner
package import Setup
internal import TestSupport

/// A primary street from west to east, a traffic station 10 m north of it, and a background station far from it.
package struct WindyAvenue {
  /// A place 13 m north of the street, which a wind from the south makes the lee side.
  package static let lee = Coordinate(latitude: 39.47012, longitude: -0.39)
  /// A place as far south of it.
  package static let luff = Coordinate(latitude: 39.46988, longitude: -0.39)

  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="39.47" lon="-0.40" version="1"/>
      <node id="2" lat="39.47" lon="-0.34" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/>
        <tag k="highway" v="primary"/><tag k="lanes" v="2"/><tag k="oneway" v="no"/></way>
    </osm>
    """

  private let folder: TemporaryFolder

  /// Draws the street.
  /// - Throws: an error when its file cannot be written.
  package init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.osm, as: "avenue.osm")
  }

  /// The wind of an hour that begins some hours after 08:00; its speed in m/s.
  package static func wind(_ speed: Double, from degrees: Double, hours: Int = 0) -> WindReading {
    let start = FakeCity.hour + Double(hours) * 3600
    return WindReading(
      coordinate: Coordinate(latitude: 39.46, longitude: -0.35), speedMetersPerSecond: speed, fromDegrees: degrees,
      start: start, end: start + 3600, sourceID: "feed")
  }

  /// A city that has collected the hour and the one before, with these winds, which count.
  /// - Throws: an error when it cannot be made or collect.
  package func city(
    _ winds: [WindReading], change: (inout CityConfiguration) -> Void = { _ in }
  ) async throws -> FakeCity {
    let readings = [-1, 0].flatMap { hour in
      [(50.0, "street", StationType.traffic, 39.47009), (20, "park", .background, 39.49)].map {
        let start = FakeCity.hour + Double(hour) * 3600
        return Reading(
          station: Station(
            id: $0.1, name: $0.1, coordinate: Coordinate(latitude: $0.3, longitude: -0.37), type: $0.2),
          pollutant: .no2, concentration: $0.0, start: start, end: start + 3600, sourceID: "feed")
      }
    }
    let city = try FakeCity([FakeFeed(winds: winds) { _ in readings }]) {
      $0.network = folder.path("avenue.osm")
      $0.wind = true
      change(&$0)
    }
    city.clock.advance(hours: 1)
    _ = try await city.engine.collect(from: FakeCity.hour - 3600, to: FakeCity.hour + 3600)
    return city
  }
}
