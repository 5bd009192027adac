internal import Routing
internal import Setup
internal import Streets

/// Finds single paths in an hour, with the errors of a search in words for people.
struct PathFinder: Sendable {
  let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  var router: Router { hour.router }

  /// What the router is asked for a question, but for the objective.
  func query(_ question: RouteQuestion, between ends: TripEnds, streets: StreetAir?) -> Router.Query {
    var query = Router.Query(
      origin: ends.origin, destination: ends.destination, mode: question.mode, objective: .fastest,
      pollution: streets?.pollution)
    query.profiles = streets?.profiles(ofEnds: ends.segments) ?? [:]
    query.zones = hour.zones(of: question)
    query.policy = hour.zonePolicy(of: question)
    return query
  }

  /// The fastest path between two places, whatever the air and the zones on it.
  /// - Throws: ``BrisaError``, by its code ``ErrorCode/noRoute`` where no way leads to the destination.
  func fastestPath(between ends: TripEnds, mode: TravelMode) throws(BrisaError) -> Path {
    try path(
      Router.Query(
        origin: ends.origin, destination: ends.destination, mode: mode, objective: .fastest, pollution: nil))
  }

  /// The best path of a query.
  /// - Throws: ``BrisaError``, by its code ``ErrorCode/noRoute`` where no way leads to the destination.
  func path(_ query: Router.Query) throws(BrisaError) -> Path {
    do {
      return try router.path(query)
    } catch {
      throw BrisaError(error, mode: query.mode, of: hour.traveller)
    }
  }

  /// The path of a query; nil where no way leads to the destination.
  func pathIfAny(_ query: Router.Query) throws(BrisaError) -> Path? {
    do {
      return try path(query)
    } catch  where error.code == .noRoute {
      return nil
    }
  }
}
