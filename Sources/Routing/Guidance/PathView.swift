/// What there is to know of a path piece by piece, for those who look for what has to be told.
struct PathView {
  let path: Path
  /// By piece.
  let forms: [WayForm]
  /// By piece: what was passed before it, in metres; at the end, the length of all.
  let meters: [Double]
  /// By piece but the first.
  let turns: [PathTurn]

  /// What one sees where a piece begins, which is not the first.
  func turn(_ piece: Int) -> PathTurn { turns[piece - 1] }

  /// Metres from where a piece begins to where another does.
  func meters(from piece: Int, to other: Int) -> Double { meters[other] - meters[piece] }

  /// The stretches whose pieces fulfil a condition, as ranges of pieces; interruptions of up to some metres count as
  /// inside.
  func stretches(joining gap: Double = 0, where holds: (Int) -> Bool) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for piece in path.pieces.indices where holds(piece) {
      if let last = stretches.last, meters(from: last.upperBound, to: piece) <= gap {
        stretches[stretches.count - 1] = last.lowerBound..<piece + 1
      } else {
        stretches.append(piece..<piece + 1)
      }
    }
    return stretches
  }

  /// Whether a piece is travelled against its segment's shape.
  func isReversed(_ piece: Int) -> Bool { path.pieces[piece].isReversed }
}
