internal import Computing
package import Setup
package import Trips

extension CityEngine {
  /// The routes that answer a question.
  /// - Throws: ``BrisaError``.
  package func route(_ question: RouteQuestion) async throws(BrisaError) -> RouteAnswer {
    try await computing { () async throws(BrisaError) in try await RouteFinder(try hours()).route(question) }
  }
}
