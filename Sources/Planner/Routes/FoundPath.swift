internal import Routing

/// A path and the labels that share it.
struct FoundPath {
  var labels: [RouteLabel]
  let avoidance: Double?
  let path: Path
}
