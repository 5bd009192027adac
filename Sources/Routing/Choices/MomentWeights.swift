internal import Streets

/// The weights of segments and stretches at every moment of moving air.
struct MomentWeights {
  private let stretchWeights: [StretchWeights]
  private let weighting: Weighting
  /// Weight by segment at each moment.
  let values: [[Double]]

  /// - Complexity: O(moments × segments).
  init(_ query: Router.Query, _ air: MovingAir, router: Router) {
    weighting = Weighting(query)
    let cover =
      weighting.needsZones
      ? ZoneCover(zones: query.zones, graph: router.graph, grid: router.workspace.segmentGrid()) : nil
    let weighting = weighting
    stretchWeights = air.moments.map { moment in
      var query = query
      query.pollution = moment.pollution
      query.profiles = moment.profiles
      return StretchWeights(query, graph: router.graph, cover: cover)
    }
    values = stretchWeights.map { $0.segmentWeights(weighting).values }
  }

  /// The weights of a stretch at each moment, below 0 where it is closed.
  func weights(of stretch: Stretch) -> [Double] {
    if stretch.portion == 1 { return values.map { $0[stretch.segment] } }
    return stretchWeights.map { $0.weighted(stretch, by: weighting).weight }
  }

  /// A stretch with its least weight over all moments.
  func least(_ stretch: Stretch) -> WeightedStretch {
    WeightedStretch(stretch: stretch, weight: weights(of: stretch).min() ?? 0, insideMillimeters: 0)
  }

  /// The least weight by segment over all moments; closed segments stay closed.
  func leastValues() -> [Double] {
    guard var least = values.first else { return [] }
    for other in values.dropFirst() {
      for segment in least.indices { least[segment] = min(least[segment], other[segment]) }
    }
    return least
  }
}
