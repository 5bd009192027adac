internal import Streets

/// The weights of stretches at every moment of moving air, worked out where they are asked for.
struct MomentWeights {
  /// The zones, where they matter.
  let cover: ZoneCover?
  /// The segments with a profile at some moment.
  let profiled: Set<Int>
  private let air: MovingAir
  private let weighting: Weighting
  private let stretchWeights: [StretchWeights]

  init(_ query: Router.Query, _ air: MovingAir, router: Router) {
    self.air = air
    weighting = Weighting(query)
    let cover = router.workspace.cover(query)
    self.cover = cover
    stretchWeights = air.moments.map { moment in
      var query = query
      query.pollution = moment.pollution
      query.profiles = moment.profiles
      return StretchWeights(query, graph: router.graph, cover: cover)
    }
    profiled = Set(air.moments.flatMap { $0.profiles.keys })
  }

  /// The weights of a part of a segment at each moment, below 0 where it is closed.
  func weights(of span: SegmentSpan) -> [Double] {
    if span.portion < 1 || profiled.contains(span.segment) {
      return stretchWeights.map { $0.weight(of: span, by: weighting) }
    }
    let inside = cover.map { $0.fractions.reader[span.segment] } ?? 0
    return air.moments.map {
      weighting.weight(pollution: Double($0.pollution[span.segment]), inside: inside)
    }
  }

  /// ∫ p over a part of a segment at each moment, whatever the zones, in shares of the segment's length.
  func pollution(along span: SegmentSpan) -> [Double] {
    stretchWeights.map { $0.pollution(along: span) }
  }

  /// How p changes at most from a moment to the next on any part of a segment with a profile.
  struct PollutionChanges {
    var rise = 0.0
    var fall = 0.0
    /// The changes in shares of p and a floor.
    var growth = 0.0
    var decline = 0.0
  }

  /// How p changes from a moment to the next one, with `floor` added to p where shares are taken.
  func pollutionChanges(after moment: Int, floor: Double) -> PollutionChanges {
    var changes = PollutionChanges()
    for segment in profiled {
      let (before, after) = (values(segment, moment), values(segment, moment + 1))
      for (index, value) in before.enumerated() {
        // Parts of other lengths do not go together one by one.
        let others = before.count == after.count ? after[index...index] : after[...]
        for other in others {
          let change = Double(other) - Double(value)
          changes.rise = max(changes.rise, change)
          changes.fall = max(changes.fall, -change)
          changes.growth = max(changes.growth, change > 0 ? change / (Double(value) + floor) : 0)
          changes.decline = max(changes.decline, change < 0 ? -change / (Double(other) + floor) : 0)
        }
      }
    }
    return changes
  }

  /// The least p on any part of a segment with a profile, at any moment.
  var minProfileValue: Double {
    let least = profiled.flatMap { segment in air.moments.indices.flatMap { values(segment, $0) } }.min()
    return least.map { Double($0) } ?? .infinity
  }

  private func values(_ segment: Int, _ moment: Int) -> [Float] {
    air.moments[moment].profiles[segment]?.values ?? [air.moments[moment].pollution[segment]]
  }
}
