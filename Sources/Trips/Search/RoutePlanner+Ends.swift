internal import Geo
internal import Routing
package import Setup
package import Streets

extension RoutePlanner {
  /// The ends of the trip on the network.
  ///
  /// Each is moved to the nearest street. Only where no way leads from one to the other, because one lies on an island,
  /// or where one is hardly joined to the rest, so that the way makes a long detour, are both moved to a part of the
  /// network that is connected.
  package func ends(_ question: RouteQuestion) throws(BrisaError) -> (origin: SnappedPoint, destination: SnappedPoint) {
    let nearest = (
      origin: try snap(question.origin, question.mode, what: .origin),
      destination: try snap(question.destination, question.mode, what: .destination)
    )
    if graph.areConnected(nearest.origin, nearest.destination, mode: question.mode) { return nearest }
    let query = Router.Query(
      origin: nearest.origin, destination: nearest.destination, mode: question.mode, objective: .fastest,
      pollution: nil)
    let connected = {
      graph.connectedEnds(
        from: question.origin, to: question.destination, mode: question.mode, limitMeters: city.snapLimitMeters)
    }
    do {
      let way = try path(query)
      guard Self.isLongDetour(way.lengthMeters, nearest.origin, nearest.destination), let connected = connected()
      else { return nearest }
      return try isShorter(query, over: connected, than: way, nearest) ? connected : nearest
    } catch  where error.code == .noRoute {
      guard let connected = connected() else { throw error }
      return connected
    }
  }

  private typealias Ends = (origin: SnappedPoint, destination: SnappedPoint)

  /// Whether the way between other ends is less than half as long, with what lies between the streets and the places.
  private func isShorter(
    _ query: Router.Query, over other: Ends, than way: Path, _ nearest: Ends
  ) throws(BrisaError) -> Bool {
    var query = query
    query.origin = other.origin
    query.destination = other.destination
    func meters(_ way: Path, _ ends: Ends) -> Double {
      way.lengthMeters + ends.origin.distanceMeters + ends.destination.distanceMeters
    }
    return meters(try path(query), other) < meters(way, nearest) / 2
  }

  private func snap(_ place: Coordinate, _ mode: TravelMode, what: TripEnd) throws(BrisaError) -> SnappedPoint {
    do {
      return try graph.snap(place, mode: mode, limitMeters: city.snapLimitMeters)
    } catch {
      throw BrisaError(.offNetwork, text: what.offNetwork(error))
    }
  }
}
