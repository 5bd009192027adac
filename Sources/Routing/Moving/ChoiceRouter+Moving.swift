internal import Streets

/// A way through air that changes while one travels.
package struct MovingPath: Sendable {
  /// The way.
  package let path: Path
  /// Its cost in milliseconds: ∫ (1 + λ p) dt, or for the cleanest ∫ p dt, with the air of the moment when each street
  /// is reached, and with what zones to avoid make dearer.
  package let costMilliseconds: Double
  /// By what part of the least cost this one may exceed it, at most; within the tolerance unless the search was given
  /// up.
  package let provenTolerance: Double
}

extension ChoiceRouter {
  /// The best way by the query's objective when every street has the air of the moment in which it is reached.
  ///
  /// The query's own pollution and profiles are not looked at. The tolerance is the part by which the cost may exceed
  /// the least one.
  /// - Returns: nil when no way keeps out of forbidden zones.
  /// - Throws: ``RoutingError`` for a query or air that does not fit the graph, a tolerance out of its range, or when
  ///   there is no way.
  /// - Complexity: O(l log l) for l labels; O(moments × edges + triangles) more where the air is new.
  package func moving(
    _ query: Router.Query, air: MovingAir, tolerance: Double = 0.01
  ) throws(RoutingError) -> MovingPath? {
    guard tolerance.isFinite, tolerance >= 0 else { throw .invalidTolerance(tolerance) }
    let minPollution = try check(query, air)
    let known = try fastest(query)
    if known.breaksExclusion { return nil }
    if query.objective == .fastest || query.isInPlace {
      return MovingPath(path: known, costMilliseconds: known.pricedSeconds * 1000, provenTolerance: 0)
    }
    var query = query
    query.pollution = air.moments.first?.pollution
    let weights = MomentWeights(query, air, router: router)
    let knownCost = cost(of: known, weights, MomentClock(air))
    let least = min(minPollution, weights.minProfileValue)
    let setup = setup(query, air, known, knownCost: knownCost, minPollution: least)
    let ends = QueryEnds(query, router: router)
    let found = setup.best(ends, tolerance: tolerance, maxLabels: maxLabels)
    return MovingPath(
      path: found.edges.map { ends.path($0) } ?? known, costMilliseconds: found.cost,
      provenTolerance: found.provenTolerance(atMost: tolerance))
  }

  /// Makes sure that query and air fit the graph.
  /// - Returns: the least p of any segment at any moment.
  func check(_ query: Router.Query, _ air: MovingAir) throws(RoutingError) -> Double {
    var query = query
    query.pollution = nil
    try query.check(against: router.graph)
    var least = Double.infinity
    for moment in air.moments {
      query.profiles = moment.profiles
      try query.check(against: router.graph)
      least = min(
        least, Double(try moment.pollution.check(segmentCount: router.graph.segmentCount)))
    }
    return least.isFinite ? least : 0
  }

  /// The fastest way, which any other one has to better.
  private func fastest(_ query: Router.Query) throws(RoutingError) -> Path {
    var query = query
    query.objective = .fastest
    query.pollution = nil
    query.profiles = [:]
    return try router.path(query)
  }

  /// The search through those moments that a way better than a known one can touch.
  private func setup(
    _ query: Router.Query, _ air: MovingAir, _ known: Path, knownCost: Double, minPollution: Double
  ) -> MovingSetup {
    let weighting = Weighting(query)
    let minWeight = weighting.isBurden ? minPollution : 1 + weighting.avoidance * minPollution
    let air = air.until(knownCost / max(minWeight, .leastNormalMagnitude))
    let spare = weighting.isBurden || weighting.avoidance == 0 ? 0 : Self.powerOfTwo(below: 1 / weighting.avoidance)
    return MovingSetup(
      router: router, query: query, weights: MomentWeights(query, air, router: router),
      envelope: workspace.envelope(air, query.mode, spare: spare, router), clock: MomentClock(air),
      knownCost: knownCost, knownDuration: known.durationSeconds * 1000, minPollution: minPollution)
  }

  /// One of a few figures, so that requests with an avoidance of their own share tables.
  private static func powerOfTwo(below value: Double) -> Double {
    var power = 1.0
    while power > value { power /= 2 }
    return power
  }

  /// The cost of a path that leaves at the departure, as in ``MovingPath/costMilliseconds``.
  func cost(of path: Path, _ weights: MomentWeights, _ clock: MomentClock) -> Double {
    var time = 0.0
    var cost = 0.0
    for piece in path.pieces {
      guard piece.span.portion > 0 else { continue }
      let moments = weights.weights(of: piece.span)
      let weight = clock.position(at: time).interpolated { moments[$0] }
      // The weight of a part of a street has its portion worked in, and that of a whole street is 1 × its own.
      cost += piece.pricedSeconds * 1000 / piece.span.portion * weight
      time += Double(piece.wholeMilliseconds)
    }
    return cost
  }
}
