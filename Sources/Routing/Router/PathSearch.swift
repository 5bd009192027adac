internal import Streets

/// One query on its way to a list of stretches: the objective made into a costing, and the search run with it.
struct PathSearch {
  let graph: StreetGraph
  let workspace: Workspace
  let query: Router.Query
  let terminals: Terminals
  let weighting: Weighting
  /// What is known of the zones, nil where they change nothing.
  let zones: KnownZones?
  let stretchWeights: StretchWeights
  /// For bounds from the hierarchy, where there is one.
  let pair: BoundPair
  let prices: UnsafeBufferPointer<UInt32>
  /// For bounds by distance, where no hierarchy has better ones.
  let paces: PaceTable?

  init(_ query: Router.Query, graph: StreetGraph, workspace: Workspace) throws(RoutingError) {
    self.graph = graph
    self.workspace = workspace
    self.query = query
    try workspace.check()
    paces = workspace.hierarchy == nil ? workspace.paces(query.mode) : nil
    terminals = Terminals(from: query.origin, to: query.destination, graph: graph, mode: query.mode)
    weighting = Weighting(query)
    prices = graph.pricedDurations(query.mode)
    zones = workspace.zones(query)
    stretchWeights = StretchWeights(query, graph: graph, cover: zones?.cover)
    let avoidance = FixedAvoidance(weighting.isBurden ? 0 : weighting.avoidance)
    let known = query.pollution.flatMap { workspace.hierarchy?.knownAvoidances(query.mode, $0) }
    pair = BoundPair(avoidance, known: avoidance.units > 0 ? known ?? [] : [])
  }

  /// The best way by the query's objective; nil when there is none, or none that keeps out of closed zones.
  /// - Throws: ``RoutingError/outOfTime``.
  func best() throws(RoutingError) -> [Stretch]? {
    if let way = bestByMetric() { return way }
    if weighting.isTimeAlone {
      let found = run(
        TimeCosting(prices: prices), weighting: weighting, bounds: timeBounds(minWeight: 1), in: workspace.plain)
      return try found.get()
    }
    return try search(weighting, entersZones: false).get()
  }

  /// The way with the fewest metres inside the zones, and the best of those by the query's objective.
  /// - Throws: ``RoutingError/outOfTime``.
  func bestThroughZones() throws(RoutingError) -> [Stretch]? {
    guard weighting.closesInside else { return nil }
    var open = weighting
    open.closesInside = false
    return try search(open, entersZones: true).get()
  }

  // MARK: Searching

  /// Weights are worked out one by one where a hierarchy shows the way, and all before the search where it has to look
  /// around.
  private func search(_ weighting: Weighting, entersZones: Bool) -> SearchOutcome<[Stretch]> {
    if let ends = liveEnds(weighting) {
      return (query.pollution?.values ?? []).withUnsafeBufferPointer { pollution in
        search(
          LiveWeights(weighting: weighting, pollution: pollution, inside: zones?.cover.fractions.reader, ends: ends),
          least: 0, weighting, entersZones: entersZones)
      }
    }
    let table = stretchWeights.segmentWeights(weighting)
    return table.values.withUnsafeBufferPointer {
      search(TableWeights(values: $0), least: table.least, weighting, entersZones: entersZones)
    }
  }

  /// The search for times or burdens, on the fewest metres inside zones where it has to enter them; `least` is a weight
  /// that no street undercuts.
  private func search(
    _ weights: some SegmentWeighing, least: Double, _ weighting: Weighting, entersZones: Bool
  ) -> SearchOutcome<[Stretch]> {
    let time = WeightedCosting(prices: prices, edgeSegment: graph.edgeSegment, weights: weights)
    let burden = BurdenCosting(prices: prices, edgeSegment: graph.edgeSegment, weights: weights)
    switch (weighting.isBurden, entersZones ? zones?.cover.fractions.reader : nil) {
    case (false, nil):
      return run(time, weighting: weighting, bounds: timeBounds(minWeight: least), in: workspace.plain)
    case (true, nil):
      return run(burden, weighting: weighting, bounds: burdenBounds(minWeight: least), in: workspace.twoLevel)
    case (false, let inside?):
      return run(
        fewest(time, inside), weighting: weighting, bounds: fewest(timeBounds(minWeight: least)),
        in: workspace.twoLevel)
    case (true, let inside?):
      return run(
        fewest(burden, inside), weighting: weighting, bounds: fewest(burdenBounds(minWeight: least)),
        in: workspace.threeLevel)
    }
  }

  /// A* by a costing, with bounds from the hierarchy where there is one; the way straight along one street where that
  /// is as good.
  private func run<Costing: StretchCosting>(
    _ costing: Costing, weighting: Weighting, bounds: Bounds<Costing.Cost>,
    in pool: MemoryPool<SearchScratch<Costing.Cost>>
  ) -> SearchOutcome<[Stretch]> where Costing.Cost: HierarchyCost {
    let ends = terminalCosts(costing, weighting)
    var direct = SearchOutcome<[Stretch]>.noWay
    if let way = ends.direct, way.cost < .unreachable { direct = .found([way.stretch]) }
    // Where every street at an end is closed, a search would look at all others for nothing.
    guard ends.areOpen else { return direct }
    let limit = ends.direct?.cost ?? .unreachable
    let found: SearchOutcome<SearchResult<Costing.Cost>> = pool.withMemory { scratch in
      guard let hierarchy = workspace.hierarchy else {
        var bound = DistanceBound<Costing.Cost>(
          graph: graph, metric: workspace.metric, target: query.destination.place, bound: bounds.straight)
        bound.lower(to: ends.ends)
        return AStar(graph: graph, costing: costing, bound: bound)
          .run(from: ends.starts, to: ends.ends, below: limit, scratch: &scratch)
      }
      return withBound(
        from: hierarchy, scale: bounds.scale, weighting: weighting, startingAt: ends.starts, to: ends.ends
      ) { bound in
        AStar(graph: graph, costing: costing, bound: bound)
          .run(from: ends.starts, to: ends.ends, below: limit, scratch: &scratch)
      }
    }
    switch found {
    case .found(let way): return .found(stretches(of: way))
    case .noWay: return direct
    case .late: return .late
    }
  }

  /// The stretches of a way from end to end, those outside the nodes too.
  func stretches<Cost>(of way: SearchResult<Cost>) -> [Stretch] {
    let between = way.edges.map { graph.stretch(ofEdge: $0) }
    return [terminals.starts[way.start].stretch] + between + [terminals.ends[way.end].stretch]
  }

  // MARK: Costs

  /// What the ways from the origin, to the destination and straight from one to the other cost.
  struct TerminalCosts<Cost: PathCost> {
    let starts: [SearchTerminal<Cost>]
    let ends: [SearchTerminal<Cost>]
    let direct: (stretch: Stretch, cost: Cost)?

    /// Whether some way leaves the origin and some way comes to the destination.
    var areOpen: Bool { [starts, ends].allSatisfy { $0.contains { $0.cost < .unreachable } } }
  }

  /// What a costing says of the parts of a way outside the nodes, by a rule for weights.
  func terminalCosts<Costing: StretchCosting>(
    _ costing: Costing, _ weighting: Weighting
  ) -> TerminalCosts<Costing.Cost> {
    let cost = { (stretch: Stretch) in costing.cost(of: stretchWeights.weighted(stretch, by: weighting)) }
    let terminal = { (part: NodeStretch) in
      SearchTerminal(node: UInt32(truncatingIfNeeded: part.node), cost: cost(part.stretch))
    }
    return TerminalCosts(
      starts: terminals.starts.map(terminal), ends: terminals.ends.map(terminal),
      direct: terminals.direct.map { (stretch: $0, cost: cost($0)) }.min { $0.cost < $1.cost })
  }

  /// A costing for which metres inside zones count before all else.
  private func fewest<Base: StretchCosting>(_ base: Base, _ inside: ZoneFractions.Reader) -> FewestMetersInside<Base> {
    FewestMetersInside(
      base: base, edgeSegment: graph.edgeSegment, segmentLengths: graph.segmentLengths, insideFractions: inside)
  }
}
