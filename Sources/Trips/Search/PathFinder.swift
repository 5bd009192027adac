internal import Routing
package import Setup
internal import Streets

/// Finds single paths in an hour, with the errors of a search in words for people.
package struct PathFinder: Sendable {
  let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  var router: Router { hour.router }

  /// What the router is asked for a question, but for the objective.
  func query(_ question: RouteQuestion, between ends: TripEnds, streets: StreetAir?) -> Router.Query {
    var query = Router.Query(
      origin: ends.origin, destination: ends.destination, mode: question.mode, objective: .fastest,
      pollution: streets?.pollution)
    for segment in ends.segments { query.profiles[segment] = streets?.profile(ofEnd: segment) }
    query.zones = hour.zones(of: question)
    query.policy = question.forbidsCircles ? .forbid : .avoid(factor: hour.city.exclusionFactor)
    return query
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

  /// The same; nil where no way leads to the destination.
  func pathIfAny(_ query: Router.Query) throws(BrisaError) -> Path? {
    do {
      return try path(query)
    } catch  where error.code == .noRoute {
      return nil
    }
  }

  /// Has the searches that all questions of a kind share answered by metrics customized for the hour, where the network
  /// has a hierarchy: worth it for many questions.
  package func customize(for question: RouteQuestion) throws(BrisaError) {
    guard let pollution = hour.pollution(by: question.measure).streets?.pollution else { return }
    do throws(RoutingError) {
      _ = try CurrentHour(
        router, mode: question.mode, avoidances: [0, question.avoidance ?? hour.city.balancedAvoidance],
        pollution: pollution)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }
}
