internal import Computing
internal import Streets

/// One table on its way to figures.
struct PathTable {
  private let router: Router
  private let hierarchy: RouterHierarchy
  private let query: Router.Query
  private let weighting: Weighting
  private let stretchWeights: StretchWeights
  private let durations: UnsafeBufferPointer<UInt32>
  private let weights: ArcWeights
  private let figures: ArcFigures

  init(_ router: Router, _ hierarchy: RouterHierarchy, _ query: Router.Query) {
    self.router = router
    self.hierarchy = hierarchy
    self.query = query
    weighting = Weighting(query)
    let cover = router.workspace.cover(query)
    stretchWeights = StretchWeights(query, graph: router.graph, cover: cover)
    durations = router.graph.durations(query.mode)
    (weights, figures) = Self.customized(router, hierarchy: hierarchy, for: query, stretchWeights: stretchWeights)
  }

  /// The weights and figures of all arcs: those that are kept, where they are what the query asks for.
  private static func customized(
    _ router: Router, hierarchy: RouterHierarchy, for query: Router.Query, stretchWeights: StretchWeights
  ) -> (ArcWeights, ArcFigures) {
    let graph = router.graph
    let weighting = Weighting(query)
    let table = stretchWeights.segmentWeights(weighting)
    return table.values.withUnsafeBufferPointer { values in
      let costing = WeightedCosting(
        prices: graph.pricedDurations(query.mode), edgeSegment: graph.edgeSegment,
        weights: TableWeights(values: values))
      let kept =
        weighting.needsZones
        ? nil : hierarchy.metric(query.mode, avoidance: weighting.avoidance, query.pollution)
      if let kept, kept.hasSameWeights(query.profiles.keys, costing) {
        return (kept.weights, kept.figures())
      }
      let metric = CostingMetric(costing: costing)
      let weights = Customization(hierarchy.arrays, metric: metric).weights(hierarchy.plan)
      let unpacking = ArcUnpacking(
        arrays: hierarchy.arrays, weights: weights, detours: hierarchy.detours, metric: metric)
      return (weights, ArcFigures(unpacking, plan: hierarchy.plan, graph: graph, mode: query.mode))
    }
  }

  /// Nil where a way is missing that there may be.
  func rows(from origins: [SnappedPoint], to destinations: [SnappedPoint]) throws(RoutingError) -> [[PathFigures?]]? {
    let rows = hierarchy.tables.withMemory { memory -> [[PathFigures?]]? in
      let table = HierarchyTable(
        hierarchy.arrays, weights, figures, to: destinations.map { ends($0) }, memory: memory)
      var rows: [[PathFigures?]] = []
      for origin in origins {
        guard !Deadline.isPassed else { return nil }
        let row = table.row(from: starts(origin), memory: memory)
        rows.append(zip(row, destinations).map { figures(of: $0, from: origin, to: $1) })
      }
      return rows
    }
    guard let rows else { throw .outOfTime }
    let isSure = zip(origins, rows).allSatisfy { origin, row in
      zip(destinations, row).allSatisfy { $1 != nil || !isReachable(from: origin, to: $0) }
    }
    return isSure ? rows : nil
  }

  /// Whether any way leads from a place to another, whatever it costs.
  private func isReachable(from origin: SnappedPoint, to destination: SnappedPoint) -> Bool {
    let terminals = Terminals(from: origin, to: destination, graph: router.graph, mode: query.mode)
    return !terminals.direct.isEmpty
      || hierarchy.isReachable(
        query.mode, from: terminals.starts.map { UInt32(truncatingIfNeeded: $0.node) },
        to: terminals.ends.map { UInt32(truncatingIfNeeded: $0.node) })
  }

  private func figures(
    of cell: HierarchyTable.Cell, from origin: SnappedPoint, to destination: SnappedPoint
  ) -> PathFigures? {
    var best = cell
    if origin.isSamePoint(as: destination) { best = .init(weight: 0, figure: .init()) }
    for stretch in Terminals.direct(from: origin, to: destination, router.graph, query.mode) {
      let direct = weighed(stretch)
      if direct.weight <= best.weight { best = direct }
    }
    guard best.weight < ArcWeights.infinite else { return nil }
    return PathFigures(
      durationSeconds: Double(best.figure.milliseconds) / 1000, lengthMeters: Double(best.figure.meters),
      costSeconds: Double(best.weight) / 1000)
  }

  private func starts(_ origin: SnappedPoint) -> [HierarchyTable.Terminal] {
    Terminals.starts(origin, router.graph, query.mode).map(terminal)
  }

  private func ends(_ destination: SnappedPoint) -> [HierarchyTable.Terminal] {
    Terminals.ends(destination, router.graph, query.mode).map(terminal)
  }

  private func terminal(_ part: NodeStretch) -> HierarchyTable.Terminal {
    let cell = weighed(part.stretch)
    return .init(rank: Int(hierarchy.arrays.rank[part.node]), weight: cell.weight, figure: cell.figure)
  }

  /// What a part of a street costs and how long it is.
  private func weighed(_ stretch: Stretch) -> HierarchyTable.Cell {
    let graph = router.graph
    // A weight for the part that is travelled needs no table of all segments.
    let costing = WeightedCosting(
      prices: graph.pricedDurations(query.mode), edgeSegment: graph.edgeSegment,
      weights: TableWeights(values: .init(start: nil, count: 0)))
    let cost = costing.cost(of: stretchWeights.weighted(stretch, by: weighting))
    let milliseconds = (Double(durations[stretch.edge]) * stretch.portion).rounded()
    return .init(
      weight: UInt32(truncatingIfNeeded: min(cost, UInt64(ArcWeights.infinite))),
      figure: .init(
        milliseconds: UInt32(milliseconds),
        meters: Float(graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion)))
  }
}

/// Costs that are worked out edge by edge.
private struct CostingMetric: EdgeMetric, @unchecked Sendable {
  let costing: WeightedCosting<TableWeights>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: min(costing.cost(ofEdge: edge), UInt64(ArcWeights.infinite)))
  }
}
