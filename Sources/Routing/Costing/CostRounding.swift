/// How real costs become whole ones; the one place that states it.
///
/// Milliseconds of a cost are rounded half up, parts of a duration and burdens are rounded up. Costs of a single edge
/// stop at a limit far above anything real, so that no figure from outside can overflow a sum.
enum CostRounding {
  /// Burdens are whole multiples of 2⁻²⁰ ms · p, about a nanosecond at guideline level, rounded up: the burden of a
  /// path of n edges is at most n of these above the real one, however short its edges and clean its air are.
  static let burdenUnitsPerMillisecond = 0x1p20

  /// Dearest edge: 2⁴⁸ ms.
  private static let greatestCost = 0x1p48
  /// Greatest burden of an edge: 2⁶⁰ units.
  private static let greatestBurden = 0x1p60
  /// Up to this weight no duration reaches ``greatestCost``.
  static let greatestBoundedWeight = 0x1p16
  /// Up to this p no duration reaches ``greatestBurden``.
  static let greatestBoundedBurden = 0x1p8

  /// A duration's part in whole milliseconds, rounded up.
  @inline(__always)
  static func time(duration: UInt32, portion: Double) -> UInt64 {
    roundedUp(Double(duration) * portion)
  }

  /// A weighted duration in whole milliseconds, rounded half up; `atLeast` keeps travel time a lower bound.
  @inline(__always)
  static func cost(duration: UInt32, weight: Double, atLeast time: UInt64) -> UInt64 {
    max(time, UInt64(bitPattern: Int64(min(greatestCost, Double(duration) * weight + 0.5))))
  }

  /// A burden in whole units, rounded up.
  @inline(__always)
  static func burden(duration: UInt32, weight: Double) -> UInt64 {
    roundedUp(min(greatestBurden, Double(duration) * weight * burdenUnitsPerMillisecond))
  }

  /// A figure from 0 to 2⁶⁰, rounded up; without the call of a library function that `rounded(.up)` is on older CPUs.
  @inline(__always)
  private static func roundedUp(_ value: Double) -> UInt64 {
    let whole = Int64(value)
    return UInt64(bitPattern: Double(whole) < value ? whole + 1 : whole)
  }
}
