internal import Streets

/// A search through the air between two moments, by the bounds of those.
///
/// p is what lies between those of the moments, (1 − s) p₀ + s p₁, and so is the burden of every way. As the least of
/// sums is at least the sum of the least, (1 − s) dist₀ + s dist₁ never exceeds it: the metrics of the moments serve
/// all times between.
struct BlendedSearch {
  private let router: Router
  private let query: Router.Query
  private let hierarchy: RouterHierarchy
  /// The two moments.
  private let moments: [MovingAir.Moment]
  private let share: Double
  private let ends: QueryEnds
  private let weights: MomentWeights
  private let prices: UnsafeBufferPointer<UInt32>

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
    prices = router.graph.pricedDurations(query.mode)
  }

  /// The best way; nil when there is none, or none that keeps out of forbidden zones.
  /// - Throws: ``RoutingError/outOfTime``.
  func path() throws(RoutingError) -> Path? { try outcome.get() }

  private var outcome: SearchOutcome<Path> {
    let profiled = weights.profiled.map { segment in
      BlendedWeights.Profiled(
        segment: segment, weight: weight(of: SegmentSpan(whole: segment)))
    }
    return moments[0].pollution.values.withUnsafeBufferPointer { before in
      moments[1].pollution.values.withUnsafeBufferPointer { after in
        profiled.withUnsafeBufferPointer { profiled in
          search(
            WeightedCosting(
              prices: prices, edgeSegment: router.graph.edgeSegment,
              weights: BlendedWeights(
                weighting: Weighting(query), before: before, after: after, share: share,
                inside: weights.cover?.fractions.reader, profiled: profiled)))
        }
      }
    }
  }

  private func search(_ costing: WeightedCosting<BlendedWeights>) -> SearchOutcome<Path> {
    func cost(_ stretch: Stretch) -> UInt64 {
      costing.cost(of: WeightedStretch(stretch: stretch, weight: weight(of: stretch.span), insideMillimeters: 0))
    }
    let graph = router.graph
    func terminal(_ part: NodeStretch) -> SearchTerminal<UInt64> {
      SearchTerminal(node: UInt32(truncatingIfNeeded: part.node), cost: cost(part.stretch))
    }
    let starts = ends.terminals.starts.map(terminal)
    let targets = ends.terminals.ends.map(terminal)
    let direct = ends.terminals.direct.enumerated().map { (index: $0, cost: cost($1)) }.min { $0.cost < $1.cost }
    let found = withBound { bound in
      router.workspace.plain.withMemory { scratch in
        AStar(graph: graph, costing: costing, bound: bound)
          .run(from: starts, to: targets, below: direct?.cost ?? .unreachable, scratch: &scratch)
      }
    }
    switch found {
    case .found(let way):
      return .found(ends.path([ends.firstStart + way.start] + way.edges + [ends.firstEnd + way.end]))
    case .noWay:
      guard let direct, direct.cost < .unreachable else { return .noWay }
      return .found(ends.path([ends.firstDirect + direct.index]))
    case .late: return .late
    }
  }

  /// The weight of a part of a segment, below 0 where it is closed.
  private func weight(of span: SegmentSpan) -> Double {
    let both = weights.weights(of: span)
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
    ends.terminals.ends.map { end in
      let stretch = end.stretch
      let duration = prices[stretch.edge]
      return LazyDistances.Target(
        rank: Int(hierarchy.arrays.rank[end.node]),
        pair: .init(
          first: BoundMetric.time(UInt32(Double(duration) * stretch.portion)),
          second: BoundMetric.burden(duration: duration, pollution: weights.pollution(along: stretch.span)[moment])))
    }
  }

  /// By how much the metric of a moment exceeds what the segments with a profile are charged then, all together.
  private func slack(_ moment: Int) -> UInt64 {
    weights.profiled.reduce(0) { sum, segment in
      let whole = weights.pollution(along: SegmentSpan(whole: segment))[moment]
      let known = Double(moments[moment].pollution[segment])
      return sum + router.graph.excessBurden(ofSegment: segment, query.mode, known: known, charged: whole).sum
    }
  }
}
