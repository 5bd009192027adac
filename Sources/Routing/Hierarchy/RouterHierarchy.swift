internal import Computing
internal import Geo
internal import Streets

/// A graph's hierarchy with all that a router keeps for it: metrics, and memory for searches.
final class RouterHierarchy: Sendable {
  let arrays: HierarchyArrays
  /// Memory for searches by one metric.
  let searches: MemoryPool<HierarchyScratch>
  /// Memory for tables.
  let tables: MemoryPool<HierarchyTableMemory>
  /// Memory for heuristics.
  let distances: MemoryPool<LazyDistances>
  /// Owner of the memory that ``arrays`` lies in.
  let graph: StreetGraph
  private let subtrees = LazyValue<SubtreePlan>()
  private let knownDetours = LazyValue<ArcDetours>()
  /// T by mode (``TravelMode/index``), as the hierarchy has them or made when they are first needed; and the same
  /// without prices.
  private let times = RouterHierarchy.weightsByMode()
  private let minTimes = RouterHierarchy.weightsByMode()
  /// By mode, what tells whether there is a way at all.
  private let openness = RouterHierarchy.weightsByMode()
  /// Metrics without pollution.
  private let still = HourMetrics()

  /// Nil when the graph has no hierarchy.
  init?(_ graph: StreetGraph) {
    guard let hierarchy = graph.hierarchy else { return nil }
    self.graph = graph
    let arrays = HierarchyArrays(hierarchy)
    self.arrays = arrays
    searches = MemoryPool { HierarchyScratch(nodeCount: arrays.nodeCount) }
    tables = MemoryPool { HierarchyTableMemory(nodeCount: arrays.nodeCount) }
    distances = MemoryPool { LazyDistances(arrays) }
  }

  /// Which parts of the hierarchy can be customized side by side.
  var plan: SubtreePlan { subtrees.value { SubtreePlan(arrays) } }

  /// What arcs can stand for.
  var detours: ArcDetours { knownDetours.value { ArcDetours(arrays) } }

  /// T of a mode, prices worked in.
  func time(_ mode: TravelMode) -> ArcWeights {
    times[mode.index].value {
      graph.hierarchy.flatMap { ArcWeights(timesOf: $0, mode) } ?? customized(graph.pricedDurations(mode))
    }
  }

  /// T of a mode by the travel times alone, whatever they count as.
  func minTime(_ mode: TravelMode) -> ArcWeights {
    guard graph.highestPrice(mode) > 1 else { return time(mode) }
    return minTimes[mode.index].value { customized(graph.durations(mode)) }
  }

  private static func weightsByMode() -> [LazyValue<ArcWeights>] { TravelMode.allCases.map { _ in LazyValue() } }

  private func customized(_ durations: UnsafeBufferPointer<UInt32>) -> ArcWeights {
    Customization(arrays, metric: TimeBoundMetric(durations: durations)).weights(plan)
  }

  /// Whether any way leads from one of some nodes to one of others, however long.
  func isReachable(_ mode: TravelMode, from starts: [UInt32], to ends: [UInt32]) -> Bool {
    let weights = openness[mode.index].value {
      Customization(arrays, metric: OpennessMetric(durations: graph.pricedDurations(mode))).weights(plan)
    }
    let terminals = [starts, ends].map { nodes in
      nodes.map { HierarchySearch.Terminal(rank: Int(arrays.rank[Int($0)]), weight: 0) }
    }
    let search = HierarchySearch(arrays: arrays, weights: weights)
    return searches.withMemory { search.run(from: terminals[0], to: terminals[1], scratch: $0) } != nil
  }

  /// The weights of a metric for a mode and a pollution, which has been checked.
  func weights(_ kind: BoundPair.Kind, _ mode: TravelMode, _ pollution: EdgePollution) -> ArcWeights {
    if kind == .time { return time(mode) }
    return hour(pollution).weights(mode, kind) {
      customized(kind, mode, pollution: pollution, following: nil)
    }
  }

  /// The weights of P for a trip: where its hour was not asked for before, worked out around the trip alone.
  ///
  /// Whoever asks once does not wait for the whole network; for the second trip it is worth it.
  func burdens(_ mode: TravelMode, _ pollution: EdgePollution, around trip: BoundingBox) -> ArcWeights {
    hour(pollution).firstWeights(mode, around: trip) { nearbyBurdens(mode, pollution, around: trip) }
      ?? weights(.burden, mode, pollution)
  }

  /// Nil where most of the network is around the trip, so that all cores are done sooner with everything.
  private func nearbyBurdens(
    _ mode: TravelMode, _ pollution: EdgePollution, around trip: BoundingBox
  ) -> ArcWeights? {
    guard let least = pollution.least else { return nil }
    let nearby = NearbyRanks(graph, arrays, in: trip)
    guard nearby.ranks.count <= arrays.nodeCount / Self.largestNearbyPart else { return nil }
    return pollution.values.withUnsafeBufferPointer { values in
      let burden = BurdenBoundMetric(
        durations: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, pollution: values)
      return Customization(arrays, metric: burden)
        .weights(at: nearby.ranks, belowBy: time(mode), minPollution: least)
    }
  }

  /// Of the network's nodes, one in so many is around a trip at most.
  private static let largestNearbyPart = 4

  /// The same with zones in them, made where they are not there yet; without pollution they are times.
  /// - Complexity: O(edges + triangles) the first time.
  func weights(
    _ kind: BoundPair.Kind, _ mode: TravelMode, pollution: EdgePollution?, around effect: ZoneEffect
  ) -> ArcWeights {
    guard let pollution, kind != .time else {
      return zoned(.time, mode, pollution: nil, around: effect, following: time(mode), in: still)
    }
    return zoned(
      kind, mode, pollution: pollution, around: effect, following: weights(kind, mode, pollution), in: hour(pollution))
  }

  private func zoned(
    _ kind: BoundPair.Kind, _ mode: TravelMode, pollution: EdgePollution?, around effect: ZoneEffect,
    following plain: ArcWeights, in metrics: HourMetrics
  ) -> ArcWeights {
    metrics.weights(mode, kind, effect) {
      var dirty: [Int] = []
      effect.zones.cover.fractions.forEach { segment, fraction in
        if fraction > 0 { dirty += ranks(ofSegment: segment) }
      }
      return customized(kind, mode, pollution: pollution, following: (plain, dirty), around: effect)
    }
  }

  private func customized(
    _ kind: BoundPair.Kind, _ mode: TravelMode, pollution: EdgePollution?,
    following former: (weights: ArcWeights, dirty: [Int])?, around effect: ZoneEffect? = nil
  ) -> ArcWeights {
    func customized(_ metric: some EdgeMetric) -> ArcWeights {
      guard let effect else { return Customization(arrays, metric: metric).weights(plan, following: former) }
      return Customization(arrays, metric: ZonedMetric(metric, effect, graph)).weights(plan, following: former)
    }
    let time = TimeBoundMetric(durations: graph.pricedDurations(mode))
    guard let pollution else { return customized(time) }
    return pollution.values.withUnsafeBufferPointer { pollution in
      let burden = BurdenBoundMetric(
        durations: time.durations, edgeSegment: graph.edgeSegment, pollution: pollution)
      switch kind {
      case .burden: return customized(burden)
      case .weighted(let avoidance):
        return customized(WeightedBoundMetric(time: time, burden: burden, avoidance: avoidance))
      }
    }
  }

  /// What is kept for an hour's pollution.
  private func hour(_ pollution: EdgePollution) -> HourMetrics { pollution.kept(by: self) { HourMetrics() } }

  /// The lower ends of the edges of a segment.
  private func ranks(ofSegment segment: Int) -> [Int] {
    graph.edges(ofSegment: segment).map { edge in
      Int(min(arrays.rank[graph.tail(ofEdge: Int(edge))], arrays.rank[Int(graph.head[Int(edge)])]))
    }
  }

  /// The λ above 0 for which T + λ P has been customized.
  func knownAvoidances(_ mode: TravelMode, _ pollution: EdgePollution) -> [FixedAvoidance] {
    hour(pollution).avoidances(mode)
  }

  /// Has queries for a pollution answered by a metric from now on, in the place of one for the same mode and avoidance.
  func use(_ metric: CustomizedMetric, for pollution: EdgePollution?) {
    guard metric.costs.avoidance > 0, let pollution else { return still.use(metric) }
    hour(pollution).use(metric)
  }

  /// The metric that has just the weights of a query, nil when there is none.
  func metric(_ mode: TravelMode, avoidance: Double, _ pollution: EdgePollution?) -> CustomizedMetric? {
    guard avoidance > 0, let pollution else { return still.metric(mode, avoidance: 0) }
    return hour(pollution).metric(mode, avoidance: avoidance)
  }
}
