internal import Streets

/// A query on its way to a region: zones, weights and terminals as ``PathSearch`` has them.
struct ChoiceSetup {
  private let router: Router
  private let query: Router.Query
  private let paces: PaceTable
  let ends: QueryEnds
  private let weighting: Weighting
  private let stretchWeights: StretchWeights

  init(_ query: Router.Query, router: Router) {
    self.query = query
    self.router = router
    let graph = router.graph
    paces = router.workspace.paces(query.mode)
    ends = QueryEnds(query, router: router)
    weighting = Weighting(query)
    let cover = router.workspace.cover(query)
    stretchWeights = StretchWeights(query, graph: graph, cover: cover)
  }

  /// Whether the second cost is a burden, or a time because nothing is known of the air.
  var isBurden: Bool { weighting.isBurden }

  /// The part of the graph that ways within a limit can use, none when there is no such way.
  func region(within budget: Budget, workspace: ChoiceWorkspace) -> SearchOutcome<RegionGraph> {
    let weights = stretchWeights.segmentWeights(weighting)
    return region(
      budget.kind, limit: budget.limit, weights: weights.values,
      // What is known of paces is that with prices.
      perMeter: budget.kind == .pricedTime ? paces.costPerMeter(minWeight: 1) : 0, workspace: workspace
    ) { stretchWeights.weighted($0, by: weighting) }
  }

  private func region(
    _ kind: BudgetKind, limit: UInt64, weights: [Double], perMeter: Double, workspace: ChoiceWorkspace,
    weighted: (Stretch) -> WeightedStretch
  ) -> SearchOutcome<RegionGraph> {
    let graph = router.graph
    return weights.withUnsafeBufferPointer { weights in
      let criteria = Criteria(
        kind: kind, isBurden: weighting.isBurden, prices: graph.pricedDurations(query.mode),
        times: kind == .time ? graph.durations(query.mode) : graph.pricedDurations(query.mode),
        lengths: graph.segmentLengths, edgeSegment: graph.edgeSegment, weights: weights)
      let builder = builder(criteria, limit: limit, weighted: weighted)
      return workspace.marks.withMemory { marks in
        marks.begin()
        if kind != .length, let hierarchy = router.workspace.hierarchy {
          let time = kind == .time ? hierarchy.minTime(query.mode) : hierarchy.time(query.mode)
          return region(builder, by: time, of: hierarchy, marks: &marks)
        }
        let toOrigin = StraightBound(
          graph: graph, metric: router.workspace.metric, place: query.origin.place, perMeter: perMeter)
        let lowest = lowered(toOrigin, builder.starts)
        guard let remaining = builder.findRemaining(workspace.reversed, lowest, &marks) else { return .late }
        return builder.region(remaining, marks: &marks)
      }
    }
  }

  /// The region within a travel time, by what a hierarchy knows of the rest of the way.
  private func region(
    _ builder: RegionBuilder, by time: ArcWeights, of hierarchy: RouterHierarchy, marks: inout NodeMarks
  ) -> SearchOutcome<RegionGraph> {
    let targets = builder.ends.map { end in
      let milliseconds = BoundMetric.time(UInt32(min(UInt64(ArcWeights.infinite), end.expense)))
      return LazyDistances.Target(
        rank: Int(hierarchy.arrays.rank[end.node]), pair: .init(first: milliseconds, second: milliseconds))
    }
    return hierarchy.distances.withMemory { memory in
      let times = memory.begin(to: targets, first: time, second: time)
      return withExtendedLifetime(time) { builder.region(HierarchyRegionBound(times: times), marks: &marks) }
    }
  }

  private func builder(
    _ criteria: Criteria, limit: UInt64, weighted: (Stretch) -> WeightedStretch
  ) -> RegionBuilder {
    let graph = router.graph
    func weighed(_ stretches: [NodeStretch], from first: Int) -> [RegionBuilder.Terminal] {
      stretches.enumerated().compactMap { index, part in
        criteria.costs(of: weighted(part.stretch)).map {
          .init(
            node: part.node, expense: $0.expense, burden: $0.burden, edge: UInt32(truncatingIfNeeded: first + index))
        }
      }
    }
    return RegionBuilder(
      graph: graph, criteria: criteria,
      starts: weighed(ends.terminals.starts, from: ends.firstStart),
      ends: weighed(ends.terminals.ends, from: ends.firstEnd),
      direct: weighed(ends.terminals.direct.map { NodeStretch(stretch: $0, node: 0) }, from: ends.firstDirect),
      limit: limit)
  }

  /// A bound that holds for the first parts of the way too, which are no edges.
  private func lowered(_ bound: StraightBound, _ starts: [RegionBuilder.Terminal]) -> StraightBound {
    var bound = bound
    for start in starts { bound.lower(atNode: start.node, to: start.expense) }
    return bound
  }

  /// Whether some streets count for more than the time on them.
  var hasPrices: Bool { router.graph.highestPrice(query.mode) > 1 }

  /// Time and burden of some arcs without what dear streets count for; nil where nothing is dear to the mode.
  func actual(_ arcs: [Int], in region: RegionGraph) -> TradeOff.Point? {
    guard hasPrices else { return nil }
    let durations = router.graph.durations(query.mode)
    let prices = router.graph.pricedDurations(query.mode)
    var (time, burden) = (UInt64(0), 0.0)
    for arc in arcs.map({ region.arcs[$0] }) {
      let stretch = ends.stretch(ofEdge: Int(arc.edge))
      let duration = durations[stretch.edge]
      time = time.adding(CostRounding.time(duration: duration, portion: stretch.portion))
      burden += Double(arc.burden) * Double(duration) / Double(max(1, prices[stretch.edge]))
    }
    return TradeOff.Point(milliseconds: time, burdenMinutes: burden / unitsPerMinute)
  }

  /// Units of the second cost in a minute.
  var unitsPerMinute: Double { 60_000 * (isBurden ? CostRounding.burdenUnitsPerMillisecond : 1) }

  /// The path over some arcs of a region.
  func path(_ arcs: [Int], in region: RegionGraph) -> Path { ends.path(arcs.map { Int(region.arcs[$0].edge) }) }
}
