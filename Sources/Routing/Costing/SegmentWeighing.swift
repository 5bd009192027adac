/// What a search asks for the weight of a segment that is travelled as a whole.
protocol SegmentWeighing: BitwiseCopyable {
  /// The weight, below 0 where closed.
  func weight(ofSegment segment: Int) -> Double
}

/// Weights that were worked out for all segments before the search.
struct TableWeights: SegmentWeighing {
  /// By segment, as in ``SegmentWeights``.
  let values: UnsafeBufferPointer<Double>

  @inline(__always)
  func weight(ofSegment segment: Int) -> Double { values[segment] }
}

/// Weights worked out when the search asks: for searches that see few segments of many.
struct LiveWeights: SegmentWeighing {
  /// Up to two segments with a weight of their own, those where the way begins and ends.
  struct Ends: BitwiseCopyable {
    var first = (segment: -1, weight: 0.0)
    var second = (segment: -1, weight: 0.0)
  }

  let weighting: Weighting
  /// Pollution by segment; empty when nothing is known.
  let pollution: UnsafeBufferPointer<Float>
  let inside: ZoneFractions.Reader?
  let ends: Ends

  @inline(__always)
  func weight(ofSegment segment: Int) -> Double {
    if segment == ends.first.segment { return ends.first.weight }
    if segment == ends.second.segment { return ends.second.weight }
    return weighting.weight(
      pollution: pollution.isEmpty ? 0 : Double(pollution[segment]), inside: inside.map { $0[segment] } ?? 0)
  }
}
