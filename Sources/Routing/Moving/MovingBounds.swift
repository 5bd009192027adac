internal import Streets

/// Where the bounds of one search through moving air come from.
///
/// They are by what streets take and not by what that counts as: the moments go by at the same rate on dear streets,
/// and prices only raise costs.
struct MovingBounds {
  private let setup: MovingSetup
  private let ends: [NodeStretch]
  /// The windows that a label may be in.
  let windows: [MomentWindow]
  /// Units of burden that the ends of the way may save beyond what the metrics know.
  let slack: UInt64

  /// Takes as many windows as a way needs that arrives by `latest`, in milliseconds: no better one arrives later.
  init(_ setup: MovingSetup, _ ends: [NodeStretch], latest: Double) {
    self.setup = setup
    self.ends = ends
    let last = setup.router.workspace.hierarchy == nil ? 0 : setup.clock.position(at: latest).index
    windows = (0...last).map { setup.envelope.window($0) }
    slack = windows.reduce(0) { max($0, Self.slack(setup, ends, $1)) }
  }

  /// Hands the bounds to a search.
  func withSource<Result>(
    hierarchy body: (HierarchyMomentBound) -> Result, searched: (SearchedMomentBound) -> Result
  ) -> Result {
    guard let hierarchy = setup.router.workspace.hierarchy else { return withSearched(searched) }
    let time = hierarchy.minTime(setup.query.mode)
    let metrics = windows.compactMap(\.weights)
    return withExtendedLifetime((time, metrics)) { withReaders([], of: hierarchy, time: time, metrics: metrics, body) }
  }

  /// One memory after the other is lent, and one reader made in each.
  private func withReaders<Result>(
    _ readers: [LazyDistances.Reader], of hierarchy: RouterHierarchy, time: ArcWeights, metrics: [ArcWeights],
    _ body: (HierarchyMomentBound) -> Result
  ) -> Result {
    guard readers.count < metrics.count else {
      return readers.withUnsafeBufferPointer { body(HierarchyMomentBound(readers: $0)) }
    }
    let targets = ends.map { end in
      LazyDistances.Target(
        rank: Int(hierarchy.arrays.rank[end.node]), pair: least(end.stretch))
    }
    return hierarchy.distances.withMemory { memory in
      let reader = memory.begin(to: targets, first: time, second: metrics[readers.count])
      return withReaders(readers + [reader], of: hierarchy, time: time, metrics: metrics, body)
    }
  }

  private func withSearched<Result>(_ body: (SearchedMomentBound) -> Result) -> Result {
    let graph = setup.router.graph
    let pairs = setup.router.workspace.choices.reversed.distances(
      to: ends.map { (node: $0.node, pair: least($0.stretch)) }, in: graph,
      TimeBoundMetric(durations: graph.durations(setup.query.mode)), windows[0].metric)
    return pairs.withUnsafeBufferPointer { body(SearchedMomentBound(pairs: $0)) }
  }

  /// What a stretch needs at least.
  private func least(_ stretch: Stretch) -> LazyDistances.Pair {
    let milliseconds = Double(setup.router.graph.durations(setup.query.mode)[stretch.edge]) * stretch.portion
    return LazyDistances.Pair(
      first: BoundMetric.time(UInt32(milliseconds)),
      second: UInt32(max(0, min(Double(ArcWeights.infinite), Self.units(setup, stretch).rounded(.down)))))
  }

  /// q of a stretch with its own pollution over all moments, in units of ``BoundMetric``; may be below 0.
  private static func units(_ setup: MovingSetup, _ stretch: Stretch) -> Double {
    let curve = setup.envelope.curve
    let duration = Double(setup.router.graph.durations(setup.query.mode)[stretch.edge])
    let milliseconds = duration * stretch.portion
    let along = setup.weights.pollution(along: stretch.span)
    var least = Double.infinity
    for moment in along.indices {
      least = min(least, duration * along[moment] + milliseconds * (curve.reference - curve.values[moment]))
    }
    return Double(BoundMetric.burdenUnitsPerMillisecond)
      * (least - curve.rise.mean(over: milliseconds + 1) * milliseconds)
  }

  /// By how much the metric of a window exceeds what the segments with a profile are charged, all together.
  private static func slack(_ setup: MovingSetup, _ ends: [NodeStretch], _ window: MomentWindow) -> UInt64 {
    let graph = setup.router.graph
    var sum = ends.reduce(0) { max($0, -units(setup, $1.stretch)) }
    for segment in setup.weights.profiled {
      for edge in graph.edges(ofSegment: segment)
      where graph.durations(setup.query.mode)[Int(edge)] != StreetGraph.closed {
        let whole = units(setup, graph.stretch(ofEdge: Int(edge)))
        sum += max(0, Double(window.metric.weight(ofEdge: Int(edge))) - whole)
      }
    }
    return UInt64(min(0x1p40, sum.rounded(.up)))
  }
}
