internal import Streets

/// What the rest of a way needs at least from a node on: travel time less a millisecond an edge, and the burden of a
/// window of moments.
protocol MomentBound {
  /// Number of windows.
  var windowCount: Int { get }

  /// In milliseconds and in units of ``BoundMetric``.
  func least(fromNode node: Int, window: Int) -> LazyDistances.Pair
}

/// The bounds that a hierarchy gives, one reader a window.
struct HierarchyMomentBound: MomentBound {
  let readers: UnsafeBufferPointer<LazyDistances.Reader>

  var windowCount: Int { readers.count }

  @inline(__always)
  func least(fromNode node: Int, window: Int) -> LazyDistances.Pair { readers[window].distances(fromNode: node) }
}

/// The bounds of the first window, by a search backwards from the destination (Dijkstra 1959): for graphs without a
/// hierarchy.
struct SearchedMomentBound: MomentBound {
  let pairs: UnsafeBufferPointer<LazyDistances.Pair>

  var windowCount: Int { 1 }

  @inline(__always)
  func least(fromNode node: Int, window: Int) -> LazyDistances.Pair { pairs[node] }
}

extension ReversedEdges {
  /// The distances to the nearest target from every node, by each of two metrics on its own.
  /// - Complexity: O(n log n).
  func distances(
    to targets: [(node: Int, pair: LazyDistances.Pair)], in graph: StreetGraph, _ first: some EdgeMetric,
    _ second: some EdgeMetric
  ) -> [LazyDistances.Pair] {
    let times = distances(to: targets.map { ($0.node, $0.pair.first) }, in: graph, first)
    let burdens = distances(to: targets.map { ($0.node, $0.pair.second) }, in: graph, second)
    return zip(times, burdens).map { LazyDistances.Pair(first: $0, second: $1) }
  }

  private func distances(
    to targets: [(node: Int, weight: UInt32)], in graph: StreetGraph, _ metric: some EdgeMetric
  ) -> [UInt32] {
    var distances = [UInt32](repeating: ArcWeights.infinite, count: graph.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    func reach(_ node: Int, _ weight: UInt32) {
      guard weight < distances[node] else { return }
      distances[node] = weight
      heap.push(.init(key: UInt64(weight), node: UInt32(truncatingIfNeeded: node)))
    }
    for target in targets { reach(target.node, target.weight) }
    while let top = heap.popLeast() {
      let node = Int(top.node)
      guard top.key == UInt64(distances[node]) else { continue }
      for position in Int(firstIn[node])..<Int(firstIn[node + 1]) {
        let edge = Int(edges[position])
        reach(graph.tail(ofEdge: edge), distances[node] &+ metric.weight(ofEdge: edge))
      }
    }
    return distances
  }
}
