/// How many pieces of time a source is asked for at once.
///
/// One, but for a source that reads all that it has for each question: that is asked for more, as long as memory holds
/// their readings. A table behind an address may be sent whole each time, so that few questions spare its server.
struct PieceStride {
  /// How many are asked for next.
  private(set) var count = 1
  private var mayGrow: Bool

  /// Most pieces at once.
  static let maxPieces = 64
  /// Most pieces at once after an answer without any reading, which does not show how many the next one may have.
  static let maxPiecesAfterNone = 8
  /// About how many readings an answer may have.
  static let manyReadings = 100_000

  /// Begins with one.
  init(mayGrow: Bool) {
    self.mayGrow = mayGrow
  }

  /// Notes how many readings the last answer had.
  mutating func note(readings: Int) {
    guard mayGrow else { return }
    let fitting = Self.manyReadings * count / max(1, readings)
    count = max(1, min(fitting, 2 * count, readings > 0 ? Self.maxPieces : Self.maxPiecesAfterNone))
  }

  /// Goes back to one piece for good, where several were too much for the source.
  /// - Returns: Whether there were several.
  mutating func giveUp() -> Bool {
    defer { (count, mayGrow) = (1, false) }
    return count > 1
  }
}
