/// A part of a segment, from one fraction of its shape to another.
struct SegmentSpan: BitwiseCopyable, Sendable {
  let segment: Int
  /// Where it begins; larger than ``end`` against the shape's direction.
  let start: Double
  let end: Double

  /// The share of the segment, 0 to 1.
  var portion: Double { abs(end - start) }
}

extension SegmentSpan {
  /// A segment from its beginning to its end.
  init(whole segment: Int) {
    self.init(segment: segment, start: 0, end: 1)
  }
}
