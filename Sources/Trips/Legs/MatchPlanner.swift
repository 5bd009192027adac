package import Routing
package import Setup

/// Answers questions about the streets of tracks, in one hour.
package struct MatchPlanner: Sendable {
  private let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// The streets of a track, with what one breathes on them in the hour of the question.
  ///
  /// The ends in the question are not looked at. From place to place the fastest way is taken.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - track: The places, and how they are read.
  /// - Returns: the ways, in parts that hang together.
  /// - Throws: ``BrisaError``.
  package func match(_ question: RouteQuestion, _ track: TrackQuery) throws(BrisaError) -> MatchAnswer {
    let found: TrackMatch
    do throws(RoutingError) {
      found = try hour.router.match(track)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
    var parts: [MatchAnswer.Part] = []
    for part in found.parts {
      let tour = try TourPlanner(hour).tour(question, over: part.places, labels: [])
      parts.append(.init(tour: tour, points: part.points, confidence: part.confidence))
    }
    return MatchAnswer(parts: parts, alternatives: found.alternatives, hasStreets: found.hasStreets)
  }
}
