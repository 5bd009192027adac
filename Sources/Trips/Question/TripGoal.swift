/// What the order of a trip's stops minimises, in sum over the ways between them.
package enum TripGoal: String, CaseIterable, Sendable {
  /// Travel time, by the fastest ways.
  case time
  /// Metres of the fastest ways.
  case distance
  /// Minutes at the guideline, by the cleanest ways.
  case burden
}

/// Who says in which order the stops of a trip are visited.
package enum TripOrder: String, CaseIterable, Sendable {
  /// The search.
  case optimal
  /// The list.
  case given
}
