internal import Streets

/// A part of an edge that is travelled.
struct Stretch: BitwiseCopyable, Sendable {
  let edge: Int
  /// What of the edge's segment it is.
  let span: SegmentSpan

  init(edge: Int, segment: Int, start: Double, end: Double) {
    self.edge = edge
    span = SegmentSpan(segment: segment, start: start, end: end)
  }

  var segment: Int { span.segment }
  /// Where it begins; larger than ``end`` against the shape's direction.
  var start: Double { span.start }
  var end: Double { span.end }
  /// The share of the edge that is travelled, 0 to 1.
  var portion: Double { span.portion }
}

extension StreetGraph {
  /// The whole of an edge.
  func stretch(ofEdge edge: Int) -> Stretch {
    let (segment, isReversed) = self.segment(ofEdge: edge)
    return Stretch(edge: edge, segment: segment, start: isReversed ? 1 : 0, end: isReversed ? 0 : 1)
  }
}
