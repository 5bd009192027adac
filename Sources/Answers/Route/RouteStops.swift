internal import Geo
internal import Trips

/// The places that the routes of an answer were to go over, for forms that show them as points.
enum RouteStops {
  /// A place with its turn on the way.
  struct Place: Encodable, Sendable {
    let place: Coordinate
    /// Its turn, from 1.
    let turn: Int
    /// Its number in the list of the question, from 1; nil for a start or an end beside the list.
    let number: Int?
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

  /// The stops of a trip in the order in which they are visited, else those on the way; none of a plain route.
  static func places(_ answer: RouteAnswer) -> [Place] {
    let stops: [(TripStop, Int?)] =
      answer.trip?.visits.map { ($0.stop, $0.number) }
      ?? answer.via.enumerated().map { (TripStop($1), Optional($0 + 1)) }
    return stops.enumerated().map { turn, visit in
      Place(place: visit.0.place, turn: turn + 1, number: visit.1, name: visit.0.name)
    }
  }
}
