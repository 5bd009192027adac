/// What the arcs of a hierarchy cost in both directions, by one metric.
///
/// A weight is at most ``infinite``, so the sum of two fits; a sum beyond it counts as infinite. A finite weight is exact.
final class ArcWeights: @unchecked Sendable {
  /// No way, or one that costs as much or more.
  static let infinite: UInt32 = 1 << 31 - 1

  /// From the lower end to the upper, by arc; written to while it is made, never after.
  let up: UnsafeMutablePointer<UInt32>
  /// From the upper end to the lower, by arc.
  let down: UnsafeMutablePointer<UInt32>

  init(arcCount: Int) {
    up = .allocate(capacity: max(1, arcCount))
    down = .allocate(capacity: max(1, arcCount))
  }

  init(copying other: ArcWeights, arcCount: Int) {
    up = .allocate(capacity: max(1, arcCount))
    down = .allocate(capacity: max(1, arcCount))
    up.initialize(from: other.up, count: arcCount)
    down.initialize(from: other.down, count: arcCount)
  }

  deinit {
    up.deallocate()
    down.deallocate()
  }
}

/// What an edge of the graph costs by a metric.
protocol EdgeMetric: Sendable {
  /// At most ``ArcWeights/infinite``.
  func weight(ofEdge edge: Int) -> UInt32
}
