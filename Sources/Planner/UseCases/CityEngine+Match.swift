package import Routing
package import Setup
package import Trips

extension CityEngine {
  /// The streets of a track, with what one breathes on them.
  /// - Parameters:
  ///   - question: What is asked; its ends are not looked at.
  ///   - track: The places, and how they are read.
  /// - Returns: the ways, in parts that hang together.
  /// - Throws: ``BrisaError``.
  package func match(_ question: RouteQuestion, _ track: TrackQuery) async throws(BrisaError) -> MatchAnswer {
    try MatchPlanner(try await hour(question)).match(question, track)
  }
}
