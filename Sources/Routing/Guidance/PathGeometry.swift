package import Geo
package import Streets

/// A place of a path's line.
package struct PathPoint: Hashable, Sendable {
  package let place: Coordinate
  /// Seconds after the start at which it is reached.
  package let seconds: Double
}

extension Router {
  /// Shape points closer together than this on both axes are one point; a tenth of what the graph resolves.
  private static let sameDegrees = 1e-8

  /// The line of a path, from its origin to its destination, without repeated points, with the seconds after the start
  /// at which each place is reached, and the place at which each piece begins.
  ///
  /// There are always at least two places: a path of 0 m has its one place twice. A path without pieces does not know
  /// its place, so the origin of the query comes along. On a piece one goes at one speed. Where several places are one,
  /// the time is that of the first.
  package func line(of path: Path, from origin: SnappedPoint) -> PathLine {
    var line = PathLine()
    var seconds = 0.0
    for piece in path.pieces {
      line.firstPoints.append(max(0, line.points.count - 1))
      for (place, share) in shape(of: piece) {
        if let last = line.points.last, isSame(last.place, place) { continue }
        line.points.append(PathPoint(place: place, seconds: seconds + share * piece.durationSeconds))
      }
      seconds += piece.durationSeconds
    }
    if line.points.isEmpty { line.points.append(PathPoint(place: origin.place, seconds: 0)) }
    if line.points.count == 1 { line.points.append(PathPoint(place: line.points[0].place, seconds: seconds)) }
    line.firstPoints.append(line.points.count - 1)
    return line
  }

  private func isSame(_ place: Coordinate, _ other: Coordinate) -> Bool {
    abs(place.latitude - other.latitude) < Self.sameDegrees && abs(place.longitude - other.longitude) < Self.sameDegrees
  }

  /// The places of a piece, each with the share of the piece's length that lies before it.
  private func shape(of piece: Path.Piece) -> [(place: Coordinate, share: Double)] {
    guard let line = Polyline(places(of: piece)) else { return [] }
    let length = line.lengthMeters
    return zip(line.places, line.distancesMeters).map { ($0, length > 0 ? $1 / length : 0) }
  }

  private func places(of piece: Path.Piece) -> [Coordinate] {
    let shape = graph.shape(ofSegment: piece.segment)
    switch (piece.startFraction, piece.endFraction) {
    case (0, 1): return shape
    case (1, 0): return shape.reversed()
    case (let start, let end): return Polyline(shape)?.slice(from: start, to: end) ?? []
    }
  }
}
