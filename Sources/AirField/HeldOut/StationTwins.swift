internal import Geo

/// The stations of a history that stand at one place, as two instruments in one cabin do.
///
/// Predicted from its twin, a reading tells how two instruments differ, and nothing of places where none stands: so it
/// counts neither for intervals nor for the choice of a method.
struct StationTwins: Sendable {
  /// Sites nearer to each other than this, in metres, stand at one place.
  private static let onePlaceMeters = 1.0

  private let history: StationHistory
  /// By site the others that stand at its place.
  private let others: [[Int]]

  /// - Complexity: O(n log n) for n sites, and of those on one meridian each pair.
  init(_ history: StationHistory) {
    let sites = history.sites
    let fromWest = sites.indices.sorted { sites[$0].point.x < sites[$1].point.x }
    var others = [[Int]](repeating: [], count: sites.count)
    for (position, site) in fromWest.enumerated() {
      for other in fromWest[(position + 1)...] {
        guard sites[other].point.x - sites[site].point.x <= Self.onePlaceMeters else { break }
        guard sites[other].point.distance(to: sites[site].point) <= Self.onePlaceMeters else { continue }
        others[site].append(other)
        others[other].append(site)
      }
    }
    (self.history, self.others) = (history, others)
  }

  /// Whether another site at the same place has a reading of an hour.
  ///
  /// A station that was given another number stands at the place of the one before, and never beside it.
  func hasTwin(_ site: Int, inHour hour: Int) -> Bool {
    others[site].contains { !history[hour: hour, site: $0].isNaN }
  }

  /// Whether another site of a set stands at the same place.
  func hasTwin(_ site: Int, among set: Set<Int>) -> Bool { others[site].contains(where: set.contains) }
}
