internal import Computing
package import Streets

/// The air of the present hour and the metrics customized for it, replaced as a whole when its readings change.
///
/// A snapshot never changes. Whoever takes the pollution asks the router with it; queries under way keep the snapshot
/// that they began with, so none sees half an hour.
package final class CurrentHour: Sendable {
  private struct Snapshot {
    var pollution: EdgePollution
    var metrics: [CustomizedMetric]
  }

  private let router: Router
  private let snapshot: Lock<Snapshot>
  /// Held while a new snapshot is made, so that no change is lost.
  private let updating = Lock(())

  /// Customizes a router's hierarchy for some avoidances and has its queries answered by that; nil when it has no
  /// hierarchy.
  /// - Throws: ``RoutingError`` for an avoidance or a pollution that does not fit.
  /// - Complexity: O(avoidances × (edges + triangles)).
  package init?(
    _ router: Router, mode: TravelMode, avoidances: [Double], pollution: EdgePollution
  ) throws(RoutingError) {
    var metrics: [CustomizedMetric] = []
    for avoidance in avoidances {
      let costs = try EdgeCosts(graph: router.graph, mode: mode, avoidance: avoidance, pollution: pollution)
      guard let metric = try CustomizedMetric(router, costs: costs) else { return nil }
      metrics.append(metric)
    }
    self.router = router
    snapshot = Lock(Snapshot(pollution: pollution, metrics: metrics))
    for metric in metrics { router.use(metric, for: pollution) }
    Self.prepare(router, metrics, pollution, following: nil)
  }

  /// Customizes what bounds the queries with another λ, or with zones.
  private static func prepare(
    _ router: Router, _ metrics: [CustomizedMetric], _ pollution: EdgePollution, following old: EdgePollution?
  ) {
    for metric in metrics where metric.costs.avoidance > 0 {
      for kind in [.burden, .weighted(FixedAvoidance(metric.costs.avoidance))] as [BoundPair.Kind] {
        _ = router.workspace.hierarchy?.weights(kind, metric.costs.mode, pollution, following: old)
      }
    }
  }

  /// What queries are asked with to be answered by the metrics.
  package var pollution: EdgePollution { snapshot.withLock { $0.pollution } }

  /// Puts another pollution in the place of the present one; only what depends on figures that differ is worked out
  /// anew.
  /// - Returns: the number of edges that cost something else now, of all metrics the largest.
  /// - Throws: ``RoutingError`` for a pollution that does not fit; the old one then stays.
  /// - Complexity: O(segments + nodes), and O(triangles) of the ranks that depend on what changed.
  @discardableResult
  package func update(_ pollution: EdgePollution) throws(RoutingError) -> Int {
    try updating.withLock { _ throws(RoutingError) in
      let old = snapshot.withLock { $0 }
      var new = Snapshot(pollution: pollution, metrics: [])
      var most = 0
      for metric in old.metrics {
        let (updated, changed) = try metric.updated(pollution)
        new.metrics.append(updated)
        most = max(most, changed)
      }
      Self.prepare(router, new.metrics, pollution, following: old.pollution)
      for metric in new.metrics { router.use(metric, for: pollution) }
      snapshot.withLock { $0 = new }
      return most
    }
  }
}
