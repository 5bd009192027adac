/// What a way can undercut the metric of later moments by, before those have come: the integral of shortfalls that
/// change evenly from moment to moment and are 0 from the last on.
struct Shortfall: Sendable {
  private let times: [Double]
  private let values: [Double]
  /// What is left at each moment.
  private let sums: [Double]
  /// What streets that are reached before the last moment lose besides, in a millisecond, and how long the longest of
  /// them takes.
  private let lag: Double
  private let longest: Double

  /// Takes the shortfalls at the first moments; of more than one the last is 0.
  init(_ shortfalls: [Double], times: [Double], lag: Double, longest: Double) {
    values = shortfalls
    self.times = times
    self.lag = lag
    self.longest = longest
    var sums = [Double](repeating: 0, count: shortfalls.count)
    for index in shortfalls.indices.dropLast().reversed() {
      sums[index] =
        sums[index + 1] + (times[index + 1] - times[index]) * (shortfalls[index] + shortfalls[index + 1]) / 2
    }
    self.sums = sums
  }

  /// What is left from a time on.
  @inline(__always)
  func left(from time: Double) -> Double {
    let last = values.count - 1
    guard last > 0, time < times[last] else { return 0 }
    let lost = lag * (times[last] - time + longest)
    guard time > times[0] else { return lost + sums[0] + (times[0] - time) * values[0] }
    var index = 0
    while times[index + 1] <= time { index += 1 }
    let ahead = times[index + 1] - time
    let here = values[index + 1] + (values[index] - values[index + 1]) * ahead / (times[index + 1] - times[index])
    return lost + sums[index + 1] + ahead * (here + values[index + 1]) / 2
  }
}
