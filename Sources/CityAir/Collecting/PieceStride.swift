/// How many pieces of time a source is asked for at once.
///
/// One, but for a source that reads all that it has for each question: that is asked for more, as long as memory holds
/// their readings.
struct PieceStride {
  /// How many are asked for next.
  private(set) var count = 1
  private var mayGrow: Bool

  /// Most pieces at once.
  static let maxPieces = 8
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
    count = max(1, min(fitting, 2 * count, Self.maxPieces))
  }

  /// Goes back to one piece for good, where several were too much for the source.
  /// - Returns: Whether there were several.
  mutating func giveUp() -> Bool {
    defer { (count, mayGrow) = (1, false) }
    return count > 1
  }
}
