internal import Geo
internal import Streets

extension JunctionFinder {
  /// How far along a street its direction is taken, in metres, so that a kink at the junction itself does not count.
  private static let sightMeters = 10.0

  /// The direction in which one comes to the end of a piece.
  func arrivalDegrees(_ piece: Path.Piece) -> Double {
    Bearing.opposite(direction(leaving: piece, atEnd: true))
  }

  /// The direction in which one sets out on a piece.
  func departureDegrees(_ piece: Path.Piece) -> Double { direction(leaving: piece, atEnd: false) }

  /// The direction from one end of a piece along it, as far as it leads.
  private func direction(leaving piece: Path.Piece, atEnd: Bool) -> Double {
    let isReversed = piece.isReversed != atEnd
    let (first, last) =
      atEnd ? (piece.endFraction, piece.startFraction) : (piece.startFraction, piece.endFraction)
    let isShort = first != last && piece.lengthMeters < Self.sightMeters
    return direction(
      ofSegment: piece.segment, from: first, to: isShort ? last : (isReversed ? 0 : 1), isReversed: isReversed)
  }

  /// The direction from a place of a segment along its shape or against it, looking no farther than to another one.
  func direction(ofSegment segment: Int, from first: Double, to last: Double, isReversed: Bool) -> Double {
    guard first == (isReversed ? 1 : 0), last == (isReversed ? 0 : 1) else {
      return direction(along: graph.shape(ofSegment: segment), from: first, to: last, isReversed: isReversed)
    }
    return directions.degrees(ofSegment: segment, fromEnd: isReversed) {
      direction(along: graph.shape(ofSegment: segment), from: first, to: last, isReversed: isReversed)
    }
  }

  /// The direction from a place of a shape along it or against it, looking no farther than to another one.
  private func direction(along shape: [Coordinate], from first: Double, to last: Double, isReversed: Bool) -> Double {
    guard let line = Polyline(shape) else { return 0 }
    let share = min(abs(last - first), Self.sightMeters / max(line.lengthMeters, .leastNormalMagnitude))
    return line.place(atFraction: first)
      .bearingDegrees(to: line.place(atFraction: first + (isReversed ? -share : share)))
  }
}
