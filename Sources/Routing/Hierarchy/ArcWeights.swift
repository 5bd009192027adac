internal import Computing
internal import Streets

/// What the arcs of a hierarchy cost in both directions, by one metric.
///
/// A weight is at most ``infinite``, so the sum of two fits; a sum beyond it counts as infinite. A finite weight is
/// exact, but where only the ranks around a trip were worked out (``NearbyRanks``).
final class ArcWeights: @unchecked Sendable {
  /// No way, or one that costs as much or more.
  static let infinite: UInt32 = 1 << 31 - 1

  /// From the lower end to the upper, by arc; written to while it is made, never after.
  let up: UnsafeMutablePointer<UInt32>
  /// From the upper end to the lower, by arc.
  let down: UnsafeMutablePointer<UInt32>
  /// Whose memory the two are.
  private let owner: Owner

  private enum Owner {
    /// Their own.
    case weights
    /// Their own, given as zeros.
    case zeroed
    case hierarchy(StreetHierarchy)
  }

  init(arcCount: Int) {
    owner = .weights
    up = .allocate(capacity: max(1, arcCount))
    down = .allocate(capacity: max(1, arcCount))
  }

  /// Weights of zero, of which memory is used where others are written.
  init(zeros arcCount: Int) {
    owner = .zeroed
    up = ZeroedMemory.allocate(UInt32.self, count: arcCount)
    down = ZeroedMemory.allocate(UInt32.self, count: arcCount)
  }

  /// The travel times of a mode that are kept with a hierarchy; nil where it keeps none.
  init?(timesOf hierarchy: StreetHierarchy, _ mode: TravelMode) {
    let (times, others) = (hierarchy.timesUp(mode), hierarchy.timesDown(mode))
    guard times.count == hierarchy.arcCount, others.count == hierarchy.arcCount, let up = times.baseAddress,
      let down = others.baseAddress
    else { return nil }
    owner = .hierarchy(hierarchy)
    self.up = UnsafeMutablePointer(mutating: up)
    self.down = UnsafeMutablePointer(mutating: down)
  }

  init(copying other: ArcWeights, arcCount: Int) {
    owner = .weights
    up = .allocate(capacity: max(1, arcCount))
    down = .allocate(capacity: max(1, arcCount))
    up.initialize(from: other.up, count: arcCount)
    down.initialize(from: other.down, count: arcCount)
  }

  deinit {
    switch owner {
    case .weights: for memory in [up, down] { memory.deallocate() }
    case .zeroed: for memory in [up, down] { ZeroedMemory.deallocate(memory) }
    case .hierarchy: break
    }
  }
}

/// What an edge of the graph costs by a metric.
protocol EdgeMetric: Sendable {
  /// At most ``ArcWeights/infinite``.
  func weight(ofEdge edge: Int) -> UInt32
}
