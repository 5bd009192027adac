/// How long an order is looked for where not all of them can be.
package enum StopEffort: Hashable, Sendable {
  /// A number of rounds by the number of stops: the same answer on every machine.
  case counted
  /// At most so many seconds; less where the search has long found nothing better.
  case seconds(Double)

  /// Rounds for each stop.
  var roundsPerStop: Int {
    switch self {
    case .counted: 60
    case .seconds: 4000
    }
  }
}
