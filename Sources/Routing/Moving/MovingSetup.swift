internal import Streets

/// A query for moving air on its way to a search: terminals, weights and bounds.
struct MovingSetup {
  let router: Router
  let query: Router.Query
  let weights: MomentWeights
  let envelope: MovingEnvelope
  let clock: MomentClock
  /// Cost of a way that is known.
  let knownCost: Double
  /// How long that way takes, in milliseconds.
  let knownDuration: Double
  /// The least p anywhere at any moment.
  let minPollution: Double

  private var weighting: Weighting { Weighting(query) }
  /// What the time costs without pollution, and what p adds to that.
  private var base: Double { weighting.isBurden ? 0 : 1 }
  private var scale: Double { weighting.isBurden ? 1 : weighting.avoidance }
  /// The least weight of any street.
  private var minWeight: Double { base + scale * minPollution }

  /// What is found of the best way.
  struct Found {
    /// Its edges from the origin on, terminals among them; nil where none is better than what was known before.
    let edges: [Int]?
    let cost: Double
    /// No way costs less.
    let minCost: Double

    /// By what part the cost may exceed the least one; the tolerance itself where it does by that and a rounding.
    func provenTolerance(atMost tolerance: Double) -> Double {
      guard cost > minCost else { return 0 }
      let proven = minCost > 0 ? cost / minCost - 1 : .infinity
      return proven <= tolerance * (1 + 1e-9) + 1e-12 ? min(proven, tolerance) : proven
    }
  }

  /// Searches for a way that is better than the known one, with labels up to a number.
  func best(_ ends: QueryEnds, tolerance: Double, maxLabels: Int) -> Found {
    let starts = terminals(ends.terminals.starts, ends.firstStart)
    let goals = terminals(ends.terminals.ends, ends.firstEnd)
    let direct = terminals(ends.terminals.direct.map { NodeStretch(stretch: $0, node: 0) }, ends.firstDirect)
    // A better way may take longer than twice the known one, but hardly any does: worse bounds will do for it.
    let latest = min(knownCost / max(minWeight, .leastNormalMagnitude), 2 * knownDuration)
    let bounds = MovingBounds(self, ends.terminals.ends, latest: latest)
    return withRules(bounds, tolerance: tolerance) { rules in
      func found(by bound: some MomentBound) -> Found {
        run(
          MovingSearch(router.graph, bound, rules, to: goals, knownCost: knownCost, maxLabels: maxLabels), starts,
          direct)
      }
      return bounds.withSource(hierarchy: { found(by: $0) }, searched: { found(by: $0) })
    }
  }

  private func run<Bound: MomentBound>(
    _ search: consuming MovingSearch<Bound>, _ starts: [MovingTerminal], _ direct: [MovingTerminal]
  ) -> Found {
    var search = search
    router.workspace.choices.newestLabels.withMemory { search.run(from: starts, direct: direct, newest: $0.labels) }
    return Found(edges: search.bestEdges, cost: search.bestCost, minCost: search.minCost)
  }

  /// The stretches that are open, with what they cost.
  private func terminals(_ stretches: [NodeStretch], _ first: Int) -> [MovingTerminal] {
    let durations = router.graph.durations(query.mode)
    let prices = router.graph.pricedDurations(query.mode)
    return stretches.enumerated().compactMap { index, part in
      let stretch = part.stretch
      let duration = durations[stretch.edge]
      let costs = weights.weights(of: stretch.span).map { $0 < 0 ? -1 : Double(prices[stretch.edge]) * $0 }
      guard costs.allSatisfy({ $0 >= 0 }) else { return nil }
      return MovingTerminal(
        node: part.node, edge: UInt32(truncatingIfNeeded: first + index),
        milliseconds: Double(CostRounding.time(duration: duration, portion: stretch.portion)), costs: costs)
    }
  }

  /// Hands on what a search goes by; it holds as long as the body runs.
  private func withRules<Result>(
    _ bounds: MovingBounds, tolerance: Double, _ body: (MovingRules) -> Result
  ) -> Result {
    withProfiled { profiled in
      let costing = MomentCosting(
        durations: router.graph.durations(query.mode), prices: router.graph.pricedDurations(query.mode),
        edgeSegment: router.graph.edgeSegment,
        values: UnsafePointer(envelope.table.values), momentCount: envelope.table.count, weighting: weighting,
        inside: weights.cover?.fractions.reader, profiled: profiled)
      return withExtendedLifetime((envelope, weights)) { body(rules(costing, bounds, tolerance: tolerance)) }
    }
  }

  /// Hands on the segments with a profile, and their weights as a whole at each moment.
  private func withProfiled<Result>(_ body: (UnsafeBufferPointer<MomentCosting.Profiled>) -> Result) -> Result {
    let momentCount = envelope.table.count
    let segments = weights.profiled.sorted()
    let values = segments.flatMap { weights.weights(of: SegmentSpan(whole: $0)) }
    return values.withUnsafeBufferPointer { values in
      let profiled = segments.enumerated().compactMap { index, segment in
        values.baseAddress.map { MomentCosting.Profiled(segment: segment, weights: $0 + index * momentCount) }
      }
      return profiled.withUnsafeBufferPointer(body)
    }
  }

  private func rules(_ costing: MomentCosting, _ bounds: MovingBounds, tolerance: Double) -> MovingRules {
    MovingRules(
      costing: costing, clock: clock, changes: changes, minWeight: minWeight,
      shared: SharedCost(envelope.curve, times: clock.times, base: base, scale: scale),
      shortfalls: bounds.windows.map(\.shortfall), pollutionCost: scale,
      burdenCost: scale / Double(BoundMetric.burdenUnitsPerMillisecond), slack: bounds.slack, tolerance: tolerance)
  }

  /// The steepest changes of any weight.
  private var changes: SteepestChanges {
    let table = envelope.table
    var rises = SteepestChanges.Slopes(absolute: table.steepestRises, relative: table.steepestGrowths)
    var falls = SteepestChanges.Slopes(absolute: table.steepestFalls, relative: table.steepestDeclines)
    // Zones and prices make changes steeper, but not their shares.
    let steepness = scale * (1 + weighting.extraInside) * router.graph.highestPrice(query.mode)
    for index in table.steepestRises.indices {
      // A part of a street with a profile may change more than the whole.
      let parts = weights.pollutionChanges(after: index, floor: table.floor)
      let milliseconds = clock.times[index + 1] - clock.times[index]
      rises.absolute[index] = steepness * max(rises.absolute[index], parts.rise / milliseconds)
      falls.absolute[index] = steepness * max(falls.absolute[index], parts.fall / milliseconds)
      rises.relative[index] = max(rises.relative[index], parts.growth / milliseconds)
      falls.relative[index] = max(falls.relative[index], parts.decline / milliseconds)
    }
    // The table's floor is no more than what the time itself costs, where it costs anything.
    return SteepestChanges(
      times: clock.times, rises: rises, falls: falls, floor: weighting.isBurden ? steepness * table.floor : 0,
      longestWithFloor: Double(MomentTable.longestWithFloor), longestEdge: Double(table.longestDuration))
  }
}
