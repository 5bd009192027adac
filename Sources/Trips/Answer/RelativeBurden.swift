internal import AirData

/// What burdens count in where p is relative: the fastest route's is 100.
///
/// Where nobody has read the air, or only the streets' part is asked for, a burden has no unit; its differences still
/// mean something.
package struct RelativeBurden {
  /// What burdens in the air of the departure's hour are multiplied with.
  package let factor: Double
  /// What burdens in the air of each minute are multiplied with, where that changes under way; else the same.
  let movingFactor: Double

  /// Burden of the fastest route, in whichever air.
  private static let fastest = 100.0

  /// Nil where the fastest route has no burden that others could be told by.
  init?(fastest route: PlannedRoute) {
    guard let moving = Self.factor(route.toldBurdenMinutes) else { return nil }
    movingFactor = moving
    factor = Self.factor(route.air?.burdenMinutes) ?? moving
  }

  /// The factors by the fastest route's burden itself, in air that stands still; nil where nothing can be told by it.
  init?(fastestBurden burden: Double?) {
    guard let factor = Self.factor(burden) else { return nil }
    self.factor = factor
    movingFactor = factor
  }

  private static func factor(_ burden: Double?) -> Double? {
    burden.flatMap { $0 > 0 ? fastest / $0 : nil }
  }

  /// A route with its burdens in this measure.
  package func applied(to route: PlannedRoute) -> PlannedRoute {
    var route = route
    route.air = route.air?.burdens(times: factor)
    route.movingBurden = route.movingBurden?.times(movingFactor)
    return route
  }

  /// A trade-off with its burdens in this measure.
  func applied(to tradeOff: RouteTradeOff) -> RouteTradeOff {
    RouteTradeOff(
      points: tradeOff.points.map {
        .init(durationSeconds: $0.durationSeconds, burdenMinutes: $0.burdenMinutes.map { $0 * factor })
      }, isComplete: tradeOff.isComplete)
  }

  /// Departures with their burdens in this measure.
  func applied(to departures: RouteDepartures) -> RouteDepartures {
    func applied(_ point: RouteDepartures.Point) -> RouteDepartures.Point {
      .init(
        departure: point.departure, fastestBurdenMinutes: point.fastestBurdenMinutes * movingFactor,
        burdenMinutes: point.burdenMinutes * movingFactor, durationSeconds: point.durationSeconds)
    }
    return RouteDepartures(
      curve: departures.curve.map { applied($0) }, best: applied(departures.best),
      fastestDurationSeconds: departures.fastestDurationSeconds)
  }
}
