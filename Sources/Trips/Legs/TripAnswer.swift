package import Routing
package import Setup
package import Streets

/// A trip over stops in the order that costs least.
package struct TripAnswer: Sendable {
  /// The ways from stop to stop in that order, back to the first for a round trip.
  package let tour: TourAnswer
  /// The stops on their streets, in the order of the question.
  package let stops: [SnappedPoint]
  /// The numbers of the stops in the order of the trip, each once.
  package let order: [Int]
}

extension RoutePlanner {
  /// The trip over stops whose ways of a label cost least in sum, with the best of all orders for up to
  /// ``Routing/StopOrder/mostExact`` stops.
  ///
  /// The ends in the question are not looked at. Where zones are forbidden, as few ways as can be go into them.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - stops: At least two.
  ///   - ends: Where it begins and ends.
  ///   - label: What is to cost little.
  /// - Returns: the trip.
  /// - Throws: ``BrisaError`` where the stops do not hang together, by its code ``ErrorCode/noRoute``.
  /// - Complexity: that of a table from each stop to each, and of its order.
  package func trip(
    _ question: RouteQuestion, over stops: [SnappedPoint], ends: StopEnds, by label: RouteLabel
  ) throws(BrisaError) -> TripAnswer {
    let all = Array(stops.indices)
    let table = try table(question, over: stops, from: all, to: all, by: label, needsAir: false, needsCost: true)
    let order = StopOrder(costs: table.rows.map { $0.map { $0?.costSeconds } }, ends: ends).stops
    let places = order + (ends.isRoundTrip ? order.prefix(1) : [])
    return TripAnswer(
      tour: try tour(question, over: places.map { stops[$0] }, labels: [label]), stops: stops, order: order)
  }
}
