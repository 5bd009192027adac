import Geo
import TestSupport
import Testing

/// The line of a route in a JSON answer.
struct RouteLine {
  let places: [Coordinate]

  init(_ route: JSONValue) throws {
    places = try route["geometry"]["coordinates"].elements.map { try #require(Self.place($0)) }
    try #require(places.count >= 2)
  }

  /// The place of a position, which has the longitude first.
  static func place(_ position: JSONValue) -> Coordinate? {
    guard let longitude = position[0].number, let latitude = position[1].number else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  var lengthMeters: Double {
    zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distanceMeters(to: $1.1) }
  }

  /// Least distance to a place, looked for every few metres along the line.
  func nearestMeters(to center: Coordinate, everyMeters step: Double = 2) -> Double {
    var nearest = Double.infinity
    for (start, end) in zip(places, places.dropFirst()) {
      let count = Int(start.distanceMeters(to: end) / step) + 1
      for index in 0...count {
        let share = Double(index) / Double(count)
        let place = Coordinate(
          latitude: start.latitude + share * (end.latitude - start.latitude),
          longitude: start.longitude + share * (end.longitude - start.longitude))
        nearest = min(nearest, place.distanceMeters(to: center))
      }
    }
    return nearest
  }
}
