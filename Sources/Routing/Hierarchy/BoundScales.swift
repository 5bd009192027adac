/// λ as a whole number of 2⁻¹⁶, rounded down and at most 2¹⁶, so that no product with a weight overflows.
struct FixedAvoidance: BitwiseCopyable, Sendable, Equatable {
  /// λ × 2¹⁶.
  let units: UInt64

  /// Takes a λ of at least 0.
  init(_ avoidance: Double) {
    units = UInt64(min(avoidance, 0x1p16) * 0x1p16)
  }

  /// Takes λ × 2¹⁶.
  init(units: UInt64) {
    self.units = units
  }

  /// T + λ P in milliseconds, rounded down.
  @inline(__always)
  func sum(time: UInt32, burden: UInt32) -> UInt32 {
    guard time < ArcWeights.infinite, burden < ArcWeights.infinite else {
      return units > 0 ? ArcWeights.infinite : time
    }
    return UInt32(min(UInt64(time) + (units * UInt64(burden)) >> TimeScale.shift, UInt64(ArcWeights.infinite)))
  }
}

/// What turns the distances by two metrics into milliseconds of cost: a multiple of each, in 2⁻¹⁹ ms.
struct TimeScale: BitwiseCopyable, Sendable {
  let first: UInt64
  let second: UInt64

  /// 2⁻¹⁶ for λ and 2⁻³ for P.
  static let shift: UInt64 = 16 + 3
}
