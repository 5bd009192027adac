internal import Computing

extension Router {
  /// The streets that somebody was on, by the places of a track: those that explain places and the ways between them
  /// best (Newson and Krumm 2009).
  ///
  /// A place without a street is left out, and so is one to which no way leads where one leads on to the next; else the
  /// track is parted there.
  /// - Throws: ``RoutingError/brokenGraph``, and ``RoutingError/outOfTime`` where the ``Deadline`` passes.
  /// - Complexity: one small search for each street that a place may be on.
  package func match(_ track: TrackQuery) throws(RoutingError) -> TrackMatch {
    try workspace.check()
    let match = TrackMatcher(self, track).match()
    // What was not searched to its end would look like a track that no way joins.
    guard !Deadline.isPassed else { throw .outOfTime }
    return match
  }
}
