internal import Streets

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
  /// Answers queries for just these costs by a metric from now on, in the place of an earlier one for the same mode and
  /// avoidance.
  /// - Parameters:
  ///   - metric: The metric.
  ///   - pollution: What its costs were made from: queries that are given the same one are answered, and it keeps the
  ///     metric.
  package func use(_ metric: CustomizedMetric, for pollution: EdgePollution?) {
    workspace.hierarchy?.use(metric, for: pollution)
  }
}
