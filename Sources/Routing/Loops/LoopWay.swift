/// A round trip that was found.
package struct LoopWay: Hashable, Sendable {
  /// The way.
  package let path: Path
  /// Its length in the measure of the question.
  package let length: Double
  /// The share of its metres that is travelled a second time.
  package let repeatedShare: Double
  /// The largest share of its metres that it has in common with one of the loops before it.
  package let sharedShare: Double
  /// Its pollution in the mean over its time beside that of all streets within half its length, which is 1.
  package let relativePollution: Double
}
