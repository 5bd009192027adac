internal import Computing
package import Routing
package import Setup
package import Streets
package import Trips

extension CityEngine {
  /// The trip over stops in the order that costs least.
  /// - Parameters:
  ///   - question: What is asked; its ends are not looked at.
  ///   - stops: At least two, each with what its street has to be.
  ///   - ends: Where the trip begins and ends.
  ///   - label: Which ways between stops are to cost least in sum.
  /// - Returns: the trip; or the number of the stop that has no street near by.
  /// - Throws: ``BrisaError``, by its code ``ErrorCode/noRoute`` where the stops do not hang together.
  package func trip(
    _ question: RouteQuestion, over stops: [SnappingRequest], ends: StopEnds, by label: RouteLabel
  ) async throws(BrisaError) -> Result<TripAnswer, NoStreetNear> {
    let hour = try await hour(question)
    switch hour.graph.snapped(stops, mode: question.mode) {
    case .failure(let problem): return .failure(problem)
    case .success(let points):
      return .success(try TripPlanner(hour).trip(question, over: points, ends: ends, by: label))
    }
  }
}

extension CityEngine {
  /// The ways over the stops of a trip, in the order that was asked for.
  /// - Throws: ``BrisaError``, which names the stops that are near no street, or that no way joins with the others.
  package func trip(_ question: TripQuestion) async throws(BrisaError) -> RouteAnswer {
    try question.check()
    return try await computing { () async throws(BrisaError) in
      try TripPlanner(try await hour(question.route)).trip(question)
    }
  }

  /// The ways from the origin of a question over some places to its destination.
  /// - Throws: ``BrisaError``, which names the place that is near no street, or the two that no way joins.
  package func route(_ question: RouteQuestion, over via: [TripStop]) async throws(BrisaError) -> RouteAnswer {
    try await computing { () async throws(BrisaError) in
      try TripPlanner(try await hour(question)).route(question, over: via)
    }
  }
}
