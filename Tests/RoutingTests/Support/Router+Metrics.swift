import Streets

@testable import Routing

extension Router {
  /// Answers queries for just these costs by a metric from now on, in the place of an earlier one for the same mode and
  /// avoidance.
  func use(_ metric: CustomizedMetric, for pollution: EdgePollution?) {
    workspace.hierarchy?.use(metric, for: pollution)
  }
}

extension RouterHierarchy {
  /// The weights of a metric where they are there.
  func known(_ kind: BoundPair.Kind, _ mode: TravelMode, _ pollution: EdgePollution) -> ArcWeights? {
    pollution.kept(by: self) { HourMetrics() }.known(mode, kind)
  }
}
