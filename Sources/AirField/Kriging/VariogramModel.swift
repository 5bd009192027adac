internal import Foundation

/// How readings grow unalike with distance: the shape of a variogram, as a correlation between 1 at no distance and 0
/// far away.
///
/// Every model is stretched so that its *effective* range, where 95 % of the partial sill is reached, is the distance
/// that it is given (Chilès and Delfiner, Geostatistics, 2nd edition, section 2.5.1).
package enum VariogramModel: String, CaseIterable, Sendable {
  /// exp(−3h / r): straight at the origin.
  case exponential
  /// 1 − 1.5 t + 0.5 t³ with t = h / a, zero beyond a; a = r / 0.8114, where 95 % are reached.
  case spherical
  /// exp(−3 (h / r)²): smooth at the origin, for fields without any roughness.
  case gaussian

  /// Share of the spherical model's own range at which it reaches 95 %: the root of 1.5 t − 0.5 t³ = 0.95.
  static let sphericalShare = 0.811_401_351_9

  /// The correlation at a distance in metres, for an effective range in metres.
  @inline(__always)
  func correlation(atMeters distance: Double, effectiveRangeMeters range: Double) -> Double {
    switch self {
    case .exponential: return exp(-3 * distance / range)
    case .spherical:
      let t = min(1, distance * Self.sphericalShare / range)
      return 1 - t * (1.5 - 0.5 * t * t)
    case .gaussian:
      let t = distance / range
      return exp(-3 * t * t)
    }
  }
}
