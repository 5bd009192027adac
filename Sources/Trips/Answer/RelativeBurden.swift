internal import AirData

/// What burdens count in where p is relative: the fastest route's is 100.
///
/// Where nobody has read the air, or only the streets' part is asked for, a burden has no unit; its differences still
/// mean something.
package struct RelativeBurden {
  /// What burdens are multiplied with.
  package let factor: Double

  /// Burden of the fastest route.
  private static let fastest = 100.0

  /// Nil where the fastest route has no burden that others could be told by.
  init?(fastest route: PlannedRoute) {
    self.init(fastestBurden: route.air?.burdenMinutes ?? route.movingBurdenMinutes)
  }

  /// The same by that burden itself.
  init?(fastestBurden burden: Double?) {
    guard let burden, burden > 0 else { return nil }
    factor = Self.fastest / burden
  }

  package func applied(to route: PlannedRoute) -> PlannedRoute {
    var route = route
    let burden = route.air?.burdenMinutes
    route.air?.burdenMinutes = burden.map { $0 * factor }
    route.movingBurdenMinutes = route.movingBurdenMinutes.map { $0 * factor }
    return route
  }

  func applied(to tradeOff: RouteTradeOff) -> RouteTradeOff {
    RouteTradeOff(
      points: tradeOff.points.map {
        .init(durationSeconds: $0.durationSeconds, burdenMinutes: $0.burdenMinutes.map { $0 * factor })
      }, isComplete: tradeOff.isComplete)
  }

  func applied(to departures: RouteDepartures) -> RouteDepartures {
    func applied(_ point: RouteDepartures.Point) -> RouteDepartures.Point {
      .init(
        departure: point.departure, fastestBurdenMinutes: point.fastestBurdenMinutes * factor,
        burdenMinutes: point.burdenMinutes * factor, durationSeconds: point.durationSeconds)
    }
    return RouteDepartures(
      curve: departures.curve.map { applied($0) }, best: applied(departures.best),
      fastestDurationSeconds: departures.fastestDurationSeconds)
  }
}
