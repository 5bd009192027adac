internal import Geo
internal import Routing
package import Setup
package import Streets

extension RoutePlanner {
  /// The ends of the trip on the network.
  ///
  /// Each is moved to the nearest street. Only where no way leads from one to the other, because one lies on an island,
  /// are both moved to a part of the network that is connected.
  package func ends(_ question: RouteQuestion) throws(BrisaError) -> (origin: SnappedPoint, destination: SnappedPoint) {
    let nearest = (
      origin: try snap(question.origin, question.mode, what: .origin),
      destination: try snap(question.destination, question.mode, what: .destination)
    )
    if graph.areConnected(nearest.origin, nearest.destination, mode: question.mode) { return nearest }
    let query = Router.Query(
      origin: nearest.origin, destination: nearest.destination, mode: question.mode, objective: .fastest,
      pollution: nil)
    do {
      _ = try path(query)
      return nearest
    } catch  where error.code == .noRoute {
      let connected = graph.connectedEnds(
        from: question.origin, to: question.destination, mode: question.mode, limitMeters: city.snapLimitMeters)
      guard let connected else { throw error }
      return connected
    }
  }

  private func snap(_ place: Coordinate, _ mode: TravelMode, what: TripEnd) throws(BrisaError) -> SnappedPoint {
    do {
      return try graph.snap(place, mode: mode, limitMeters: city.snapLimitMeters)
    } catch {
      throw BrisaError(.offNetwork, text: what.offNetwork(error))
    }
  }
}
