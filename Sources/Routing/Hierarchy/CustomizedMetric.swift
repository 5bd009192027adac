internal import Computing
internal import Streets

/// The weights of all edges at one hour, customized: ways for them come straight from the hierarchy.
///
/// Never changes once it is made. A router that is told to ``Router/use(_:for:)`` it answers by it from the next query
/// on; queries under way keep the one that they began with, so none sees half an hour.
package struct CustomizedMetric: MemoryCounted {
  /// What the weights are.
  let costs: EdgeCosts
  let weights: ArcWeights
  let detours: ArcDetours
  /// Owner of the memory that ``arrays`` lies in.
  ///
  /// The hierarchy, which keeps metrics, is not held: neither would end.
  private let graph: StreetGraph
  let arrays: HierarchyArrays
  private let plan: SubtreePlan
  private let searches: MemoryPool<HierarchyScratch>
  /// Made when a table first needs them.
  private let arcFigures = LazyValue<ArcFigures>()

  /// Customizes a hierarchy for costs of its graph.
  /// - Complexity: O(edges + triangles).
  init(_ hierarchy: RouterHierarchy, costs: EdgeCosts) {
    self.costs = costs
    (graph, arrays, plan) = (hierarchy.graph, hierarchy.arrays, hierarchy.plan)
    (detours, searches) = (hierarchy.detours, hierarchy.searches)
    weights = costs.milliseconds.withUnsafeBufferPointer {
      Customization(hierarchy.arrays, metric: GivenMetric(costs: $0)).weights(hierarchy.plan)
    }
  }

  package var memoryBytes: Int {
    costs.milliseconds.count * MemoryLayout<UInt64>.stride + weights.memoryBytes + (arcFigures.known?.memoryBytes ?? 0)
  }

  /// The cheapest way between starts and ends, nil when there is none or it costs 2³¹ ms or more.
  func way(from starts: [SearchTerminal<UInt64>], to ends: [SearchTerminal<UInt64>]) -> SearchResult<UInt64>? {
    let from = terminals(starts)
    let to = terminals(ends)
    let search = HierarchySearch(arrays: arrays, weights: weights)
    guard let way = searches.withMemory({ search.run(from: from, to: to, scratch: $0) }) else { return nil }
    let edges = costs.milliseconds.withUnsafeBufferPointer {
      ArcUnpacking(arrays: arrays, weights: weights, detours: detours, metric: GivenMetric(costs: $0))
        .edges(of: way.arcs)
    }
    return SearchResult(
      cost: UInt64(way.weight), start: Self.cheapest(starts, from, at: way.start),
      end: Self.cheapest(ends, to, at: way.end), edges: edges)
  }

  /// How long the ways are that the arcs stand for.
  /// - Complexity: O(arcs + triangles) for the first that asks; others wait for it.
  func figures() -> ArcFigures {
    arcFigures.value {
      costs.milliseconds.withUnsafeBufferPointer {
        ArcFigures(
          ArcUnpacking(arrays: arrays, weights: weights, detours: detours, metric: GivenMetric(costs: $0)),
          plan: plan, graph: graph, mode: costs.mode)
      }
    }
  }

  /// Whether some segments cost as a whole what the metric has for them.
  func hasSameWeights(
    _ segments: some Sequence<Int>, _ costing: some EdgeCosting<UInt64>
  ) -> Bool {
    segments.allSatisfy { segment in
      graph.edges(ofSegment: segment).allSatisfy { costs.milliseconds[Int($0)] == costing.cost(ofEdge: Int($0)) }
    }
  }

  private func terminals(_ terminals: [SearchTerminal<UInt64>]) -> [HierarchySearch.Terminal] {
    terminals.map {
      .init(
        rank: Int(arrays.rank[Int($0.node)]), weight: UInt32(min(UInt64(ArcWeights.infinite), $0.cost)))
    }
  }

  /// Which of several terminals at one node the search began with.
  private static func cheapest(
    _ terminals: [SearchTerminal<UInt64>], _ ranks: [HierarchySearch.Terminal], at rank: Int
  ) -> Int {
    let there = terminals.indices.filter { ranks[$0].rank == rank }
    return there.min { terminals[$0].cost < terminals[$1].cost } ?? 0
  }
}

/// Costs that are there already, edge by edge.
struct GivenMetric: EdgeMetric, @unchecked Sendable {
  let costs: UnsafeBufferPointer<UInt64>

  @inline(__always)
  func weight(ofEdge edge: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: min(costs[edge], UInt64(ArcWeights.infinite)))
  }
}
