package import AirData
package import CityAir
package import Geo

/// The routes that answer a question, and where the figures come from.
package struct RouteAnswer: Sendable {
  /// What was asked.
  package let question: RouteQuestion
  /// Where the figures of the air come from.
  package let air: AirProvenance
  /// The routes, fastest first; routes that are the same are given once, with all their labels.
  package internal(set) var routes: [PlannedRoute]
  /// What has to be said about the answer as a whole.
  package private(set) var notices: [Notice]
  /// Who must be named where the answer is shown.
  package let attribution: [String]
  /// Air that the traveller breathes, in m³/h.
  package let ventilationCubicMetersPerHour: Double
  /// What the route labelled `budget` could take, where a detour was limited.
  package internal(set) var budget: RouteBudget?
  /// The whole trade-off, where it was asked for.
  package internal(set) var tradeOff: RouteTradeOff?
  /// Set where the routes were found for air that changes under way.
  package internal(set) var movingAir: RouteMovingAir?
  /// How the burden depends on the departure, where that was asked for.
  package internal(set) var departures: RouteDepartures?
  /// What relative burdens were multiplied with; nil where burdens are minutes at guideline level.
  package var relative: RelativeBurden?
  /// The places on the way that were asked for, in their order.
  package internal(set) var via: [Coordinate] = []
  /// The stops and their order, where a trip over several was asked for.
  package internal(set) var trip: RouteTrip?
  /// What there is to say of the loops, where round trips were asked for.
  package internal(set) var loops: RouteLoops?
  /// What it was found over, so that a map of it needs no second question to the sources.
  package internal(set) var hour: HourSnapshot?

  /// What it comes to, in one sentence.
  package var verdict: LocalizedText {
    loops?.verdict ?? RouteVerdict(self)?.text ?? VerdictWords.noDetour(isBestDeparture: false, isWeighed: false)
  }

  /// Further things to say about the answer as a whole.
  package mutating func add(_ notice: Notice?) { notices += [notice].compactMap { $0 } }
}
