/// What lies between the bounds of two moments.
struct BlendedBound: LowerBound {
  private let before: LazyDistances.Reader
  private let after: LazyDistances.Reader
  private let slackBefore: UInt64
  private let slackAfter: UInt64
  /// Shares in 2⁻¹⁶, rounded down.
  private let shareBefore: UInt64
  private let shareAfter: UInt64
  private let scale: TimeScale

  init(
    before: LazyDistances.Reader, after: LazyDistances.Reader, slackBefore: UInt64, slackAfter: UInt64, share: Double,
    scale: TimeScale
  ) {
    self.before = before
    self.after = after
    self.slackBefore = slackBefore
    self.slackAfter = slackAfter
    shareBefore = UInt64((1 - share) * 0x1p16)
    shareAfter = UInt64(share * 0x1p16)
    self.scale = scale
  }

  @inline(__always)
  func estimate(from node: Int) -> UInt64 {
    let first = before.distances(fromNode: node)
    let second = after.distances(fromNode: node)
    let burden =
      (shareBefore * Self.less(first.second, slackBefore) + shareAfter * Self.less(second.second, slackAfter)) >> 16
    return UInt64.estimate(scale, .init(first: first.first, second: UInt32(truncatingIfNeeded: burden)))
  }

  @inline(__always)
  private static func less(_ burden: UInt32, _ slack: UInt64) -> UInt64 {
    UInt64(burden) > slack ? UInt64(burden) - slack : 0
  }
}
