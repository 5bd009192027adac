/// How far the level of a whole hour may be off for which something else stands in: a standard deviation that comes on
/// top of σ, which says how a place differs from the stations.
package enum LevelError: Hashable, Sendable {
  /// A share of the concentration.
  case relative(Double)
  /// µg/m³, whatever the concentration.
  case absolute(Double)

  /// An estimate with this error added to its σ.
  func added(to estimate: Estimate) -> Estimate {
    let own =
      switch self {
      case .relative(let share): share * estimate.value
      case .absolute(let deviation): deviation
      }
    return Estimate(value: estimate.value, sigma: (estimate.sigma * estimate.sigma + own * own).squareRoot())
  }
}
