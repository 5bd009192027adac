internal import Streets

extension ChoiceRouter {
  /// The best way by the query's objective in the air of one time, as if that stood still; what ``Router/path(_:)`` answers for it.
  ///
  /// The query's own pollution and profiles are not looked at. Many times between the same two moments cost little more than one.
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph, or when there is no way.
  public func path(
    _ query: Router.Query, air: MovingAir, atMilliseconds time: Double
  ) throws(RoutingError) -> Path {
    _ = try check(query, air)
    var query = query
    if let path = BlendedSearch(query, air, atMilliseconds: time, router: router)?.path() { return path }
    query.pollution = air.pollution(atMilliseconds: time)
    query.profiles = air.profiles(atMilliseconds: time)
    return try router.path(query)
  }
}

/// A search through the air between two moments, by the bounds of those.
///
/// p is what lies between those of the moments, (1 − s) p₀ + s p₁, and so is the burden of every way. As the least of sums is at least the sum
/// of the least, (1 − s) dist₀ + s dist₁ never exceeds it: the metrics of the moments serve all times between.
private struct BlendedSearch {
  private let router: Router
  private let query: Router.Query
  private let hierarchy: RouterHierarchy
  /// The two moments.
  private let moments: [MovingAir.Moment]
  private let share: Double
  private let ends: QueryEnds
  private let weights: MomentWeights

  /// Nil where the objective is no weighted one, the time is not between two moments, or there is no hierarchy.
  init?(_ query: Router.Query, _ air: MovingAir, atMilliseconds time: Double, router: Router) {
    let position = MomentClock(air).position(at: time)
    guard case .weighted = query.objective, !query.isInPlace, position.share > 0,
      let hierarchy = router.workspace.hierarchy
    else { return nil }
    let between = air.at(position.index...position.index + 1)
    var query = query
    query.pollution = between.moments[0].pollution
    self.router = router
    self.query = query
    self.hierarchy = hierarchy
    moments = between.moments
    share = position.share
    ends = QueryEnds(query, router: router)
    weights = MomentWeights(query, between, router: router)
  }

  private var durations: UnsafeBufferPointer<UInt32> { router.graph.durations(query.mode) }

  /// The best way; nil when there is none, or none that keeps out of forbidden zones.
  func path() -> Path? {
    let profiled = weights.profiled.map { segment in
      BlendedWeights.Profiled(
        segment: segment, weight: weight(of: Stretch(edge: 0, segment: segment, start: 0, end: 1)))
    }
    return moments[0].pollution.withUnsafeBufferPointer { before in
      moments[1].pollution.withUnsafeBufferPointer { after in
        profiled.withUnsafeBufferPointer { profiled in
          path(
            WeightedCosting(
              durations: durations, edgeSegment: router.graph.edgeSegment,
              weights: BlendedWeights(
                weighting: Weighting(query), before: before, after: after, share: share,
                inside: weights.cover?.fractions.reader, profiled: profiled)))
        }
      }
    }
  }

  private func path(_ costing: WeightedCosting<BlendedWeights>) -> Path? {
    func cost(_ stretch: Stretch) -> UInt64 {
      costing.cost(of: WeightedStretch(stretch: stretch, weight: weight(of: stretch), insideMillimeters: 0))
    }
    let graph = router.graph
    let starts = ends.terminals.starts.map { Terminal(node: graph.head[$0.edge], cost: cost($0)) }
    let targets = ends.terminals.ends.map {
      Terminal(node: UInt32(truncatingIfNeeded: graph.tail(ofEdge: $0.edge)), cost: cost($0))
    }
    let direct = ends.terminals.direct.enumerated().map { (index: $0, cost: cost($1)) }.min { $0.cost < $1.cost }
    let found = withBound { bound in
      router.workspace.plain.withMemory { scratch in
        AStar(graph: graph, costing: costing, bound: bound)
          .run(from: starts, to: targets, below: direct?.cost ?? .unreachable, scratch: &scratch)
      }
    }
    if let found { return ends.path([ends.firstStart + found.start] + found.edges + [ends.firstEnd + found.end]) }
    return direct.flatMap { $0.cost < .unreachable ? ends.path([ends.firstDirect + $0.index]) : nil }
  }

  /// The weight of a stretch, below 0 where it is closed.
  private func weight(of stretch: Stretch) -> Double {
    let both = weights.weights(of: stretch)
    return both[0] < 0 ? both[0] : (1 - share) * both[0] + share * both[1]
  }

  private func withBound<Result>(_ body: (BlendedBound) -> Result) -> Result {
    let time = hierarchy.time(query.mode)
    let burdens = moments.map { hierarchy.weights(.burden, query.mode, $0.pollution) }
    let slacks = moments.indices.map { slack($0) }
    return hierarchy.distances.withMemory { first in
      hierarchy.distances.withMemory { second in
        let before = first.begin(to: targets(0), first: time, second: burdens[0])
        let after = second.begin(to: targets(1), first: time, second: burdens[1])
        return withExtendedLifetime((time, burdens)) {
          body(
            BlendedBound(
              before: before, after: after, slackBefore: slacks[0], slackAfter: slacks[1], share: share,
              scale: BoundPair(FixedAvoidance(Weighting(query).avoidance), known: []).scale))
        }
      }
    }
  }

  private func targets(_ moment: Int) -> [LazyDistances.Target] {
    ends.terminals.ends.map { stretch in
      let duration = durations[stretch.edge]
      return LazyDistances.Target(
        rank: Int(hierarchy.arrays.rank[router.graph.tail(ofEdge: stretch.edge)]),
        pair: .init(
          first: BoundMetric.time(UInt32(Double(duration) * stretch.portion)),
          second: BoundMetric.burden(duration: duration, pollution: weights.pollution(along: stretch)[moment])))
    }
  }

  /// By how much the metric of a moment exceeds what the segments with a profile are charged then, all together.
  private func slack(_ moment: Int) -> UInt64 {
    var sum: UInt64 = 0
    for segment in weights.profiled {
      let whole = weights.pollution(along: Stretch(edge: 0, segment: segment, start: 0, end: 1))[moment]
      let figure = Double(moments[moment].pollution[segment])
      for edge in router.graph.edges(ofSegment: segment) where durations[Int(edge)] != StreetGraph.closed {
        let known = BoundMetric.burden(duration: durations[Int(edge)], pollution: figure)
        let charged = BoundMetric.burden(duration: durations[Int(edge)], pollution: whole)
        sum += UInt64(known > charged ? known - charged : 0)
      }
    }
    return sum
  }
}

/// Weights in the air between two moments, worked out when the search asks.
private struct BlendedWeights: SegmentWeighing {
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

/// What lies between the bounds of two moments.
private struct BlendedBound: LowerBound {
  private let before: LazyDistances.Reader
  private let after: LazyDistances.Reader
  private let slackBefore: UInt64
  private let slackAfter: UInt64
  /// Shares in 2⁻¹⁶, rounded down.
  private let shareBefore: UInt64
  private let shareAfter: UInt64
  private let scale: TimeScale

  init(
    before: LazyDistances.Reader, after: LazyDistances.Reader, slackBefore: UInt64, slackAfter: UInt64, share: Double,
    scale: TimeScale
  ) {
    self.before = before
    self.after = after
    self.slackBefore = slackBefore
    self.slackAfter = slackAfter
    shareBefore = UInt64((1 - share) * 0x1p16)
    shareAfter = UInt64(share * 0x1p16)
    self.scale = scale
  }

  @inline(__always)
  func estimate(from node: Int) -> UInt64 {
    let first = before.distances(fromNode: node)
    let second = after.distances(fromNode: node)
    let burden =
      (shareBefore * Self.less(first.second, slackBefore) + shareAfter * Self.less(second.second, slackAfter)) >> 16
    return UInt64.estimate(scale, .init(first: first.first, second: UInt32(truncatingIfNeeded: burden)))
  }

  @inline(__always)
  private static func less(_ burden: UInt32, _ slack: UInt64) -> UInt64 {
    UInt64(burden) > slack ? UInt64(burden) - slack : 0
  }
}
