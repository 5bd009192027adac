internal import Geo

/// The letter of a place on the map, or the letters of places that lie on one another there.
struct RouteSign: Hashable {
  /// The letters, with a dot between two.
  let text: String
  /// Its middle.
  let place: PlanePoint
  /// Points from its middle to that of either round end; 0 for a disc.
  let reachPoints: Double

  /// Its middle and those of its round ends.
  var middles: [PlanePoint] {
    reachPoints > 0 ? [-reachPoints, 0, reachPoints].map { PlanePoint(x: place.x + $0, y: place.y) } : [place]
  }

  /// Nearer to each other than this many points, the upper disc hides the letter of the lower one.
  private static let hidingPoints = 15.0
  /// Most letters of one sign.
  private static let maxLetters = 4
  /// Points of a letter, of the dot between two, and of a text that a disc holds.
  private static let (letterWidth, dotWidth, discWidth) = (11.0, 5.0, 13.0)

  /// The signs of a map in the order of the way, where `project` tells where on the drawing a place lies.
  static func all(of routes: RouteMap, project: (Coordinate) -> PlanePoint) -> [RouteSign] {
    var found: [(sign: RouteSign, letters: [String])] = []
    for (letter, coordinate) in routes.signs {
      let place = project(coordinate)
      if let below = found.firstIndex(where: { $0.sign.hides(place) }) {
        found[below].letters.append(letter)
        found[below].sign = RouteSign(found[below].letters, at: found[below].sign.place)
      } else {
        found.append((RouteSign([letter], at: place), [letter]))
      }
    }
    return found.map(\.sign)
  }

  /// Whether the letter of a place lies below it.
  private func hides(_ other: PlanePoint) -> Bool {
    let beside = max(0, abs(other.x - place.x) - reachPoints)
    return PlanePoint(x: beside, y: other.y - place.y).distance(to: PlanePoint(x: 0, y: 0)) < Self.hidingPoints
  }

  private init(_ letters: [String], at place: PlanePoint) {
    self.place = place
    // The last one stays, since it may be that of the destination.
    text =
      letters.count > Self.maxLetters
      ? "\(letters.prefix(Self.maxLetters - 1).joined(separator: "·"))…\(letters[letters.count - 1])"
      : letters.joined(separator: "·")
    let width = text.reduce(0) { $0 + ($1 == "·" ? Self.dotWidth : Self.letterWidth) }
    reachPoints = letters.count > 1 ? (width - Self.discWidth) / 2 : 0
  }
}
