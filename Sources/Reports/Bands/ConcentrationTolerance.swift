/// How far arithmetic may push a mean over a limit or the end of a step.
///
/// Means are sums in single precision: one of hours of 24.9 and 25.1 µg/m³ comes out as 25.000002, which is not above
/// 25. The index forgives as much before it looks a concentration up.
enum ConcentrationTolerance {
  /// Relative; far above the error of such a sum, and far below any instrument's.
  static let relative = 1e-5

  /// The greatest concentration that is not above a bound.
  static func greatest(notAbove bound: Double) -> Float { Float(bound * (1 + relative)) }
}
