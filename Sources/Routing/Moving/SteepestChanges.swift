/// How much more a way can cost for being travelled earlier or later.
struct SteepestChanges: Sendable {
  let times: [Double]
  /// The steepest rise and fall of any weight from a moment to the next, in a millisecond and at least 0.
  let rises: [Double]
  let falls: [Double]
  /// The longest that one edge takes: for so long a street has the air of the moment in which it was reached.
  let longestEdge: Double

  /// The most that the rest of a way costs more when it begins at `time + shift` instead of `time`, for a rest of up to `timeLeft`.
  ///
  /// Each part costs at most the change of its weight within the shift more, and parts are reached between two moments for as long
  /// as lies between them, the shift before and an edge behind.
  @inline(__always)
  func loss(from time: Double, shift: Double, timeLeft: Double) -> Double {
    let slopes = shift > 0 ? rises : falls
    let span = abs(shift)
    let start = min(time, time + shift)
    let end = max(time, time + shift) + timeLeft
    var loss = 0.0
    for index in slopes.indices where slopes[index] > 0 {
      let reached = min(times[index + 1] + longestEdge, end) - max(times[index] - span, start)
      if times[index + 1] > start, reached > 0 { loss += slopes[index] * span * reached }
    }
    return loss
  }
}
