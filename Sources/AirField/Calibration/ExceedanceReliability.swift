/// Whether probabilities of exceeding a limit mean what they say: of the readings that were given some 25 %, some 25 %
/// should exceed it.
package struct ExceedanceReliability: Hashable, Sendable {
  /// The readings whose probability lay in one tenth.
  package struct Bin: Hashable, Sendable {
    /// Mean of the predicted probabilities.
    package let predicted: Double
    /// Share of the readings that exceeded the limit; those at the limit itself count half, since feeds round.
    package let observed: Double
    /// Number of readings.
    package let count: Int
  }

  /// The limit in µg/m³.
  package let limit: Double
  /// Ten bins of equal width, from 0 to 1; nil for one without readings.
  package let bins: [Bin?]
}

/// Counts predicted probabilities and what became of them.
struct ExceedanceTally {
  /// In µg/m³.
  let limit: Double
  private var predicted = [Double](repeating: 0, count: 10)
  private var exceeded = [Double](repeating: 0, count: 10)
  private var counts = [Int](repeating: 0, count: 10)

  init(limit: Double) { self.limit = limit }

  /// Counts a reading, by the probability with which an estimate at its place expects it above the limit.
  mutating func add(_ estimate: Estimate, _ quantiles: ErrorQuantiles, reading: Double) {
    guard let probability = quantiles.probability(of: estimate, exceeding: limit), !probability.isNaN else { return }
    let bin = min(9, max(0, Int(probability * 10)))
    predicted[bin] += probability
    exceeded[bin] += reading > limit ? 1 : reading == limit ? 0.5 : 0
    counts[bin] += 1
  }

  /// What has been counted.
  var reliability: ExceedanceReliability {
    ExceedanceReliability(
      limit: limit,
      bins: counts.indices.map { bin in
        guard counts[bin] > 0 else { return nil }
        let count = Double(counts[bin])
        return ExceedanceReliability.Bin(
          predicted: predicted[bin] / count, observed: exceeded[bin] / count, count: counts[bin])
      })
  }
}
