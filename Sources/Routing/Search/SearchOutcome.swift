/// What became of a search.
enum SearchOutcome<Found> {
  /// What was looked for.
  case found(Found)
  /// There is no way.
  case noWay
  /// The deadline passed before it was known.
  case late

  /// What was found, nil where there is no way.
  /// - Throws: ``RoutingError/outOfTime`` for a search that was given up.
  func get() throws(RoutingError) -> Found? {
    switch self {
    case .found(let found): return found
    case .noWay: return nil
    case .late: throw .outOfTime
    }
  }
}
