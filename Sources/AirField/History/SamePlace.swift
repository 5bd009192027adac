internal import AirData
package import Geo

extension Coordinate {
  /// Whether two stations stand at one place.
  package func isSamePlace(as other: Coordinate) -> Bool { isWithin(Station.samePlaceMeters, of: other) }

  /// Whether a place is at most some metres away; most that are not are told by their latitude alone.
  package func isWithin(_ meters: Double, of place: Coordinate) -> Bool {
    abs(latitude - place.latitude) * 110_000 <= meters && distanceMeters(to: place) <= meters
  }
}
