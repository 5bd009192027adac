package import Geo

extension Coordinate {
  /// The most metres between two stations that are one, under whatever ids two sources have it.
  package static let samePlaceMeters = 100.0

  /// Whether two stations stand at one place.
  package func isSamePlace(as other: Coordinate) -> Bool { isWithin(Self.samePlaceMeters, of: other) }

  /// Whether a place is at most some metres away; most that are not are told by their latitude alone.
  package func isWithin(_ meters: Double, of place: Coordinate) -> Bool {
    abs(latitude - place.latitude) * 110_000 <= meters && distanceMeters(to: place) <= meters
  }
}
