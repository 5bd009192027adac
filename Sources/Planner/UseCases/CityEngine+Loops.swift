internal import Computing
package import Setup
package import Trips

extension CityEngine {
  /// Round trips of a length in the cleanest air that it allows, the best first.
  /// - Throws: ``BrisaError``.
  package func loops(_ question: LoopQuestion) async throws(BrisaError) -> RouteAnswer {
    try await computing { () async throws(BrisaError) in
      let hour = try await hours().hour(at: question.route.departure, for: question.route)
      _ = await hour.preparedPollution(by: question.route.measure)
      return try LoopPlanner(hour).loops(question)
    }
  }
}
