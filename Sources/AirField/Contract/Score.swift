/// How well held-out readings were met.
public struct Score: Hashable, Sendable {
  /// Number of held-out readings.
  public let count: Int
  /// Root mean square error, µg/m³.
  public let rmse: Double
  /// Mean absolute error, µg/m³.
  public let mae: Double
  /// Mean of estimate minus reading, µg/m³: above zero when the field is too high.
  public let bias: Double
  /// Share of readings no further than 1 σ from their estimate; 0.68 when errors are Gaussian and σ is right.
  public let coverageOneSigma: Double
  /// Share of readings no further than 2 σ from their estimate; 0.95 when errors are Gaussian and σ is right.
  public let coverageTwoSigma: Double

  /// Scores pairs of a reading and its estimate, of one hour or of many; all figures are zero when there are none.
  public init(_ pairs: [(observed: Double, estimate: Estimate)]) {
    let errors = pairs.map { $0.estimate.value - $0.observed }
    count = pairs.count
    let divisor = Double(max(1, pairs.count))
    rmse = (errors.reduce(0) { $0 + $1 * $1 } / divisor).squareRoot()
    mae = errors.reduce(0) { $0 + abs($1) } / divisor
    bias = errors.reduce(0, +) / divisor
    func share(within sigmas: Double) -> Double {
      Double(zip(pairs, errors).count { abs($1) <= sigmas * $0.estimate.sigma }) / divisor
    }
    coverageOneSigma = share(within: 1)
    coverageTwoSigma = share(within: 2)
  }
}
