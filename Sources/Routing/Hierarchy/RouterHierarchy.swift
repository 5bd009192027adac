internal import Streets
internal import Synchronization

/// A graph's hierarchy with all that a router keeps for it: metrics, and memory for searches.
final class RouterHierarchy: Sendable {
  let arrays: HierarchyArrays
  /// Memory for searches by one metric.
  let searches: MemoryPool<HierarchyScratch>
  /// Memory for heuristics.
  let distances: MemoryPool<LazyDistances>
  /// Owner of the memory that ``arrays`` lies in.
  private let graph: StreetGraph
  private let subtrees = Mutex<SubtreePlan?>(nil)
  private let knownDetours = Mutex<ArcDetours?>(nil)
  private let times = Mutex([ArcWeights?](repeating: nil, count: TravelMode.allCases.count))
  private let openness = Mutex([ArcWeights?](repeating: nil, count: TravelMode.allCases.count))
  private let burdens = Mutex<[Burden]>([])
  private let shared = Mutex<[CustomizedMetric]>([])

  /// P of a mode and an hour.
  private struct Burden {
    let mode: TravelMode
    let pollution: [Float]
    let weights: ArcWeights
  }

  /// Metrics kept of each kind: all modes, for two hours or measures.
  private static let mostKept = 6

  /// Nil when the graph has no hierarchy.
  init?(_ graph: StreetGraph) {
    guard let hierarchy = graph.hierarchy else { return nil }
    self.graph = graph
    let arrays = HierarchyArrays(hierarchy)
    self.arrays = arrays
    searches = MemoryPool { HierarchyScratch(nodeCount: arrays.nodeCount) }
    distances = MemoryPool { LazyDistances(arrays) }
  }

  /// Which parts of the hierarchy can be customized side by side.
  var plan: SubtreePlan {
    subtrees.withLock { plan in
      if let plan { return plan }
      let made = SubtreePlan(arrays)
      plan = made
      return made
    }
  }

  /// What arcs can stand for.
  var detours: ArcDetours {
    knownDetours.withLock { detours in
      if let detours { return detours }
      let made = ArcDetours(arrays)
      detours = made
      return made
    }
  }

  /// T of a mode.
  func time(_ mode: TravelMode) -> ArcWeights {
    times.withLock { times in
      if let weights = times[mode.index] { return weights }
      let weights = Customization(arrays, metric: TimeBoundMetric(durations: graph.durations(mode))).weights(plan)
      times[mode.index] = weights
      return weights
    }
  }

  /// Whether any way leads from one of some nodes to one of others, however long.
  func isReachable(_ mode: TravelMode, from starts: [UInt32], to ends: [UInt32]) -> Bool {
    let weights = openness.withLock { openness in
      if let weights = openness[mode.index] { return weights }
      let weights = Customization(arrays, metric: OpennessMetric(durations: graph.durations(mode))).weights(plan)
      openness[mode.index] = weights
      return weights
    }
    let terminals = [starts, ends].map { nodes in
      nodes.map { HierarchySearch.Terminal(rank: Int(arrays.rank[Int($0)]), weight: 0) }
    }
    let search = HierarchySearch(arrays: arrays, weights: weights)
    return searches.withMemory { search.run(from: terminals[0], to: terminals[1], scratch: $0) } != nil
  }

  /// P of a mode and a pollution by segment, which has been checked.
  ///
  /// Kept for the very array: a copy of it that was not changed is the same one, an equal one is not.
  func burden(_ mode: TravelMode, _ pollution: [Float]) -> ArcWeights {
    let known = burdens.withLock { $0.first { $0.mode == mode && $0.pollution.isSameMemory(as: pollution) } }
    if let known { return known.weights }
    let weights = pollution.withUnsafeBufferPointer {
      Customization(
        arrays,
        metric: BurdenBoundMetric(durations: graph.durations(mode), edgeSegment: graph.edgeSegment, pollution: $0)
      ).weights(plan)
    }
    burdens.withLock { burdens in
      burdens.append(Burden(mode: mode, pollution: pollution, weights: weights))
      if burdens.count > Self.mostKept { burdens.removeFirst() }
    }
    return weights
  }

  /// Whether a pollution by segment has been checked before.
  func knows(_ pollution: [Float]) -> Bool {
    burdens.withLock { $0.contains { $0.pollution.isSameMemory(as: pollution) } }
  }

  /// Has queries answered by a metric from now on, in the place of one for the same mode and avoidance.
  func use(_ metric: CustomizedMetric) {
    shared.withLock { shared in
      shared.removeAll { $0.costs.mode == metric.costs.mode && $0.costs.avoidance == metric.costs.avoidance }
      shared.append(metric)
      if shared.count > Self.mostKept { shared.removeFirst() }
    }
  }

  /// The metric that has just the weights of a query, nil when there is none.
  func metric(_ mode: TravelMode, avoidance: Double, _ pollution: [Float]?) -> CustomizedMetric? {
    shared.withLock { shared in
      shared.first { metric in
        guard metric.costs.mode == mode, metric.costs.avoidance == avoidance else { return false }
        guard avoidance > 0, let pollution, let known = metric.costs.pollution else { return avoidance == 0 }
        return known.isSameMemory(as: pollution)
      }
    }
  }
}

extension [Float] {
  /// Whether two arrays share their memory, so that they are equal at no cost.
  func isSameMemory(as other: [Float]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
