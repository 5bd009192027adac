internal import Streets

/// The weights of segments and stretches at every moment of moving air, worked out where they are asked for.
struct MomentWeights {
  private let air: MovingAir
  private let weighting: Weighting
  private let cover: ZoneCover?
  private let stretchWeights: [StretchWeights]
  private let profiled: Set<Int>

  init(_ query: Router.Query, _ air: MovingAir, router: Router) {
    self.air = air
    weighting = Weighting(query)
    let cover =
      weighting.needsZones
      ? ZoneCover(zones: query.zones, graph: router.graph, grid: router.workspace.segmentGrid()) : nil
    self.cover = cover
    stretchWeights = air.moments.map { moment in
      var query = query
      query.pollution = moment.pollution
      query.profiles = moment.profiles
      return StretchWeights(query, graph: router.graph, cover: cover)
    }
    profiled = Set(air.moments.flatMap { $0.profiles.keys })
  }

  /// The weights of a stretch at each moment, below 0 where it is closed.
  func weights(of stretch: Stretch) -> [Double] {
    if stretch.portion < 1 || profiled.contains(stretch.segment) {
      return stretchWeights.map { $0.weighted(stretch, by: weighting).weight }
    }
    let inside = cover.map { $0.fractions.reader[stretch.segment] } ?? 0
    return air.moments.map {
      weighting.weight(pollution: Double($0.pollution[stretch.segment]), inside: inside)
    }
  }

  /// A stretch with its least weight over all moments.
  func least(_ stretch: Stretch) -> WeightedStretch {
    WeightedStretch(stretch: stretch, weight: weights(of: stretch).min() ?? 0, insideMillimeters: 0)
  }

  /// The least weight by segment over all moments, and the least of all; closed segments stay closed.
  ///
  /// A weight only grows with p, so that the least p has the least weight.
  /// - Complexity: O(moments × segments).
  func leastValues() -> SegmentWeights? {
    guard var pollution = air.moments.first?.pollution else { return nil }
    pollution.withUnsafeMutableBufferPointer { least in
      for moment in air.moments.dropFirst() {
        moment.pollution.withUnsafeBufferPointer { other in
          for segment in least.indices { least[segment] = min(least[segment], other[segment]) }
        }
      }
    }
    var weights = SegmentWeights(weighting, segmentCount: pollution.count, pollution: pollution, cover: cover)
    for segment in profiled {
      let whole = Stretch(edge: 0, segment: segment, start: 0, end: 1)
      weights.set(self.weights(of: whole).min() ?? 0, of: segment)
    }
    return weights
  }
}
