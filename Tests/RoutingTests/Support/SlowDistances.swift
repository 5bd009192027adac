import Streets

@testable import Routing

/// Distances by Bellman and Ford: all edges, again and again, until nothing changes.
enum SlowDistances {
  /// Whole costs from a node, by node.
  static func from(_ source: Int, _ graph: StreetGraph, _ costs: EdgeCosts) -> [Int: UInt64] {
    var best: [Int: UInt64] = [source: 0]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for edge in 0..<graph.edgeCount where costs.milliseconds[edge] != EdgeCosts.closed {
        guard let before = best[graph.tail(ofEdge: edge)] else { continue }
        let sum = before + costs.milliseconds[edge]
        guard sum < best[Int(graph.head[edge])] ?? .max else { continue }
        best[Int(graph.head[edge])] = sum
        hasChanged = true
      }
    }
    return best
  }

  /// What travelling edges one after the other costs, nil when they do not join the two nodes.
  static func cost(
    of edges: [Int], from source: Int, to target: Int, _ graph: StreetGraph, _ costs: EdgeCosts
  ) -> UInt64? {
    var node = source
    var sum: UInt64 = 0
    for edge in edges {
      guard graph.tail(ofEdge: edge) == node, costs.milliseconds[edge] != EdgeCosts.closed else { return nil }
      node = Int(graph.head[edge])
      sum += costs.milliseconds[edge]
    }
    return node == target ? sum : nil
  }

  /// Weights to the nearest of some targets, by node; sums stop at ``ArcWeights/infinite``.
  static func to(_ targets: [(node: Int, weight: UInt32)], _ graph: StreetGraph, _ metric: some EdgeMetric) -> [UInt32]
  {
    var best = [UInt32](repeating: ArcWeights.infinite, count: graph.nodeCount)
    for target in targets { best[target.node] = min(best[target.node], target.weight) }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for edge in 0..<graph.edgeCount {
        let sum = min(ArcWeights.infinite, best[Int(graph.head[edge])] + metric.weight(ofEdge: edge))
        guard sum < best[graph.tail(ofEdge: edge)] else { continue }
        best[graph.tail(ofEdge: edge)] = sum
        hasChanged = true
      }
    }
    return best
  }
}
