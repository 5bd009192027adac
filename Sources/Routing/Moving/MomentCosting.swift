internal import Streets

/// What an edge costs at the moment when it is reached, in milliseconds: its duration, priced, × the weight of that
/// moment.
struct MomentCosting: BitwiseCopyable {
  /// A segment that has a profile, and its weights as a whole.
  struct Profiled: BitwiseCopyable {
    let segment: Int
    /// By moment, valid as long as the search.
    let weights: UnsafePointer<Double>
  }

  /// How long edges take.
  let durations: UnsafeBufferPointer<UInt32>
  /// What that counts as.
  let prices: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let values: UnsafePointer<Float>
  let momentCount: Int
  let weighting: Weighting
  let inside: ZoneFractions.Reader?
  /// Where the way begins and ends.
  let profiled: UnsafeBufferPointer<Profiled>

  /// Below 0 where closed.
  @inline(__always)
  func cost(ofEdge edge: Int, at position: MomentClock.Position) -> Double {
    let duration = prices[edge]
    guard duration != StreetGraph.closed else { return -1 }
    let weight = weight(ofSegment: Int(edgeSegment[edge] >> 1), at: position)
    return weight < 0 ? -1 : Double(duration) * weight
  }

  @inline(__always)
  private func weight(ofSegment segment: Int, at position: MomentClock.Position) -> Double {
    for one in profiled where one.segment == segment { return position.interpolated { one.weights[$0] } }
    let place = segment * momentCount
    return weighting.weight(
      pollution: position.interpolated { Double(values[place + $0]) }, inside: inside.map { $0[segment] } ?? 0)
  }
}
