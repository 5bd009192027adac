/// A range of concentrations that a reading lies in with a stated probability.
package struct ConcentrationInterval: Hashable, Sendable {
  /// The probability that an interval is made for.
  package enum Share: Hashable, Sendable, CaseIterable {
    /// 68 %: what ± one σ is for a normal distribution.
    case inner68
    /// 95 %.
    case outer95
  }

  /// Lower end in µg/m³, at least 0.
  package let low: Double
  /// Upper end in µg/m³.
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }
}

extension ErrorQuantiles {
  /// The interval around a prediction with the method's own σ.
  func interval(around estimate: Estimate, share: ConcentrationInterval.Share) -> ConcentrationInterval {
    let (low, high) =
      switch share {
      case .inner68: (low68, high68)
      case .outer95: (low95, high95)
      }
    return ConcentrationInterval(
      low: max(0, estimate.value + low * estimate.sigma), high: max(0, estimate.value + high * estimate.sigma))
  }

  /// The probability that a reading exceeds a limit in µg/m³; nil for a limit that is no number.
  func probability(of estimate: Estimate, exceeding limit: Double) -> Double? {
    guard !limit.isNaN else { return nil }
    // No concentration is below zero.
    if limit < 0 { return 1 }
    guard estimate.sigma > 0 else { return estimate.value > limit ? 1 : 0 }
    return probability(above: (limit - estimate.value) / estimate.sigma)
  }
}
