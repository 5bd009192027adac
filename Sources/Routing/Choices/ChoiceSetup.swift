internal import Streets

/// A query on its way to a region: zones, weights and terminals as ``PathSearch`` has them.
struct ChoiceSetup {
  private let router: Router
  private let query: Router.Query
  private let paces: PaceTable
  private let terminals: Terminals
  private let weighting: Weighting
  private let stretchWeights: StretchWeights

  /// - Throws: ``RoutingError/brokenGraph``.
  init(_ query: Router.Query, router: Router) throws(RoutingError) {
    self.query = query
    self.router = router
    let graph = router.graph
    paces = try router.workspace.paces(query.mode)
    terminals = Terminals(from: query.origin, to: query.destination, graph: graph, mode: query.mode)
    weighting = Weighting(query)
    let cover =
      weighting.needsZones
      ? ZoneCover(zones: query.zones, graph: graph, grid: router.workspace.segmentGrid()) : nil
    stretchWeights = StretchWeights(query, graph: graph, cover: cover)
  }

  /// Whether the second cost is a burden, or a time because nothing is known of the air.
  var isBurden: Bool { weighting.isBurden }

  /// The part of the graph that ways within a limit can use, nil when there is no such way.
  func region(within spending: Spending, workspace: ChoiceWorkspace) -> RegionGraph? {
    let weights = stretchWeights.segmentWeights(weighting)
    return region(
      spending.kind, limit: spending.limit, weights: weights.values,
      perMeter: spending.kind == .time ? paces.costPerMeter(leastWeight: 1) : 0, workspace: workspace
    ) { stretchWeights.weighted($0, by: weighting) }
  }

  /// The part of the graph that ways can use whose weighted time is within a limit, whatever the moment is.
  func region(withinWeightedMilliseconds limit: Double, _ moments: MomentWeights, workspace: ChoiceWorkspace)
    -> RegionGraph?
  {
    guard let weights = moments.leastValues() else { return nil }
    let units = CostRounding.burdenUnitsPerMillisecond
    return region(
      .weightedTime, limit: UInt64(min(0x1p60, limit * units)), weights: weights.values,
      // Costs here are rounded down, by less than this share.
      perMeter: paces.costPerMeter(leastWeight: 1) * min(max(0, weights.least), 0x1p16) * units * (1 - 1e-5),
      workspace: workspace,
      weighted: moments.least)
  }

  private func region(
    _ kind: ExpenseKind, limit: UInt64, weights: [Double], perMeter: Double, workspace: ChoiceWorkspace,
    weighted: (Stretch) -> WeightedStretch
  ) -> RegionGraph? {
    let graph = router.graph
    return weights.withUnsafeBufferPointer { weights in
      let criteria = Criteria(
        kind: kind, isBurden: weighting.isBurden, durations: graph.durations(query.mode),
        lengths: graph.segmentLengths, edgeSegment: graph.edgeSegment, weights: weights)
      let builder = builder(criteria, limit: limit, weighted: weighted)
      let toOrigin = StraightBound(
        graph: graph, metric: router.workspace.metric, place: query.origin.place, perMeter: perMeter)
      return workspace.withMarks { marks in
        builder.region(reversed: workspace.reversed, toOrigin: lowered(toOrigin, builder.starts), marks: &marks)
      }
    }
  }

  private func builder(
    _ criteria: Criteria, limit: UInt64, weighted: (Stretch) -> WeightedStretch
  ) -> RegionBuilder {
    let graph = router.graph
    let first = UInt32(truncatingIfNeeded: graph.edgeCount)
    let firstEnd = first + UInt32(terminals.starts.count)
    let firstDirect = firstEnd + UInt32(terminals.ends.count)
    func weighed(
      _ stretches: [Stretch], from first: UInt32, node: (Stretch) -> Int
    ) -> [RegionBuilder.Terminal] {
      stretches.enumerated().compactMap { index, stretch in
        criteria.costs(of: weighted(stretch)).map {
          .init(node: node(stretch), expense: $0.expense, burden: $0.burden, edge: first + UInt32(index))
        }
      }
    }
    return RegionBuilder(
      graph: graph, criteria: criteria,
      starts: weighed(terminals.starts, from: first) { Int(graph.head[$0.edge]) },
      ends: weighed(terminals.ends, from: firstEnd) { graph.tail(ofEdge: $0.edge) },
      direct: weighed(terminals.direct, from: firstDirect) { _ in 0 }, limit: limit)
  }

  /// A bound that holds for the first parts of the way too, which are no edges.
  private func lowered(_ bound: StraightBound, _ starts: [RegionBuilder.Terminal]) -> StraightBound {
    var bound = bound
    for start in starts { bound.lower(atNode: start.node, to: start.expense) }
    return bound
  }

  /// The stretches that the arcs of a region stand for.
  func stretches(_ arcs: [Int], in region: RegionGraph) -> [Stretch] {
    arcs.map { stretch(ofEdge: Int(region.arcs[$0].edge)) }
  }

  /// The stretch of an edge, or of what is numbered behind the edges.
  func stretch(ofEdge edge: Int) -> Stretch {
    let graph = router.graph
    guard edge >= graph.edgeCount else {
      let (segment, isReversed) = graph.segment(ofEdge: edge)
      return Stretch(edge: edge, segment: segment, start: isReversed ? 1 : 0, end: isReversed ? 0 : 1)
    }
    let number = edge - graph.edgeCount
    if number < terminals.starts.count { return terminals.starts[number] }
    if number < terminals.starts.count + terminals.ends.count {
      return terminals.ends[number - terminals.starts.count]
    }
    return terminals.direct[number - terminals.starts.count - terminals.ends.count]
  }

  /// The path over some arcs of a region.
  func path(_ arcs: [Int], in region: RegionGraph) -> Path {
    let pieces = router.pieces(of: stretches(arcs, in: region), mode: query.mode)
    return Path(pieces: pieces, crossings: router.crossings(of: pieces, zones: query.zones), breaksExclusion: false)
  }
}
