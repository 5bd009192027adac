/// How much more a way can cost for being travelled earlier or later.
///
/// Two limits, of which the lower one holds. By the one, each part of a way costs at most the steepest change of any
/// weight within the shift more, for as long as changing parts are reached. It is loose where weights are far apart,
/// and no limit at all where a weight of next to nothing lets a better way last for ever.
///
/// By the other, weights grow by shares. With w' ≤ ρ (w + σ) between two moments for every weight w, w(t + s) + σ ≤
/// (w(t) + σ) exp(ρ s) (Grönwall's inequality), so a rest of cost C, of which parts of a duration D change, costs at
/// most (exp(ρ s) − 1) (C + σ D) more. Only ways that better the best known one count, so C is what is left to that
/// one's cost. Zones multiply a weight at all times alike, so its shares stay what they are. σ keeps ρ small where a
/// weight is next to nothing: 0 for a cost that counts time, which no clean air takes away.
struct SteepestChanges: Sendable {
  /// The steepest changes from a moment to the next, in a millisecond and at least 0.
  struct Slopes: Sendable {
    /// Of any weight.
    var absolute: [Double]
    /// Of any weight in shares of it and ``SteepestChanges/floor``: ρ.
    var relative: [Double]
  }

  let times: [Double]
  let rises: Slopes
  let falls: Slopes
  /// σ of edges that take up to ``longestWithFloor``; for others it is 0.
  let floor: Double
  let longestWithFloor: Double
  /// The longest that one edge takes: for so long a street has the air of the moment in which it was reached.
  let longestEdge: Double

  /// The most that the rest of a way costs more when it begins at `time + shift` instead of `time`, for a rest of up to
  /// `timeLeft` that costs up to `costLeft` at `time`.
  ///
  /// Parts are reached between two moments for as long as lies between them, the shift before and an edge behind.
  @inline(__always)
  func loss(from time: Double, shift: Double, timeLeft: Double, costLeft: Double) -> Double {
    let span = abs(shift)
    let start = min(time, time + shift)
    let end = start + span + timeLeft
    let slopes = shift > 0 ? rises : falls
    var (loss, rate, changing) = (0.0, 0.0, 0.0)
    for index in slopes.absolute.indices where slopes.absolute[index] > 0 {
      let reached = min(times[index + 1] + longestEdge, end) - max(times[index] - span, start)
      guard times[index + 1] > start, reached > 0 else { continue }
      loss += slopes.absolute[index] * span * reached
      rate = max(rate, slopes.relative[index])
      changing = min(times[index + 1] + longestWithFloor, end) - start
    }
    let growth = rate * span
    // exp(x) − 1 is at most x + x² up to 1.
    guard growth <= 1 else { return loss }
    return min(loss, growth * (1 + growth) * (costLeft + floor * changing))
  }
}
