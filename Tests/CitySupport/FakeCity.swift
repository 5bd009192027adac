package import AirData
internal import AirField
package import Foundation
package import Geo
package import Planner
package import Setup
package import TestSupport

/// A city with feeds in memory and an archive in a folder of its own.
package struct FakeCity {
  /// 2026-03-02T08:00Z.
  package static let hour = Date(timeIntervalSince1970: 1_772_438_400)
  /// Where its stations stand when nothing is said.
  package static let place = Coordinate(latitude: 39.47, longitude: -0.37)

  /// The folder of its archive, `air.sqlite`.
  package let folder: TemporaryFolder
  /// The clock that its engine reads.
  package let clock: FakeClock
  /// What answers questions about it.
  package let engine: CityEngine

  /// The feeds stand in the configuration under their ids, and it is half past eight; answers may be for everybody.
  /// - Throws: an error when its folder cannot be made.
  package init(
    _ feeds: [FakeFeed], answersEverybody: Bool = false, change: (inout CityConfiguration) -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    clock = FakeClock(Self.hour + 1800)
    let registry = Registry()
    for feed in feeds { registry.add(feed.entry) }
    var city = CityConfiguration()
    city.box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    city.archive = folder.path("air.sqlite")
    city.fieldMethod = .mean
    city.sources = feeds.map { CityConfiguration.Source(id: $0.id, settings: [:]) }
    change(&city)
    var host = HostEnvironment(
      registry: registry, http: CurlHTTPClient(version: "0.0.0"), clock: clock, cacheFolder: folder.url)
    host.answersEverybody = answersEverybody
    engine = CityEngine(city: city, host: host)
  }

  /// A reading of an hour that begins some hours after 08:00.
  package static func reading(
    _ concentration: Double, hours: Int = 0, pollutant: Pollutant = .no2, station: String = "a",
    at place: Coordinate = place,
    kind: Reading.Kind = .observed, source: String = "feed"
  ) -> Reading {
    let start = hour + Double(hours) * 3600
    return Reading(
      station: Station(id: station, name: station, coordinate: place, type: .unknown), pollutant: pollutant,
      concentration: concentration, start: start, end: start + 3600, kind: kind, sourceID: source)
  }
}
