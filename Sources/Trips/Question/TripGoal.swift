/// What the order of the stops of a trip is to make small, in sum.
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
