internal import Streets

/// Cheapest costs between two nodes, with the same search and the same whole costs as for paths.
public struct NodeSearch: Sendable {
  private let router: Router

  /// Creates a search that shares the tables and the memory of a router.
  public init(_ router: Router) {
    self.router = router
  }

  /// The cost in milliseconds of the cheapest way from one node to another, nil when there is none.
  /// - Throws: ``RoutingError`` for a node that the graph does not have, or costs made for another graph.
  public func cost(from source: Int, to target: Int, costs: EdgeCosts) throws(RoutingError) -> UInt64? {
    let graph = router.graph
    for node in [source, target] where node < 0 || node >= graph.nodeCount {
      throw .invalidNode(node, nodeCount: graph.nodeCount)
    }
    guard costs.milliseconds.count == graph.edgeCount else {
      throw .costCount(expected: graph.edgeCount, found: costs.milliseconds.count)
    }
    let paces = try router.workspace.paces(costs.mode)
    let bound = DistanceBound<UInt64>(
      graph: graph, metric: router.workspace.metric, target: graph.coordinate(ofNode: target),
      bound: LinearBound(perMeter: paces.costPerMeter(leastWeight: costs.leastWeight)))
    return costs.milliseconds.withUnsafeBufferPointer { milliseconds in
      let search = AStar(graph: graph, costing: GivenCosting(costs: milliseconds), bound: bound)
      return router.workspace.plain.withScratch { scratch in
        search.run(
          from: [Terminal(node: UInt32(source), cost: 0)], to: [Terminal(node: UInt32(target), cost: 0)],
          below: .unreachable, scratch: &scratch)?.cost
      }
    }
  }
}

/// Costs that are there already, edge by edge.
private struct GivenCosting: EdgeCosting {
  let costs: UnsafeBufferPointer<UInt64>

  @inline(__always)
  func cost(ofEdge edge: Int) -> UInt64 { costs[edge] }
}
