internal import Streets

/// A way through air that changes while one travels.
public struct MovingPath: Sendable {
  /// The way.
  public let path: Path
  /// Its cost in milliseconds: ∫ (1 + λ p) dt, or for the cleanest ∫ p dt, with the air of the moment when each street is
  /// reached, and with what zones to avoid make dearer.
  public let costMilliseconds: Double
  /// By what part of the least cost this one may exceed it, at most; within the tolerance unless the search was given up.
  public let provenTolerance: Double
}

extension ChoiceRouter {
  /// The best way by the query's objective when every street has the air of the moment in which it is reached.
  ///
  /// The query's own pollution and profiles are not looked at. The tolerance is the part by which the cost may exceed the
  /// least one.
  /// - Returns: nil when no way keeps out of forbidden zones.
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph, or when there is no way.
  /// - Complexity: O(moments × segments) for the weights, and O(l log l) for l labels.
  public func moving(
    _ query: Router.Query, air: MovingAir, tolerance: Double = 0.01, mostLabels: Int = mostLabels
  ) throws(RoutingError) -> MovingPath? {
    for moment in air.moments {
      var query = query
      query.pollution = moment.pollution
      query.profiles = moment.profiles
      try query.check(against: router.graph)
    }
    let known = try known(query, air)
    if known.breaksExclusion { return nil }
    if query.objective == .fastest || query.isInPlace || air.moments.isEmpty {
      return MovingPath(
        path: known, costMilliseconds: known.durationSeconds * 1000, provenTolerance: 0)
    }
    var query = query
    query.pollution = air.moments.first?.pollution
    let weights = MomentWeights(query, air, router: router)
    let knownCost = cost(of: known, weights, MomentClock(air), query.mode)
    let setup = try ChoiceSetup(query, router: router)
    // A hair more, for what adding up in another order changes.
    let limit = knownCost * (1 + 1e-9) + 1e-3
    guard let region = setup.region(withinWeightedMilliseconds: limit, weights, workspace: workspace) else {
      return MovingPath(path: known, costMilliseconds: knownCost, provenTolerance: 0)
    }
    let changes = changes(region, setup, weights, MomentClock(air), query.mode)
    var search = MovingSearch(region, changes, knownCost: knownCost, mostLabels: mostLabels)
    search.run(tolerance: tolerance)
    let proven = search.leastCost > 0 ? search.bestCost / search.leastCost - 1 : (search.bestCost > 0 ? .infinity : 0)
    return MovingPath(
      path: search.arcs().map { setup.path($0, in: region) } ?? known, costMilliseconds: search.bestCost,
      provenTolerance: proven)
  }

  /// The cost of a path that leaves at the departure, as in ``MovingPath/costMilliseconds``.
  ///
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph.
  public func cost(of path: Path, _ query: Router.Query, air: MovingAir) throws(RoutingError) -> Double {
    try query.check(against: router.graph)
    var query = query
    query.pollution = air.moments.first?.pollution
    return cost(of: path, MomentWeights(query, air, router: router), MomentClock(air), query.mode)
  }

  /// The best way through the air as it is in the middle of the trip: where the search begins.
  private func known(_ query: Router.Query, _ air: MovingAir) throws(RoutingError) -> Path {
    var query = query
    let objective = query.objective
    query.objective = .fastest
    query.pollution = nil
    query.profiles = [:]
    let fastest = try router.path(query)
    guard objective != .fastest, !air.moments.isEmpty else { return fastest }
    let middle = fastest.durationSeconds * 500
    query.objective = objective
    query.pollution = air.pollution(atMilliseconds: middle)
    query.profiles = air.profiles(atMilliseconds: middle)
    return try router.path(query)
  }

  private func cost(
    of path: Path, _ weights: MomentWeights, _ clock: MomentClock, _ mode: TravelMode
  ) -> Double {
    var time = 0.0
    var cost = 0.0
    for piece in path.pieces {
      let portion = abs(piece.endFraction - piece.startFraction)
      guard portion > 0 else { continue }
      let stretch = Stretch(edge: 0, segment: piece.segment, start: piece.startFraction, end: piece.endFraction)
      let moments = weights.weights(of: stretch)
      let position = clock.position(at: time)
      var weight = moments[position.index]
      if position.share > 0 { weight += position.share * (moments[position.index + 1] - weight) }
      // The weight of a part of a street has its portion worked in, and that of a whole street is 1 × its own.
      cost += piece.durationSeconds * 1000 / portion * weight
      time += Double(Path(pieces: [piece], crossings: [], breaksExclusion: false).wholeMilliseconds)
    }
    return cost
  }

  private func changes(
    _ region: RegionGraph, _ setup: ChoiceSetup, _ weights: MomentWeights, _ clock: MomentClock, _ mode: TravelMode
  ) -> MovingSearch.Changes {
    let durations = router.graph.durations(mode)
    var costs: [Double] = []
    costs.reserveCapacity(region.arcs.count * clock.times.count)
    var (rise, fall, least) = (0.0, 0.0, Double.infinity)
    for arc in region.arcs {
      let stretch = setup.stretch(ofEdge: Int(arc.edge))
      let portion = stretch.portion
      let moments = weights.weights(of: stretch)
      for (index, weight) in moments.enumerated() {
        costs.append(Double(durations[stretch.edge]) * weight)
        guard portion > 0 else { continue }
        least = min(least, weight / portion)
        guard index > 0 else { continue }
        let slope = (weight - moments[index - 1]) / portion / max(1, clock.times[index] - clock.times[index - 1])
        (rise, fall) = (max(rise, slope), max(fall, -slope))
      }
    }
    return MovingSearch.Changes(
      costs: costs, clock: clock, steepestRise: rise, steepestFall: fall,
      leastWeight: least.isFinite ? max(0, least) : 0)
  }
}
