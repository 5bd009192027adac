import Streets

@testable import Routing

extension ChoiceRouter {
  /// The cost of a path in moving air, to hold against what a search found.
  func cost(of path: Path, _ query: Router.Query, air: MovingAir) throws(RoutingError) -> Double {
    _ = try check(query, air)
    var query = query
    query.pollution = air.moments.first?.pollution
    return cost(of: path, MomentWeights(query, air, router: router), MomentClock(air))
  }
}
