internal import Geo

/// The letter of a place on the map, or the letters of places that lie on one another there.
struct RouteSign: Hashable {
  /// The letters, with a dot between two.
  let text: String
  /// Its middle.
  let place: PlanePoint
  /// Points from its middle to that of either round end; 0 for a disc.
  let reach: Double

  /// Nearer to each other than this many points, the upper disc hides the letter of the lower one.
  private static let hidingPoints = 15.0
  /// Most letters of one sign.
  private static let mostLetters = 4
  /// Points of a letter, of the dot between two, and of a text that a disc holds.
  private static let (letterWidth, dotWidth, discWidth) = (11.0, 5.0, 13.0)

  /// The signs of a map in the order of the way, where `project` tells where on the drawing a place lies.
  static func all(of routes: RouteMap, project: (Coordinate) -> PlanePoint) -> [RouteSign] {
    var found: [(place: PlanePoint, letters: [String])] = []
    for (letter, coordinate) in routes.signs {
      let place = project(coordinate)
      if let below = found.firstIndex(where: { $0.place.distance(to: place) < hidingPoints }) {
        found[below].letters.append(letter)
      } else {
        found.append((place, [letter]))
      }
    }
    return found.map { RouteSign($0.letters, at: $0.place) }
  }

  private init(_ letters: [String], at place: PlanePoint) {
    self.place = place
    text = letters.prefix(Self.mostLetters).joined(separator: "·") + (letters.count > Self.mostLetters ? "…" : "")
    let width = text.reduce(0) { $0 + ($1 == "·" ? Self.dotWidth : Self.letterWidth) }
    reach = letters.count > 1 ? (width - Self.discWidth) / 2 : 0
  }
}
