package import Routing
package import Setup

/// The ways of a track.
package struct MatchAnswer: Sendable {
  /// A part of the track that hangs together.
  package struct Part: Sendable {
    /// The way over its places, from each to the next.
    package let tour: TourAnswer
    /// The numbers of its places.
    package let points: [Int]
    /// How sure it is, 0 to 1.
    package let confidence: Double
  }

  /// Its parts; empty where the places do not hang together.
  package let parts: [Part]
  /// For each place of the track the number of others where it may have been.
  package let alternatives: [Int]
  /// Whether any place has a street near by.
  package let hasStreets: Bool
}

extension RoutePlanner {
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
      found = try router.match(track)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
    var parts: [MatchAnswer.Part] = []
    for part in found.parts {
      parts.append(
        .init(
          tour: try tour(question, over: part.places, labels: []), points: part.points, confidence: part.confidence))
    }
    return MatchAnswer(parts: parts, alternatives: found.alternatives, hasStreets: found.hasStreets)
  }
}
