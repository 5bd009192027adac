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
      weights.set(weighted(Stretch(edge: 0, segment: segment, start: 0, end: 1), by: weighting).weight, of: segment)
    }
    return weights
  }

  /// A stretch with its weight.
  func weighted(_ stretch: Stretch, by weighting: Weighting) -> WeightedStretch {
    let inside = cover?.inside(ofSegment: stretch.segment, from: stretch.start, to: stretch.end) ?? .empty
    let insideShare = inside.measure(from: stretch.start, to: stretch.end)
    return WeightedStretch(
      stretch: stretch,
      weight: weighting.weight(of: part(stretch), inside: part(stretch, within: inside, share: insideShare)),
      insideMillimeters: ZoneCover.wholeMillimeters(
        fraction: insideShare, lengthMillimeters: graph.segmentLengths[stretch.segment]))
  }

  /// ∫ p over a stretch, whatever the zones, in shares of its segment's length.
  func pollution(along stretch: Stretch) -> Double {
    pollution(stretch.segment, from: stretch.start, to: stretch.end)
  }

  private func part(_ stretch: Stretch) -> SegmentShare {
    SegmentShare(length: stretch.portion, pollution: pollution(along: stretch))
  }

  /// What of a stretch lies within zones.
  private func part(_ stretch: Stretch, within zones: FractionSet, share: Double) -> SegmentShare {
    SegmentShare(
      length: share,
      pollution: zones.intervals.reduce(0) {
        $0 + pollution(stretch.segment, from: $1.lower, to: $1.upper)
      })
  }

  /// p times the share of the segment between two fractions.
  private func pollution(_ segment: Int, from start: Double, to end: Double) -> Double {
    guard let pollution = query.pollution?.values else { return 0 }
    if let profile = query.profiles[segment] { return profile.integral(from: start, to: end) }
    return Double(pollution[segment]) * abs(end - start)
  }
}
