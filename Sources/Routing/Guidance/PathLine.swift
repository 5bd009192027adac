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

  /// The parts of the line whose pieces are of a kind, each by the numbers of its first and its last place; those that
  /// follow each other are one, and pieces that add no place to the line are left out.
  package func parts(where isOfKind: (_ piece: Int) -> Bool) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    for piece in firstPoints.indices.dropLast() where isOfKind(piece) {
      let (first, last) = (firstPoints[piece], firstPoints[piece + 1])
      guard first < last else { continue }
      if let before = parts.last, before.upperBound == first {
        parts[parts.count - 1] = before.lowerBound...last
      } else {
        parts.append(first...last)
      }
    }
    return parts
  }
}
