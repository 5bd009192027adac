/// The line of a path, and where on it each piece begins.
package struct PathLine: Sendable {
  /// The places, without repeated ones; at least two.
  package internal(set) var points: [PathPoint] = []
  /// For each piece the place at which it begins, as a number of ``points``; at the end, that of the last place.
  package internal(set) var firstPoints: [Int] = []

  /// The places of a piece.
  package func points(ofPieces pieces: Range<Int>) -> ArraySlice<PathPoint> {
    let last = max(firstPoints[pieces.upperBound], firstPoints[pieces.lowerBound])
    return points[firstPoints[pieces.lowerBound]...min(last, points.count - 1)]
  }
}
