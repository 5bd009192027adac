/// Where a trip over several stops begins and ends.
package struct StopEnds: Hashable, Sendable {
  /// Whether it comes back to the stop where it began.
  package var isRoundTrip: Bool
  /// Whether it begins at the first stop of the list, instead of at any.
  package var startsAtFirst: Bool
  /// Whether the last stop of the list is visited last, instead of any.
  package var endsAtLast: Bool

  /// All four combinations of fixed and free ends, each as a round trip or not.
  package init(isRoundTrip: Bool, startsAtFirst: Bool, endsAtLast: Bool) {
    self.isRoundTrip = isRoundTrip
    self.startsAtFirst = startsAtFirst
    self.endsAtLast = endsAtLast
  }
}

/// The order in which some stops are visited for the least sum of costs.
///
/// Exact for up to ``maxExact`` stops beside its fixed ends (Held and Karp 1962); for more the best that
/// constructions, exchanges and reversals find. The costs of there and back may differ.
package struct StopOrder: Hashable, Sendable {
  /// Stops for which the best of all orders is found, those left out that have to be the first or the last.
  package static let maxExact = 17

  /// The numbers of the stops, in the order in which they are visited.
  package let stops: [Int]
  /// How many of the ways from one to the next there are not; 0 wherever the search finds an order without.
  package let missingWays: Int
  /// The sum of the costs of those that there are, with the way back of a round trip.
  package let cost: Double
  /// Whether no other order costs less: all were looked at.
  package let isBestOfAll: Bool

  /// Finds an order.
  ///
  /// A round trip with free ends is told from the first stop of the list.
  /// - Parameters:
  ///   - costs: A row for each stop with the cost of the way to each stop, finite and 0 or more; nil for no way. What
  ///     leads from a stop to itself is not looked at.
  ///   - ends: Where it begins and ends.
  ///   - effort: How long is looked for more than ``maxExact``.
  /// - Complexity: O(2ⁿ n²) for n stops up to ``maxExact``; then O(n³), and what the effort says.
  package init(costs: [[Double?]], ends: StopEnds, effort: StopEffort = .counted) {
    self.init(costs: costs, ends: ends, effort: effort, maxExact: Self.maxExact)
  }

  init(costs: [[Double?]], ends: StopEnds, effort: StopEffort = .counted, maxExact: Int) {
    let cycle = StopCycle(costs, ends)
    isBestOfAll = cycle.inner.count <= maxExact
    stops = cycle.stops(isBestOfAll ? cycle.exactOrder() : cycle.searchedOrder(effort))
    var pairs = Array(zip(stops, stops.dropFirst()))
    if ends.isRoundTrip, let first = stops.first, let last = stops.last, stops.count > 1 { pairs.append((last, first)) }
    let ways = pairs.map { costs[$0][$1] }
    missingWays = ways.count { $0 == nil }
    cost = ways.reduce(0) { $0 + ($1 ?? 0) }
  }
}
