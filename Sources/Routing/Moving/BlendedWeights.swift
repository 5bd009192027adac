/// Weights in the air between two moments, worked out when the search asks.
struct BlendedWeights: SegmentWeighing {
  /// A segment with a profile, and its weight.
  struct Profiled: BitwiseCopyable {
    let segment: Int
    let weight: Double
  }

  let weighting: Weighting
  /// p by segment at the two moments.
  let before: UnsafeBufferPointer<Float>
  let after: UnsafeBufferPointer<Float>
  /// How far it is from the one to the other, 0 to 1.
  let share: Double
  let inside: ZoneFractions.Reader?
  let profiled: UnsafeBufferPointer<Profiled>

  @inline(__always)
  func weight(ofSegment segment: Int) -> Double {
    for one in profiled where one.segment == segment { return one.weight }
    return weighting.weight(
      pollution: (1 - share) * Double(before[segment]) + share * Double(after[segment]),
      inside: inside.map { $0[segment] } ?? 0)
  }
}
