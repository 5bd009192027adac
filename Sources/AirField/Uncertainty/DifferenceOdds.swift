internal import Foundation

/// How the difference between the sums of two ways may turn out, over a base that it is a part of.
///
/// The amplitude of the hour's streets is common to both ways: each of its equally likely values is a case of its own,
/// with a difference and a base, around which all other errors are normal. Where a way has less of the streets' air, it
/// has less of it in every case: so an amplitude that is hardly known moves the size of the difference and hardly its
/// sign.
package struct DifferenceOdds: Hashable, Sendable {
  /// One value of the amplitude.
  package struct Case: Hashable, Sendable {
    /// The sum of a way less that of the one that it is compared with.
    package var difference: Double
    /// The sum of the way that the other is compared with.
    package var base: Double

    package init(difference: Double, base: Double) {
      self.difference = difference
      self.base = base
    }
  }

  private let cases: [Case]
  private let sigma: Double

  /// Equally likely cases, at least one, and the standard deviation of the difference in each.
  package init(cases: [Case], sigma: Double) {
    self.cases = cases
    self.sigma = sigma
  }

  /// The chance that the difference is below 0: the mean over the cases of Φ(−difference ÷ σ); a half where both ways
  /// are the same.
  package var probabilityBelowZero: Double {
    cases.reduce(0) { $0 + Self.normal(0, mean: $1.difference, sigma: sigma) } / Double(max(1, cases.count))
  }

  /// Difference and σ as parts of the base, case by case; without those whose base is 0.
  private var shares: [(mean: Double, sigma: Double)] {
    cases.compactMap { $0.base > 0 ? ($0.difference / $0.base, sigma / $0.base) : nil }
  }

  /// Standard deviation of the difference as a part of the base; nil where the base is 0.
  package var shareSigma: Double? {
    let shares = shares
    guard !shares.isEmpty else { return nil }
    let count = Double(shares.count)
    let mean = shares.reduce(0) { $0 + $1.mean } / count
    let variance = shares.reduce(0) { $0 + $1.sigma * $1.sigma + ($1.mean - mean) * ($1.mean - mean) } / count
    return variance.squareRoot()
  }

  /// The range that the difference as a part of the base lies in with 68 %; nil where the base is 0.
  package var shareInterval68: ClosedRange<Double>? {
    guard let low = shareQuantile(Self.tail), let high = shareQuantile(1 - Self.tail) else { return nil }
    return min(low, high)...max(low, high)
  }

  /// Φ(−1), so that the range of one case is its mean ± σ.
  private static let tail = normal(-1, mean: 0, sigma: 1)
  /// Standard normal quantile of the tail.
  private static let tailDeviation = 1.0

  /// The quantile of a mixture lies between the least and the largest of its parts: it is found there by halving.
  private func shareQuantile(_ probability: Double) -> Double? {
    let shares = shares
    let deviation = probability < 0.5 ? -Self.tailDeviation : Self.tailDeviation
    let ofCases = shares.map { $0.mean + deviation * $0.sigma }
    guard var low = ofCases.min(), var high = ofCases.max() else { return nil }
    while high - low > 1e-5 * max(1, abs(low)) {
      let middle = (low + high) / 2
      let below = shares.reduce(0) { $0 + Self.normal(middle, mean: $1.mean, sigma: $1.sigma) } / Double(shares.count)
      if below < probability { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The chance that a normal value is below a limit.
  private static func normal(_ limit: Double, mean: Double, sigma: Double) -> Double {
    guard sigma > 0 else { return mean < limit ? 1 : mean > limit ? 0 : 0.5 }
    return 0.5 * erfc((mean - limit) / (sigma * 2.0.squareRoot()))
  }
}
