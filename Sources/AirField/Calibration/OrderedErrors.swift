/// (reading − prediction) ÷ σ of every predicted reading of some hours, from the lowest, each with its site.
///
/// They are sorted once for all the quantiles that leave one site out.
struct OrderedErrors {
  private let errors: [(value: Double, site: Int)]
  private let counts: [Int]

  /// Sorts the errors of what a method says; those with a twin are left out, see ``StationTwins``.
  /// - Complexity: O(n log n).
  init(_ heldOut: HeldOut, hours: [Int]) {
    let sites = Array(heldOut.history.sites.indices)
    var counts = [Int](repeating: 0, count: sites.count)
    var errors: [(value: Double, site: Int)] = []
    heldOut.forEachStandardizedError(hours: hours, sites: sites) { error, site in
      errors.append((error, site))
      counts[site] += 1
    }
    self.errors = errors.sorted { $0.value < $1.value }
    self.counts = counts
  }

  /// How many there are, of all sites or of all but one.
  func count(without site: Int? = nil) -> Int { errors.count - (site.map { counts[$0] } ?? 0) }

  /// The quantiles of all sites, or of all but one; nil for too few errors.
  /// - Complexity: O(n).
  func quantiles(without site: Int? = nil) -> ErrorQuantiles? {
    let left = site ?? -1
    return ErrorQuantiles(of: count(without: site)) { ranks in
      var found: [Double] = []
      var rank = 0
      for error in errors where error.site != left {
        while found.count < ranks.count, ranks[found.count] == rank { found.append(error.value) }
        guard found.count < ranks.count else { break }
        rank += 1
      }
      return found
    }
  }
}
