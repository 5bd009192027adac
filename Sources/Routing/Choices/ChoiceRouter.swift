internal import Streets

/// Finds what can be chosen between two places: the least burden within a budget, and the whole trade-off.
///
/// The objective of a query is not looked at. Costs are those of ``Router``: whole, exact, and with what zones do.
package struct ChoiceRouter: Sendable {
  let router: Router
  /// Labels that a search may make, each of 32 bytes.
  let maxLabels: Int
  /// When two ways of a trade-off are too much alike to show both.
  private let difference: Difference
  var workspace: ChoiceWorkspace { router.workspace.choices }

  /// Creates one that shares tables and memory with a router, and with all others that do.
  /// - Throws: ``RoutingError/brokenGraph``.
  package init(
    _ router: Router, maxLabels: Int = 1 << 24, difference: Difference = Difference()
  ) throws(RoutingError) {
    try router.workspace.check()
    self.router = router
    self.maxLabels = maxLabels
    self.difference = difference
  }

  /// The way with the least burden that takes no more than is allowed, and of equal ones that which takes least.
  ///
  /// - Returns: nil when no way that keeps out of forbidden zones keeps to the limit too, or the search would take more
  ///   labels than it may.
  /// - Throws: ``RoutingError`` for a query that does not fit the graph, or a deadline that passes.
  /// - Complexity: exponential at worst; in cities about that of ``tradeOff(_:)``.
  package func cleanest(_ query: Router.Query, within budget: Budget) throws(RoutingError) -> Path? {
    let setup = try setup(query)
    if query.isInPlace { return .empty }
    guard let region = try setup.region(within: budget, workspace: workspace).get() else { return nil }
    var search = LabelSearch<BurdenFirst>(region, maxLabels: maxLabels)
    search.run(firstLimit: .unreachable - 1, secondLimit: budget.limit, onlyFirst: true)
    guard !search.isLate else { throw .outOfTime }
    guard let best = search.found.last, search.isComplete else { return nil }
    return setup.path(search.arcs(to: best), in: region)
  }

  /// The way within a limit on which least is breathed, of those that no other one betters as searches count them; the
  /// same as ``cleanest(_:within:)`` where no street is dear to the mode.
  ///
  /// On a dear street a minute is charged more than it lasts, so that the way that is charged least need not be it.
  /// - Returns: nil when no way that keeps out of forbidden zones keeps to the limit too, or the search would take more
  ///   labels than it may.
  /// - Throws: ``RoutingError`` for a query that does not fit the graph, or a deadline that passes.
  /// - Complexity: about that of ``tradeOff(_:)``.
  package func minBurden(_ query: Router.Query, within budget: Budget) throws(RoutingError) -> Path? {
    let setup = try setup(query)
    guard setup.hasPrices else { return try cleanest(query, within: budget) }
    if query.isInPlace { return .empty }
    guard let region = try setup.region(within: budget, workspace: workspace).get() else { return nil }
    var search = LabelSearch<ExpenseFirst>(region, maxLabels: maxLabels)
    search.run(firstLimit: budget.limit, secondLimit: .unreachable - 1)
    guard !search.isLate else { throw .outOfTime }
    guard search.isComplete else { return nil }
    let ways = search.found.map { search.arcs(to: $0) }
    let actual = ways.compactMap { way in setup.actual(way, in: region).map { (way: way, point: $0) } }
    let best = actual.min {
      ($0.point.burdenMinutes, $0.point.milliseconds) < ($1.point.burdenMinutes, $1.point.milliseconds)
    }
    return best.map { setup.path($0.way, in: region) }
  }

  /// What a query weighs, whatever its objective.
  private func setup(_ query: Router.Query) throws(RoutingError) -> ChoiceSetup {
    try query.check(against: router.graph)
    var query = query
    query.objective = .cleanest
    return ChoiceSetup(query, router: router)
  }

  /// The exact set of ways that no other one betters in both time and burden, and those of them that really differ.
  ///
  /// - Returns: nil when no way keeps out of forbidden zones, or the search was given up before it found any.
  /// - Throws: ``RoutingError``, ``RoutingError/noRoute`` among them.
  /// - Complexity: exponential at worst; in cities some hundred thousand labels.
  package func tradeOff(_ query: Router.Query) throws(RoutingError) -> TradeOff? {
    var query = query
    query.objective = .cleanest
    let cleanest = try router.path(query)
    if cleanest.breaksExclusion { return nil }
    if query.isInPlace {
      return TradeOff(
        front: [.init(milliseconds: 0, burdenMinutes: 0)], actual: [.init(milliseconds: 0, burdenMinutes: 0)],
        choices: [.init(index: 0, path: cleanest)], knee: nil,
        isComplete: true)
    }
    let setup = ChoiceSetup(query, router: router)
    let limit = cleanest.wholePricedMilliseconds
    let found = setup.region(within: .pricedMilliseconds(limit), workspace: workspace)
    guard let region = try found.get() else { return nil }
    var search = LabelSearch<ExpenseFirst>(region, maxLabels: maxLabels)
    search.run(firstLimit: limit, secondLimit: .unreachable - 1)
    // A part of the front is worth having, nothing at all is no answer.
    if search.isLate, search.found.isEmpty { throw .outOfTime }
    return tradeOff(of: search, in: region, setup)
  }

  private func tradeOff(
    of search: borrowing LabelSearch<ExpenseFirst>, in region: RegionGraph, _ setup: ChoiceSetup
  ) -> TradeOff? {
    let labels = search.found
    guard !labels.isEmpty else { return nil }
    let front = labels.map {
      TradeOff.Point(milliseconds: $0.first, burdenMinutes: Double($0.second) / setup.unitsPerMinute)
    }
    let ways = labels.map { search.arcs(to: $0) }
    let actual = zip(front, ways).map { setup.actual($1, in: region) ?? $0 }
    let best = TradeOff.undominated(actual)
    let knee = TradeOff.knee(of: best.map { actual[$0] }).map { best[$0] }
    let thinning = FrontThinning(rule: difference, front: front, lengths: lengths(region, setup))
    let chosen = thinning.chosen(of: best, always: [best.first, knee, best.last].compactMap { $0 }) { ways[$0] }
    return TradeOff(
      front: front, actual: actual,
      choices: chosen.map { .init(index: $0, path: setup.path(ways[$0], in: region)) }, knee: knee,
      isComplete: search.isComplete)
  }

  private func lengths(_ region: RegionGraph, _ setup: ChoiceSetup) -> [UInt64] {
    region.arcs.map { arc in
      let stretch = setup.ends.stretch(ofEdge: Int(arc.edge))
      return UInt64(Double(router.graph.segmentLengths[stretch.segment]) * stretch.portion)
    }
  }
}
