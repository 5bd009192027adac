internal import Foundation

/// The amplitude of an hour's streets: what was expected, updated by what the stations read.
///
/// With kernel kᵢ (times ``AmplitudePrior/hotSpotFactor`` for a traffic station) and reading zᵢ, a station reads
///
///     zᵢ = μ + a kᵢ + eᵢ,   Var eᵢ = τ² / wᵢ,   1 / wᵢ = 1 + (v ā kᵢ / τ₀)²
///
/// where v is how much streets of one class differ, so that a station at a strong street tells little of all streets,
/// and ā the mean of a itself, found in a few rounds from the prior's median on: if the variance grew with a, a
/// reading far below what is expected would be explained best by a large a. μ has a flat prior and τ² an inverse gamma
/// one around τ₀², so both integrate out to
///
///     p(z | a) ∝ (ν τ₀² + Σ wᵢ (zᵢ − a kᵢ − μ̂)²)^−(ν + n − 1)/2
///
/// which is multiplied with the log-normal prior at evenly spaced values of ln a.
struct AmplitudePosterior: Sendable {
  /// What one station tells.
  struct Evidence {
    /// Expected excess over the background per µg/m³ of amplitude.
    let kernel: Double
    /// Reading, µg/m³.
    let value: Double
  }

  /// Mean of the amplitude, µg/m³.
  let mean: Double
  /// Its standard deviation, µg/m³.
  let sigma: Double
  /// Equally likely values of it over its mean, from the smallest to the largest.
  let ratios: [Double]

  /// Steps of the logarithm on either side of the prior's median, in tenths of its deviation.
  private static let reach = 35
  /// Rounds in which the mean and the stations' own variances settle.
  static let rounds = 4
  /// Number of ``ratios``.
  static let ratioCount = 15
  /// What stations differ by beside their streets, over the background, before any is asked.
  private static let relativeSpread = 0.35
  /// How many stations that is worth.
  static let spreadFreedom = 4.0

  /// - Parameters:
  ///   - median: Median of the prior in µg/m³, above 0.
  ///   - logDeviation: Standard deviation of its logarithm.
  ///   - level: Background in µg/m³, above 0.
  ///   - stations: What the stations read; none leaves the prior.
  ///   - relativeSpread: What stations differ by beside their streets, over the level.
  init(
    median: Double, logDeviation: Double, level: Double, stations: [Evidence],
    relativeSpread: Double = AmplitudePosterior.relativeSpread
  ) {
    let spread = relativeSpread * level
    let steps = (-Self.reach...Self.reach).map { Double($0) / 10 }
    let amplitudes = steps.map { median * exp(logDeviation * $0) }
    func masses(_ usual: Double) -> [Double] {
      let weights = stations.map { Self.weight($0, amplitude: usual, spread: spread) }
      let logs = zip(steps, amplitudes).map { step, amplitude in
        Self.logLikelihood(amplitude, stations, weights, spread: spread) - step * step / 2
      }
      let highest = logs.max() ?? 0
      let masses = logs.map { exp($0 - highest) }
      let total = masses.reduce(0, +)
      return masses.map { $0 / total }
    }
    let usual = (1..<Self.rounds).reduce(median) { usual, _ in Self.mean(amplitudes, masses(usual)) }
    let masses = masses(usual)
    let mean = Self.mean(amplitudes, masses)
    guard mean.isFinite, mean > 0 else {
      (self.mean, sigma, ratios) = (0, 0, [1])
      return
    }
    self.mean = mean
    sigma = zip(amplitudes, masses).reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 }.squareRoot()
    ratios = Self.quantiles(amplitudes, masses).map { $0 / mean }
  }

  private static func mean(_ amplitudes: [Double], _ masses: [Double]) -> Double {
    zip(amplitudes, masses).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func logLikelihood(
    _ amplitude: Double, _ stations: [Evidence], _ weights: [Double], spread: Double
  ) -> Double {
    guard stations.count > 1, spread > 0 else { return 0 }
    let left = stations.map { $0.value - amplitude * $0.kernel }
    let level = zip(weights, left).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
    let squares = zip(weights, left).reduce(0) { $0 + $1.0 * ($1.1 - level) * ($1.1 - level) }
    let freedom = spreadFreedom + Double(stations.count) - 1
    return -freedom * log(spreadFreedom * spread * spread + squares) / 2
  }

  /// What a station counts, by how much its street may differ from what an amplitude makes of it.
  private static func weight(_ station: Evidence, amplitude: Double, spread: Double) -> Double {
    let own = AmplitudePrior.streetVariation * amplitude * station.kernel / spread
    return 1 / (1 + own * own)
  }

  /// The middles of equally likely parts, by straight lines between the steps' cumulated masses.
  private static func quantiles(_ amplitudes: [Double], _ masses: [Double]) -> [Double] {
    var quantiles: [Double] = []
    var below = 0.0
    var step = 0
    for part in 0..<ratioCount {
      let wanted = (Double(part) + 0.5) / Double(ratioCount)
      while step < masses.count - 1, below + masses[step] < wanted {
        below += masses[step]
        step += 1
      }
      let next = amplitudes[min(step + 1, amplitudes.count - 1)]
      let share = masses[step] > 0 ? min(1, max(0, (wanted - below) / masses[step])) - 0.5 : 0
      let previous = amplitudes[max(0, step - 1)]
      let width = share >= 0 ? next - amplitudes[step] : amplitudes[step] - previous
      quantiles.append(amplitudes[step] + share * width)
    }
    return quantiles
  }
}
