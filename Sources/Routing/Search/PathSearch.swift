internal import Streets

/// One query on its way to a list of stretches: the objective made into a costing, and the search run with it.
struct PathSearch {
  private let graph: StreetGraph
  private let workspace: Workspace
  private let query: Router.Query
  private let paces: PaceTable
  private let terminals: Terminals
  private let weighting: Weighting
  private let cover: ZoneCover?
  private let stretchWeights: StretchWeights

  init(_ query: Router.Query, graph: StreetGraph, workspace: Workspace) throws(RoutingError) {
    self.graph = graph
    self.workspace = workspace
    self.query = query
    paces = try workspace.paces(query.mode)
    terminals = Terminals(from: query.origin, to: query.destination, graph: graph, mode: query.mode)
    weighting = Weighting(query)
    cover =
      weighting.needsZones
      ? ZoneCover(zones: query.zones, graph: graph, grid: workspace.segmentGrid()) : nil
    stretchWeights = StretchWeights(query, graph: graph, cover: cover)
  }

  /// The best way by the query's objective; nil when there is none, or none that keeps out of closed zones.
  func best() -> [Stretch]? {
    if weighting.isTimeAlone {
      return run(TimeCosting(durations: durations), weighting, bound: timeBound(1), pool: workspace.plain)
    }
    return withWeights(weighting) { weights, least in
      if weighting.isBurden {
        run(burdenCosting(weights), weighting, bound: burdenBound(least), pool: workspace.twoLevel)
      } else {
        run(weightedCosting(weights), weighting, bound: timeBound(least), pool: workspace.plain)
      }
    }
  }

  /// The way with the fewest metres inside the zones, and the best of those by the query's objective.
  func bestThroughZones() -> [Stretch]? {
    guard weighting.closesInside, let cover else { return nil }
    var weighting = weighting
    weighting.closesInside = false
    return withWeights(weighting) { weights, least in
      cover.fractions.withUnsafeBufferPointer { fractions in
        if weighting.isBurden {
          run(
            fewest(burdenCosting(weights), fractions), weighting, bound: fewest(burdenBound(least)),
            pool: workspace.threeLevel)
        } else {
          run(
            fewest(weightedCosting(weights), fractions), weighting, bound: fewest(timeBound(least)),
            pool: workspace.twoLevel)
        }
      }
    }
  }

  private func run<Costing: StretchCosting>(
    _ costing: Costing, _ weighting: Weighting, bound: Costing.Cost.Bound, pool: ScratchPool<Costing.Cost>
  ) -> [Stretch]? {
    let cost = { (stretch: Stretch) in costing.cost(of: stretchWeights.weighted(stretch, by: weighting)) }
    let starts = terminals.starts.map {
      Terminal(node: graph.head[$0.edge], cost: cost($0))
    }
    let ends = terminals.ends.map {
      Terminal(node: UInt32(truncatingIfNeeded: graph.tail(ofEdge: $0.edge)), cost: cost($0))
    }
    let direct = terminals.direct.map { (stretch: $0, cost: cost($0)) }.min { $0.cost < $1.cost }
    var distanceBound = DistanceBound<Costing.Cost>(
      graph: graph, metric: workspace.metric, target: query.destination.place, bound: bound)
    distanceBound.lower(to: ends)
    let search = AStar(graph: graph, costing: costing, bound: distanceBound)
    let found = pool.withScratch {
      search.run(from: starts, to: ends, below: direct?.cost ?? .unreachable, scratch: &$0)
    }
    if let found { return stretches(of: found) }
    return direct.flatMap { $0.cost < .unreachable ? [$0.stretch] : nil }
  }

  private func stretches<Cost>(of way: FoundWay<Cost>) -> [Stretch] {
    let between = way.edges.map { edge in
      let (segment, isReversed) = graph.segment(ofEdge: edge)
      return Stretch(edge: edge, segment: segment, start: isReversed ? 1 : 0, end: isReversed ? 0 : 1)
    }
    return [terminals.starts[way.start]] + between + [terminals.ends[way.end]]
  }

  // MARK: Costs

  private func withWeights<Result>(
    _ weighting: Weighting, _ body: (UnsafeBufferPointer<Double>, _ least: Double) -> Result
  ) -> Result {
    let weights = stretchWeights.segmentWeights(weighting)
    return weights.values.withUnsafeBufferPointer { body($0, weights.least) }
  }

  private var durations: UnsafeBufferPointer<UInt32> { graph.durations(query.mode) }

  private func weightedCosting(_ weights: UnsafeBufferPointer<Double>) -> WeightedCosting {
    WeightedCosting(durations: durations, edgeSegment: graph.edgeSegment, weights: weights)
  }

  private func burdenCosting(_ weights: UnsafeBufferPointer<Double>) -> BurdenCosting {
    BurdenCosting(durations: durations, edgeSegment: graph.edgeSegment, weights: weights)
  }

  private func fewest<Base: StretchCosting>(
    _ base: Base, _ fractions: UnsafeBufferPointer<Double>
  ) -> FewestMetersInside<Base> {
    FewestMetersInside(
      base: base, edgeSegment: graph.edgeSegment, segmentLengths: graph.segmentLengths, insideFractions: fractions)
  }

  // MARK: Bounds

  private func timeBound(_ leastWeight: Double) -> LinearBound {
    LinearBound(perMeter: paces.costPerMeter(leastWeight: leastWeight))
  }

  private func burdenBound(_ leastWeight: Double) -> Lexicographic<UInt64>.Bound {
    .init(
      major: LinearBound(perMeter: paces.burdenPerMeter(leastWeight: leastWeight)), minor: timeBound(1))
  }

  /// Nothing is known of the metres inside on the way ahead.
  private func fewest<Minor: PathCost>(_ bound: Minor.Bound) -> Lexicographic<Minor>.Bound {
    .init(major: LinearBound(perMeter: 0), minor: bound)
  }
}
