internal import Streets

extension PathSearch {
  /// Runs a search with the bounds that a hierarchy gives; none where it knows without that there is no way.
  func withBound<Cost: HierarchyCost, Way>(
    from hierarchy: RouterHierarchy, scale: Cost.Scale, weighting: Weighting, startingAt starts: [SearchTerminal<Cost>],
    to ends: [SearchTerminal<Cost>], search: (HierarchyBound<Cost>) -> SearchOutcome<Way>
  ) -> SearchOutcome<Way> {
    let first = weights(pair.first, hierarchy, weighting)
    let second = weights(pair.second, hierarchy, weighting)
    let targets = zip(terminals.ends, ends).filter { $1.cost < .unreachable }.map { part, end in
      LazyDistances.Target(rank: Int(hierarchy.arrays.rank[Int(end.node)]), pair: least(part.stretch))
    }
    let slack = slack(weighting)
    return hierarchy.distances.withMemory { distances in
      let reader = distances.begin(to: targets, first: first, second: second)
      // Infinite may be no way or one of weeks; to search all that can be reached for nothing would take long.
      if starts.allSatisfy({ reader.distances(fromNode: Int($0.node)).isUnknown }),
        !hierarchy.isReachable(query.mode, from: starts.map(\.node), to: ends.map(\.node))
      {
        return .noWay
      }
      return withExtendedLifetime((first, second)) {
        search(HierarchyBound(distances: reader, scale: scale, slack: slack))
      }
    }
  }

  /// The pollution, where the objective asks for it.
  private var burdenPollution: EdgePollution? {
    weighting.isBurden || weighting.avoidance > 0 ? query.pollution : nil
  }

  /// The weights of a metric over the hierarchy; where no pollution counts, they are times.
  ///
  /// Zones are in them where they were asked for before: a search then does not look at what lies behind them.
  private func weights(
    _ kind: BoundPair.Kind, _ hierarchy: RouterHierarchy, _ weighting: Weighting
  ) -> ArcWeights {
    if let zones, zones.areAskedAgain, isRaised(kind, by: weighting) {
      return hierarchy.weights(kind, query.mode, pollution: burdenPollution, around: ZoneEffect(zones, weighting))
    }
    guard let pollution = burdenPollution else { return hierarchy.time(query.mode) }
    guard kind == .burden else { return hierarchy.weights(kind, query.mode, pollution) }
    return hierarchy.burdens(
      query.mode, pollution, around: NearbyRanks.box(from: query.origin.place, to: query.destination.place))
  }

  /// Whether zones raise what is added up by a metric that counts: not the time of the least burdened path, which
  /// zones to avoid do not change.
  private func isRaised(_ kind: BoundPair.Kind, by weighting: Weighting) -> Bool {
    guard weighting.needsZones else { return false }
    if weighting.isBurden { return kind == .burden || weighting.closesInside }
    return kind == pair.first || pair.scale.second > 0
  }

  /// What a stretch costs at least by the two metrics.
  private func least(_ stretch: Stretch) -> LazyDistances.Pair {
    let duration = prices[stretch.edge]
    let milliseconds = UInt32(Double(duration) * stretch.portion)
    let burden = BoundMetric.burden(duration: duration, pollution: stretchWeights.pollution(along: stretch.span))
    return LazyDistances.Pair(
      first: pair.first.least(milliseconds: milliseconds, burden: burden),
      second: pair.second.least(milliseconds: milliseconds, burden: burden))
  }

  /// By how much the distances may be too large: the burdens of the segments with a profile exceed what those are
  /// charged.
  private func slack(_ weighting: Weighting) -> LazyDistances.Pair {
    guard let pollution = burdenPollution else { return LazyDistances.Pair(first: 0, second: 0) }
    var burdenAlone = weighting
    (burdenAlone.isBurden, burdenAlone.closesInside) = (true, false)
    var (sum, count) = (UInt64(0), 0)
    for segment in query.profiles.keys {
      let inside = weighting.extraInside > 0 ? zones?.cover.fractions.reader[segment] ?? 0 : 0
      let known = Double(pollution[segment]) * (1 + weighting.extraInside * inside)
      let excess = graph.excessBurden(
        ofSegment: segment, query.mode, known: known,
        charged: stretchWeights.weight(of: SegmentSpan(whole: segment), by: burdenAlone))
      // What is rounded down before the zone's factor may be one unit more than what is rounded down after it.
      sum += excess.sum + (inside > 0 ? UInt64(excess.edgeCount) : 0)
      count += excess.edgeCount
    }
    return LazyDistances.Pair(
      first: pair.first.slack(burden: sum, edges: count), second: pair.second.slack(burden: sum, edges: count))
  }

  /// The weights of the segments with a profile, nil where a table of all segments is to be made.
  func liveEnds(_ weighting: Weighting) -> LiveWeights.Ends? {
    guard workspace.hierarchy != nil, query.profiles.count <= 2 else { return nil }
    let weights = query.profiles.keys.map { segment in
      (segment: segment, weight: stretchWeights.weight(of: SegmentSpan(whole: segment), by: weighting))
    }
    var ends = LiveWeights.Ends()
    if let first = weights.first { ends.first = first }
    if weights.count == 2 { ends.second = weights[1] }
    return ends
  }

  /// The best way straight from the hierarchy, where a metric has been customized that has just the weights of the
  /// query.
  ///
  /// Nil when there is no such metric, or it finds no way.
  func bestByMetric() -> [Stretch]? {
    guard !weighting.needsZones, !weighting.isBurden,
      let metric = workspace.hierarchy?.metric(query.mode, avoidance: weighting.avoidance, query.pollution)
    else { return nil }
    return (query.pollution?.values ?? []).withUnsafeBufferPointer { pollution in
      guard let ends = liveEnds(weighting) else { return nil }
      let weights = LiveWeights(weighting: weighting, pollution: pollution, inside: nil, ends: ends)
      let costing = WeightedCosting(prices: prices, edgeSegment: graph.edgeSegment, weights: weights)
      guard metric.hasSameWeights(query.profiles.keys, costing) else { return nil }
      let costs = terminalCosts(costing, weighting)
      guard let way = metric.way(from: costs.starts, to: costs.ends) else { return nil }
      guard let direct = costs.direct, direct.cost <= way.cost else { return stretches(of: way) }
      return [direct.stretch]
    }
  }
}
