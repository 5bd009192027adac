/// The running sums that a ``Score`` is made of.
struct ScoreSums {
  /// Mean and sum of squared deviations of a series, updated one by one (Welford 1962).
  struct Moments {
    var mean = 0.0
    var squares = 0.0

    /// - Returns: The deviation from the mean before the value came.
    @discardableResult
    mutating func add(_ value: Double, count: Int) -> Double {
      let deviation = value - mean
      mean += deviation / Double(count)
      squares += deviation * (value - mean)
      return deviation
    }
  }

  private(set) var count = 0
  /// Of estimate − reading in µg/m³, like the next two.
  private(set) var error = 0.0
  private(set) var absoluteError = 0.0
  private(set) var squaredError = 0.0
  private(set) var withinOneSigma = 0
  private(set) var withinTwoSigma = 0
  private(set) var observed = Moments()
  private(set) var estimated = Moments()
  /// Sum of the products of the deviations of readings and estimates.
  private(set) var products = 0.0

  /// Adds a reading in µg/m³ and what was estimated at its place.
  mutating func add(observed reading: Double, estimate: Estimate) {
    let difference = estimate.value - reading
    count += 1
    error += difference
    absoluteError += abs(difference)
    squaredError += difference * difference
    withinOneSigma += abs(difference) <= estimate.sigma ? 1 : 0
    withinTwoSigma += abs(difference) <= 2 * estimate.sigma ? 1 : 0
    let deviation = observed.add(reading, count: count)
    estimated.add(estimate.value, count: count)
    products += deviation * (estimate.value - estimated.mean)
  }
}
