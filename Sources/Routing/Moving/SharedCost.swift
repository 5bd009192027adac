/// What the time of a way costs, whatever its streets: the integral of a function that is straight between moments and
/// level outside of them.
struct SharedCost: Sendable {
  private let times: [Double]
  /// Cost of a millisecond at each moment; the last is at least 0.
  private let slopes: [Double]
  /// Cost from the first moment to each.
  private let sums: [Double]
  /// Where it costs least to arrive, later being dearer again.
  private let valleys: [(time: Double, value: Double)]

  /// Takes what the streets have in common, the cost of a millisecond without pollution (`base`) and at p = 1 beyond
  /// that (`scale`).
  init(_ curve: ReferenceCurve, times: [Double], base: Double, scale: Double) {
    let slopes = curve.values.map { base + scale * ($0 - curve.reference) }
    var sums = [0.0]
    var valleys: [(time: Double, value: Double)] = []
    for index in times.indices.dropLast() {
      let (slope, next, span) = (slopes[index], slopes[index + 1], times[index + 1] - times[index])
      if slope < 0, next >= 0 {
        let part = slope / (slope - next)
        valleys.append((times[index] + part * span, sums[index] + part * span * slope / 2))
      }
      sums.append(sums[index] + span * (slope + next) / 2)
    }
    self.times = times
    // Rounding must not make it a gain to go on for ever.
    self.slopes = slopes.dropLast() + slopes.suffix(1).map { max(0, $0) }
    self.sums = sums
    self.valleys = valleys
  }

  /// The least that a time costs that begins at `start` and takes `milliseconds` or more.
  func least(from start: Double, atLeast milliseconds: Double) -> Double {
    let end = start + milliseconds
    var least = value(at: end)
    for valley in valleys where valley.time >= end { least = min(least, valley.value) }
    return least - value(at: start)
  }

  /// The cost from the first moment on, below 0 before it.
  private func value(at time: Double) -> Double {
    guard let first = times.first, time > first else { return slopes[0] * (time - times[0]) }
    var index = 0
    while index + 1 < times.count, times[index + 1] <= time { index += 1 }
    let along = time - times[index]
    guard index + 1 < times.count else { return sums[index] + along * slopes[index] }
    let change = (slopes[index + 1] - slopes[index]) / (times[index + 1] - times[index])
    return sums[index] + along * (slopes[index] + change * along / 2)
  }
}
