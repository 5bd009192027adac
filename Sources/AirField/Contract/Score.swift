/// How well held-out readings were met.
package struct Score: Hashable, Sendable {
  /// Number of held-out readings.
  package let count: Int
  /// Root mean square error, µg/m³.
  package let rmse: Double
  /// Mean absolute error, µg/m³.
  package let mae: Double
  /// Mean of estimate minus reading, µg/m³: above zero when the field is too high.
  package let bias: Double
  /// 1 − mean square error ÷ variance of the readings (Nash and Sutcliffe 1970): below zero when their overall mean
  /// would do better; NaN when the readings do not vary.
  package let rSquared: Double
  /// Pearson's correlation of estimates and readings; NaN when one of the two does not vary.
  package let correlation: Double
  /// Share of readings no further than 1 σ from their estimate; 0.68 when errors are Gaussian and σ is right.
  package let coverageOneSigma: Double
  /// Share of readings no further than 2 σ from their estimate; 0.95 when errors are Gaussian and σ is right.
  package let coverageTwoSigma: Double

  /// Scores pairs of a reading and its estimate, of one hour or of many; all figures are zero when there are none.
  package init(_ pairs: [(observed: Double, estimate: Estimate)]) {
    var sums = ScoreSums()
    for pair in pairs { sums.add(observed: pair.observed, estimate: pair.estimate) }
    self.init(sums)
  }

  /// The score that running sums come to.
  init(_ sums: ScoreSums) {
    let divisor = Double(max(1, sums.count))
    count = sums.count
    rmse = (sums.squaredError / divisor).squareRoot()
    mae = sums.absoluteError / divisor
    bias = sums.error / divisor
    coverageOneSigma = Double(sums.withinOneSigma) / divisor
    coverageTwoSigma = Double(sums.withinTwoSigma) / divisor
    guard sums.count > 0 else {
      rSquared = 0
      correlation = 0
      return
    }
    rSquared = sums.observed.squares > 0 ? 1 - sums.squaredError / sums.observed.squares : .nan
    correlation = sums.products / (sums.observed.squares * sums.estimated.squares).squareRoot()
  }

  /// The root mean square error over another one; 1 where the other has no error.
  package func ratio(to other: Score) -> Double { Self.ratio(rmse, to: other.rmse) }

  /// One root mean square error over another; 1 where the other is none.
  package static func ratio(_ rmse: Double, to other: Double) -> Double { other > 0 ? rmse / other : 1 }
}
