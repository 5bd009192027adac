internal import Streets

/// The weights of segments and of parts of them, from the pollution and the zones of just those parts.
struct StretchWeights {
  private let query: PathQuery
  private let graph: StreetGraph
  private let cover: ZoneCover?

  init(_ query: PathQuery, graph: StreetGraph, cover: ZoneCover?) {
    self.query = query
    self.graph = graph
    self.cover = cover
  }

  /// The weights of all segments, travelled as a whole; of those with a profile, by their profile.
  /// - Complexity: O(segments).
  func segmentWeights(_ weighting: Weighting) -> SegmentWeights {
    var weights = SegmentWeights(
      weighting, segmentCount: graph.segmentCount, pollution: query.pollution?.values, cover: cover)
    for segment in query.profiles.keys {
      weights.set(weight(of: SegmentSpan(whole: segment), by: weighting), of: segment)
    }
    return weights
  }

  /// A stretch with its weight.
  func weighted(_ stretch: Stretch, by weighting: Weighting) -> WeightedStretch {
    let (weight, insideShare) = weighed(stretch.span, by: weighting)
    return WeightedStretch(
      stretch: stretch, weight: weight,
      insideMillimeters: ZoneCover.wholeMillimeters(
        fraction: insideShare, lengthMillimeters: graph.segmentLengths[stretch.segment]))
  }

  /// The weight of a part of a segment, below 0 where it is closed.
  func weight(of span: SegmentSpan, by weighting: Weighting) -> Double { weighed(span, by: weighting).weight }

  /// ∫ p over a part of a segment, whatever the zones, in shares of the segment's length.
  func pollution(along span: SegmentSpan) -> Double {
    pollution(span.segment, from: span.start, to: span.end)
  }

  private func weighed(_ span: SegmentSpan, by weighting: Weighting) -> (weight: Double, insideShare: Double) {
    let inside = cover?.inside(ofSegment: span.segment, from: span.start, to: span.end) ?? .empty
    let insideShare = inside.measure(from: span.start, to: span.end)
    let weight = weighting.weight(of: part(span), inside: part(span, within: inside, share: insideShare))
    return (weight, insideShare)
  }

  private func part(_ span: SegmentSpan) -> SegmentShare {
    SegmentShare(length: span.portion, pollution: pollution(along: span))
  }

  /// What of a part of a segment lies within zones.
  private func part(_ span: SegmentSpan, within zones: FractionSet, share: Double) -> SegmentShare {
    SegmentShare(
      length: share,
      pollution: zones.intervals.reduce(0) {
        $0 + pollution(span.segment, from: $1.lower, to: $1.upper)
      })
  }

  /// p times the share of the segment between two fractions.
  private func pollution(_ segment: Int, from start: Double, to end: Double) -> Double {
    guard let pollution = query.pollution?.values else { return 0 }
    if let profile = query.profiles[segment] { return profile.integral(from: start, to: end) }
    return Double(pollution[segment]) * abs(end - start)
  }
}
