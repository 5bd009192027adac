internal import Geo
internal import Routing
package import Setup
internal import Streets

/// Finds the ends of a trip on the network.
package struct EndFinder: Sendable {
  private let finder: PathFinder
  private var graph: StreetGraph { finder.hour.graph }
  private var limitMeters: Double { finder.hour.city.snapLimitMeters }

  /// Needs an hour, whose network and city it takes.
  package init(_ hour: HourSnapshot) {
    finder = PathFinder(hour)
  }

  /// The ends of the trip of a question.
  ///
  /// Each is moved to the nearest street. Only where no way leads from one to the other, because one lies on an island,
  /// or where one is hardly joined to the rest, so that the way makes a long detour, are both moved to a part of the
  /// network that is connected: to spare a detour by no more metres than the way then has.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination, which names another
  ///   mode only where a way leads in one.
  package func ends(_ question: RouteQuestion) throws(BrisaError) -> TripEnds {
    do {
      return try endsInMode(question)
    } catch  where error.code == .noRoute {
      throw OtherModes(question, in: finder.hour)
        .told(error, from: question.origin, to: question.destination)
    }
  }

  /// The same, without a look at other modes where no way leads to the destination.
  func endsInMode(_ question: RouteQuestion) throws(BrisaError) -> TripEnds {
    let nearest = TripEnds(
      try snap(question.origin, question.mode, as: .origin),
      try snap(question.destination, question.mode, as: .destination))
    if graph.areConnected(nearest.origin, nearest.destination, mode: question.mode) { return nearest }
    do {
      let way = try finder.fastestPath(between: nearest, mode: question.mode)
      guard nearest.isLongDetour(way.lengthMeters), let connected = connectedEnds(question) else { return nearest }
      let other = try finder.fastestPath(between: connected, mode: question.mode)
      let isFarShorter =
        other.lengthMeters + connected.metersOffStreets < (way.lengthMeters + nearest.metersOffStreets) / 2
      // Else both ends may meet in one point, far from each place.
      let isMostlyWay = connected.metersOffStreets - nearest.metersOffStreets <= other.lengthMeters
      return isFarShorter && isMostlyWay ? connected : nearest
    } catch  where error.code == .noRoute {
      guard let connected = connectedEnds(question) else { throw error }
      return connected
    }
  }

  /// Ends on a part of the network that is connected; nil where there are none near by.
  private func connectedEnds(_ question: RouteQuestion) -> TripEnds? {
    graph.connectedEnds(
      from: question.origin, to: question.destination, mode: question.mode, limitMeters: limitMeters
    ).map { TripEnds($0.origin, $0.destination) }
  }

  private func snap(_ place: Coordinate, _ mode: TravelMode, as end: TripEnd) throws(BrisaError) -> SnappedPoint {
    do {
      return try graph.snap(place, mode: mode, limitMeters: limitMeters)
    } catch {
      throw BrisaError(.offNetwork, text: end.offNetwork(error))
    }
  }
}
