internal import Streets

/// One value for each sample of a network; NaN where nothing is known.
enum NetworkValues: Sendable {
  /// Worked out again for the few segments that are asked for: what the network keeps makes that quick.
  case found(@Sendable (_ segment: Int) -> [Float])
  /// The values of all segments, where those of each begin, and where those of the last one end.
  case made(values: [Float], firstOfSegment: [UInt32])

  /// The values along one segment.
  subscript(segment: Int) -> SegmentValues {
    switch self {
    case .found(let values): SegmentValues(values(segment)[...])
    case .made(let values, let first): SegmentValues(values[Int(first[segment])..<Int(first[segment + 1])])
    }
  }
}
