package import Streets

extension CustomizedMetric {
  /// Customizes the hierarchy of a router's graph; nil when the graph has none.
  /// - Throws: ``RoutingError`` for costs of another graph.
  /// - Complexity: O(edges + triangles); 20 ms for 1.3 million edges on two cores.
  package init?(_ router: Router, costs: EdgeCosts) throws(RoutingError) {
    guard costs.milliseconds.count == router.graph.edgeCount else {
      throw .costCount(expected: router.graph.edgeCount, found: costs.milliseconds.count)
    }
    guard let hierarchy = router.workspace.hierarchy else { return nil }
    self.init(hierarchy, costs: costs)
  }
}

extension Router {
  /// Customizes the hierarchy for an hour's air and some avoidances, and answers queries by that from now on.
  ///
  /// Those with another λ, or with zones, get their bounds from it. Worth it for many queries; where the graph has no
  /// hierarchy, nothing changes.
  /// - Throws: ``RoutingError`` for an avoidance or a pollution that does not fit.
  /// - Complexity: O(avoidances × (edges + triangles)).
  package func customize(
    mode: TravelMode, avoidances: [Double], pollution: EdgePollution
  ) throws(RoutingError) {
    guard let hierarchy = workspace.hierarchy else { return }
    var metrics: [CustomizedMetric] = []
    for avoidance in avoidances {
      let costs = try EdgeCosts(graph: graph, mode: mode, avoidance: avoidance, pollution: pollution)
      metrics.append(CustomizedMetric(hierarchy, costs: costs))
    }
    for metric in metrics { hierarchy.use(metric, for: pollution) }
    for avoidance in avoidances where avoidance > 0 {
      _ = hierarchy.weights(.burden, mode, pollution)
      _ = hierarchy.weights(.weighted(FixedAvoidance(avoidance)), mode, pollution)
    }
  }
}
