internal import AirData
package import Routing

/// A path and the labels that share it.
package struct LabelledPath: Sendable {
  /// What its route is called.
  package var labels: [RouteLabel]
  /// λ; nil for the cleanest path, which has none.
  let avoidance: Double?
  /// The edges that the search found.
  package let path: Path
  /// Set where the air moves.
  var movingBurden: MovingBurden?
}

extension LabelledPath {
  /// Whether a route was made of this path, among those of one answer.
  func isPath(of route: PlannedRoute) -> Bool { path == route.path }
}

extension [LabelledPath] {
  /// The paths with another one as the fastest, which then comes first; the former stays where it has a further label.
  func led(by index: Int) -> [LabelledPath] {
    var paths = self
    for path in paths.indices { paths[path].labels.removeAll { $0 == .fastest } }
    var fastest = paths.remove(at: index)
    fastest.labels.insert(.fastest, at: 0)
    return [fastest] + paths.filter { !$0.labels.isEmpty }
  }
}

/// The paths of an answer, fastest first, and what there is to say of the search for them.
package struct LabelledPaths {
  package var paths: [LabelledPath] = []
  /// What the route of least burden could take, where a detour was limited.
  var budget: RouteBudget?
  /// Set where every path that is not bettered was looked for.
  var tradeOff: RouteTradeOff?
  /// Set where the air changes under way.
  var movingAir: RouteMovingAir?
  var notices: [Notice] = []

  /// Adds a path; one that is there already gets one more label.
  mutating func add(_ path: Path, label: RouteLabel, avoidance: Double?) {
    if let same = paths.firstIndex(where: { $0.path.pieces == path.pieces }) {
      paths[same].labels.append(label)
    } else {
      paths.append(LabelledPath(labels: [label], avoidance: avoidance, path: path))
    }
  }

  /// Makes a path the fastest where it takes less time than the one that is; the former stays where it has a further
  /// label.
  mutating func lead(by other: LabelledPath?) {
    guard let other, let fastest = paths.first, fastest.labels.contains(.fastest),
      RouteOffers.isQuicker(other.path.durationSeconds, than: fastest.path.durationSeconds)
    else { return }
    let same = paths.firstIndex { $0.path.pieces == other.path.pieces }
    if same == nil { paths.append(other) }
    paths = paths.led(by: same ?? paths.count - 1)
  }
}
