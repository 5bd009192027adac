internal import Computing
internal import Streets

/// What the arcs of a hierarchy cost in both directions, by one metric.
///
/// A weight is at most ``infinite``, so the sum of two fits; a sum beyond it counts as infinite. A finite weight is
/// exact, but where only the ranks around a trip were worked out (``NearbyRanks``).
final class ArcWeights: MemoryCounted, @unchecked Sendable {
  /// No way, or one that costs as much or more.
  static let infinite: UInt32 = 1 << 31 - 1

  /// From the lower end to the upper, by arc.
  let up: UnsafePointer<UInt32>
  /// From the upper end to the lower, by arc.
  let down: UnsafePointer<UInt32>
  /// Bytes that are its own; of ``init(zeros:fill:)`` more than are used.
  let memoryBytes: Int
  /// Whose memory the two are.
  private let owner: Owner

  /// Memory of weights while they are made, which nobody writes to afterwards.
  struct Memory: BitwiseCopyable, @unchecked Sendable {
    /// From the lower end to the upper, by arc.
    let up: UnsafeMutablePointer<UInt32>
    /// From the upper end to the lower, by arc.
    let down: UnsafeMutablePointer<UInt32>

    fileprivate static func allocated(_ arcCount: Int) -> Memory {
      Memory(up: .allocate(capacity: max(1, arcCount)), down: .allocate(capacity: max(1, arcCount)))
    }
  }

  private enum Owner {
    /// Their own.
    case weights
    /// Their own, given as zeros.
    case zeroed
    case hierarchy(StreetHierarchy)
  }

  /// Weights of which `fill` writes all.
  convenience init(arcCount: Int, fill: (Memory) -> Void) {
    let memory = Memory.allocated(arcCount)
    fill(memory)
    self.init(memory, arcCount, of: .weights)
  }

  /// Weights of zero where `fill` writes no others; memory is used for those alone.
  convenience init(zeros arcCount: Int, fill: (Memory) -> Void) {
    let memory = Memory(
      up: ZeroedMemory.allocate(UInt32.self, count: arcCount),
      down: ZeroedMemory.allocate(UInt32.self, count: arcCount))
    fill(memory)
    self.init(memory, arcCount, of: .zeroed)
  }

  /// The travel times of a mode that are kept with a hierarchy; nil where it keeps none.
  init?(timesOf hierarchy: StreetHierarchy, _ mode: TravelMode) {
    let (times, others) = (hierarchy.timesUp(mode), hierarchy.timesDown(mode))
    guard times.count == hierarchy.arcCount, others.count == hierarchy.arcCount, let up = times.baseAddress,
      let down = others.baseAddress
    else { return nil }
    (owner, memoryBytes) = (.hierarchy(hierarchy), 0)
    self.up = up
    self.down = down
  }

  /// Weights that are those of another metric where `fill` writes no others.
  convenience init(copying other: ArcWeights, arcCount: Int, fill: (Memory) -> Void) {
    let memory = Memory.allocated(arcCount)
    memory.up.initialize(from: other.up, count: arcCount)
    memory.down.initialize(from: other.down, count: arcCount)
    fill(memory)
    self.init(memory, arcCount, of: .weights)
  }

  private init(_ memory: Memory, _ arcCount: Int, of owner: Owner) {
    self.owner = owner
    memoryBytes = 2 * arcCount * MemoryLayout<UInt32>.stride
    up = UnsafePointer(memory.up)
    down = UnsafePointer(memory.down)
  }

  deinit {
    switch owner {
    case .weights: for memory in [up, down] { memory.deallocate() }
    case .zeroed: for memory in [up, down] { ZeroedMemory.deallocate(UnsafeMutablePointer(mutating: memory)) }
    case .hierarchy: break
    }
  }
}

/// What an edge of the graph costs by a metric.
protocol EdgeMetric: Sendable {
  /// At most ``ArcWeights/infinite``.
  func weight(ofEdge edge: Int) -> UInt32
}
