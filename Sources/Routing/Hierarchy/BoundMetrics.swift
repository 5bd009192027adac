internal import Streets

/// The two metrics whose distances bound every cost from below, whatever the avoidance and the zones.
///
/// A cost is whole: t × (1 + λ p) is rounded half up, which takes at most half a millisecond (and floating point far
/// less than another half, for costs stop at 2⁴⁸ ms). So with T = t − 1 ms and P = t × p rounded down, T + λ P never
/// exceeds the cost of the edge, and as both add up along a way, dist_T + λ · dist_P never exceeds the cost of the way.
/// Zones only raise costs. The bound as a real number is consistent; rounding it down keeps that, because costs are
/// whole.
enum BoundMetric {
  /// Units of P in a millisecond at the guideline.
  static let burdenUnitsPerMillisecond: UInt64 = 8
  /// What a unit of P costs when the burden itself is the cost.
  static let burdenCost = UInt64(CostRounding.burdenUnitsPerMillisecond) / burdenUnitsPerMillisecond

  /// P of a duration, or of a part of one with ∫ p over that part.
  @inline(__always)
  static func burden(duration: UInt32, pollution: Double) -> UInt32 {
    let units = Double(duration) * pollution * Double(burdenUnitsPerMillisecond)
    return units < Double(ArcWeights.infinite) ? UInt32(units) : ArcWeights.infinite
  }

  /// T of a duration in milliseconds.
  @inline(__always)
  static func time(_ milliseconds: UInt32) -> UInt32 {
    min(ArcWeights.infinite, max(1, milliseconds) - 1)
  }
}

/// T: travel time in milliseconds, less one.
struct TimeBoundMetric: EdgeMetric, @unchecked Sendable {
  let durations: UnsafeBufferPointer<UInt32>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    BoundMetric.time(durations[edge])
  }
}

/// P: travel time × pollution.
struct BurdenBoundMetric: EdgeMetric, @unchecked Sendable {
  let durations: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let pollution: UnsafeBufferPointer<Float>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    let duration = durations[edge]
    guard duration != StreetGraph.closed else { return ArcWeights.infinite }
    return BoundMetric.burden(duration: duration, pollution: Double(pollution[Int(edgeSegment[edge] >> 1)]))
  }
}

/// T + λ P for one λ, in milliseconds.
struct WeightedBoundMetric: EdgeMetric, @unchecked Sendable {
  let time: TimeBoundMetric
  let burden: BurdenBoundMetric
  let avoidance: FixedAvoidance

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    avoidance.sum(time: time.weight(ofEdge: edge), burden: burden.weight(ofEdge: edge))
  }
}

/// Nothing where a mode may go: a distance by it is 0 or infinite, and tells for certain whether there is a way at all.
struct OpennessMetric: EdgeMetric, @unchecked Sendable {
  let durations: UnsafeBufferPointer<UInt32>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    durations[edge] == StreetGraph.closed ? ArcWeights.infinite : 0
  }
}
