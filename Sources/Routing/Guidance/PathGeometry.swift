package import Geo
package import Streets

extension Router {
  /// Shape points closer together than this on both axes are one point; a tenth of what the graph resolves.
  private static let sameDegrees = 1e-8

  /// The line of a path, from its origin to its destination, without repeated points.
  ///
  /// There are always at least two places: a path of 0 m has its one place twice. A path without pieces does not know
  /// its place, so the origin of the query comes along.
  package func geometry(of path: Path, from origin: SnappedPoint) -> [Coordinate] {
    var places: [Coordinate] = []
    for place in path.pieces.lazy.flatMap({ shape(of: $0) }) {
      if let last = places.last, isSame(last, place) { continue }
      places.append(place)
    }
    if places.isEmpty { places.append(origin.place) }
    if places.count == 1 { places.append(places[0]) }
    return places
  }

  private func isSame(_ place: Coordinate, _ other: Coordinate) -> Bool {
    abs(place.latitude - other.latitude) < Self.sameDegrees && abs(place.longitude - other.longitude) < Self.sameDegrees
  }

  private func shape(of piece: Path.Piece) -> [Coordinate] {
    Polyline(graph.shape(ofSegment: piece.segment))?.slice(from: piece.startFraction, to: piece.endFraction) ?? []
  }
}
