internal import Streets

/// A way between two nodes.
package struct NodeWay: Hashable, Sendable {
  /// What it costs in milliseconds.
  package let cost: UInt64
  /// Its edges in order; empty from a node to itself.
  package let edges: [Int]
}

/// Cheapest ways between two nodes, with the same searches and the same whole costs as for paths.
package struct NodeSearch: Sendable {
  private let router: Router

  /// Creates a search that shares the tables and the memory of a router.
  package init(_ router: Router) {
    self.router = router
  }

  /// The cost in milliseconds of the cheapest way from one node to another, nil when there is none.
  /// - Throws: ``RoutingError`` for a node that the graph does not have, costs made for another graph, or a deadline
  ///   that passes.
  package func cost(from source: Int, to target: Int, costs: EdgeCosts) throws(RoutingError) -> UInt64? {
    try check([source, target], costs)
    return try search(from: source, to: target, costs).get()?.cost
  }

  /// The cheapest way by a customized metric, nil when there is none.
  /// - Throws: ``RoutingError`` for a node that the graph does not have, a metric of another graph, or a deadline that
  ///   passes.
  package func way(from source: Int, to target: Int, by metric: CustomizedMetric) throws(RoutingError) -> NodeWay? {
    try check([source, target], metric.costs)
    let ends = (
      [SearchTerminal(node: UInt32(source), cost: UInt64(0))], [SearchTerminal(node: UInt32(target), cost: UInt64(0))]
    )
    // What the hierarchy does not find may still be a way of weeks.
    var way = metric.way(from: ends.0, to: ends.1)
    let (from, to) = ([UInt32(source)], [UInt32(target)])
    if way == nil, router.workspace.hierarchy?.isReachable(metric.costs.mode, from: from, to: to) ?? true {
      way = try search(from: source, to: target, metric.costs).get()
    }
    return way.map { NodeWay(cost: $0.cost, edges: $0.edges) }
  }

  private func check(_ nodes: [Int], _ costs: EdgeCosts) throws(RoutingError) {
    try router.workspace.check()
    let graph = router.graph
    for node in nodes where node < 0 || node >= graph.nodeCount {
      throw .invalidNode(node, nodeCount: graph.nodeCount)
    }
    guard costs.milliseconds.count == graph.edgeCount else {
      throw .costCount(expected: graph.edgeCount, found: costs.milliseconds.count)
    }
  }

  private func search(
    from source: Int, to target: Int, _ costs: EdgeCosts
  ) -> SearchOutcome<SearchResult<UInt64>> {
    let graph = router.graph
    let paces = router.workspace.paces(costs.mode)
    let bound = DistanceBound<UInt64>(
      graph: graph, metric: router.workspace.metric, target: graph.coordinate(ofNode: target),
      bound: LinearBound(perMeter: paces.costPerMeter(minWeight: costs.minWeight)))
    return costs.milliseconds.withUnsafeBufferPointer { milliseconds in
      let search = AStar(graph: graph, costing: GivenCosting(costs: milliseconds), bound: bound)
      return router.workspace.plain.withMemory { scratch in
        search.run(
          from: [SearchTerminal(node: UInt32(source), cost: 0)], to: [SearchTerminal(node: UInt32(target), cost: 0)],
          below: .unreachable, scratch: &scratch)
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
