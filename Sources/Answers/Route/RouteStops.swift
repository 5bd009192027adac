internal import Geo
internal import Trips

/// The places that the routes of an answer were to go over, for forms that show them as points.
enum RouteStops {
  /// A place with its turn on the way.
  struct Place: Encodable, Sendable {
    let place: Coordinate
    /// Its turn, from 1.
    let turn: Int
    let name: String

    private enum Key: String, CodingKey {
      case turn, name
    }

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(turn, forKey: .turn)
      try keys.encode(name, forKey: .name)
    }
  }

  /// Those of a trip in the order in which they are visited, else those on the way; none of a plain route.
  static func places(_ answer: RouteAnswer) -> [Place] {
    let stops = answer.trip?.visits.map(\.stop) ?? answer.via.map { TripStop($0) }
    return stops.enumerated().map { Place(place: $1.place, turn: $0 + 1, name: $1.name) }
  }
}
