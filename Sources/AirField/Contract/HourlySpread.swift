/// How much stations differ within one hour, as a variance that does not collapse when there are few of them.
///
/// The sample variance is pooled with a prior that counts as one degree of freedom: a standard deviation proportional
/// to the mean. A single station, or two that happen to agree, so still has an uncertainty.
package struct HourlySpread: Hashable, Sendable {
  /// Standard deviation between stations over their mean, expected before any reading is seen.
  package let relativeSpread: Double

  /// The prior's weight in degrees of freedom.
  private static let priorDegreesOfFreedom = 1.0
  /// Least prior standard deviation, about the resolution of an hourly analyser, in µg/m³.
  private static let resolution = 1.0

  /// Most steps towards a variance that agrees with its own weights, and the share of it that the last one may change.
  private static let maxSteps = 60
  private static let tolerance = 1e-6

  /// Creates a spread; a half is what NO2, the most uneven of the pollutants, shows between the stations of a city.
  package init(relativeSpread: Double = 0.5) {
    self.relativeSpread = relativeSpread
  }

  /// Variance between stations in (µg/m³)², without what they have on their own.
  ///
  /// With vᵢ the own variances a sample counts w = s² ÷ (s² + vᵢ), so that its squared deviation is expected to be s²:
  /// s² is what the weighted squares come to with itself.
  /// - Complexity: O(n), some tens of times where there are own variances.
  func variance(of samples: [FieldSample]) -> Double {
    var variance = variance(of: samples, weights: [Double](repeating: 1, count: samples.count))
    guard samples.contains(where: { $0.ownVariance > 0 }) else { return variance }
    for _ in 0..<Self.maxSteps {
      let next = self.variance(of: samples, weights: samples.map { variance / (variance + $0.ownVariance) })
      let isSettled = abs(next - variance) <= Self.tolerance * variance
      variance = next
      if isSettled { break }
    }
    return variance
  }

  private func variance(of samples: [FieldSample], weights: [Double]) -> Double {
    let weighted = zip(samples, weights)
    let mean = weighted.reduce(0) { $0 + $1.0.value * $1.1 } / max(.leastNormalMagnitude, weights.reduce(0, +))
    let squares = weighted.reduce(0) { $0 + ($1.0.value - mean) * ($1.0.value - mean) * $1.1 }
    return variance(count: samples.count, mean: mean, squares: squares)
  }

  /// Variance between the others in (µg/m³)², for each of some plain readings.
  /// - Complexity: O(n).
  func variances(withoutEachOf samples: [FieldSample]) -> [Double] {
    let count = Double(samples.count)
    let mean = samples.reduce(0) { $0 + $1.value } / count
    let squares = samples.reduce(0) { $0 + ($1.value - mean) * ($1.value - mean) }
    return samples.map { sample in
      let deviation = sample.value - mean
      return variance(
        count: samples.count - 1, mean: mean - deviation / (count - 1),
        squares: max(0, squares - deviation * deviation * count / (count - 1)))
    }
  }

  /// Variance between stations in (µg/m³)², from their number, mean, and the sum of squared deviations from it.
  func variance(count: Int, mean: Double, squares: Double) -> Double {
    let prior = max(Self.resolution, relativeSpread * abs(mean))
    let priorSquares = Self.priorDegreesOfFreedom * prior * prior
    return (squares + priorSquares) / (Double(max(0, count - 1)) + Self.priorDegreesOfFreedom)
  }

  /// Refuses a spread that is no number above zero.
  func validate() throws(FieldError) {
    guard relativeSpread.isFinite, relativeSpread > 0, relativeSpread <= 100 else {
      throw .setting(name: "relative spread", problem: "must be above 0 and at most 100")
    }
  }
}
