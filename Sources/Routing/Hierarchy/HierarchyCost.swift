/// A cost that the distances over a hierarchy bound from below.
protocol HierarchyCost: PathCost {
  /// What turns the least time and the least burden to the destination into a cost that no path undercuts.
  associatedtype Scale: BitwiseCopyable, Sendable

  /// The bound in whole units for the least weights of ``BoundMetric``.
  static func estimate(_ scale: Scale, _ least: LazyDistances.Pair) -> Self
}

extension UInt64: HierarchyCost {
  @inline(__always)
  static func estimate(_ scale: TimeScale, _ least: LazyDistances.Pair) -> UInt64 {
    (scale.first &* UInt64(least.first) &+ scale.second &* UInt64(least.second)) >> TimeScale.shift
  }
}

extension Lexicographic: HierarchyCost where Minor: HierarchyCost {
  struct Scale: BitwiseCopyable, Sendable {
    /// Units of the major level in a unit of the second metric.
    var majorPerUnitOfSecond: UInt64
    var minor: Minor.Scale
  }

  @inline(__always)
  static func estimate(_ scale: Scale, _ least: LazyDistances.Pair) -> Self {
    Self(
      major: scale.majorPerUnitOfSecond &* UInt64(least.second), minor: Minor.estimate(scale.minor, least))
  }
}
