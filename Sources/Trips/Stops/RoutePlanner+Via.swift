internal import AirData
internal import Routing
package import Setup
internal import Streets

extension RoutePlanner {
  /// The ways from the origin of a question over some places to its destination, each with its legs.
  /// - Throws: ``BrisaError``, which names the place that is near no street, or the two that no way joins.
  package func route(_ question: RouteQuestion, over via: [TripStop]) throws(BrisaError) -> RouteAnswer {
    let stops = [TripStop(question.origin)] + via + [TripStop(question.destination)]
    var trip = TripQuestion(question, over: stops, startsAtFirst: true, endsAtLast: true, isRoundTrip: false)
    trip.order = .given
    try trip.check()
    let labels: [RouteLabel] = question.avoidance == nil ? [.balanced, .cleanest] : [.chosen]
    let points = try snapped(trip) { number in
      switch number {
      case 0: stops[number].text(of: .origin)
      case stops.count - 1: stops[number].text(of: .destination)
      default: stops[number].viaText(number: number)
      }
    }
    return try tour(question, over: points, labels: labels)
      .routes(naming: via.enumerated().map { $1.spoken(number: $0 + 1) })
  }
}
