/// Squared errors of a method, summed by site and day: what the bootstrap draws from.
struct SquaredErrorsByDay: Sendable {
  /// Sums by site, then by day.
  private(set) var sums: [[Double]]
  /// Readings by site, then by day.
  private(set) var counts: [[Int]]

  /// The errors of held-out readings, over some of the hours; those with a twin are left out, see ``StationTwins``.
  /// - Complexity: O(hours × sites).
  init(_ heldOut: HeldOut, hours: [Int], days: DayNumbers) {
    let sites = heldOut.history.sites.count
    let twins = StationTwins(heldOut.history)
    self.init(sites: sites, days: days.count)
    for hour in hours {
      let day = days[hour]
      for site in 0..<sites {
        guard let index = heldOut.index(hour: hour, site: site), !twins.hasTwin(site, inHour: hour) else { continue }
        add(heldOut.error(index), site: site, day: day)
      }
    }
  }

  /// No errors yet.
  init(sites: Int, days: Int) {
    sums = Array(repeating: Array(repeating: 0, count: days), count: sites)
    counts = Array(repeating: Array(repeating: 0, count: days), count: sites)
  }

  /// Counts one more error.
  mutating func add(_ error: Double, site: Int, day: Int) {
    sums[site][day] += error * error
    counts[site][day] += 1
  }

  /// Takes each site's errors from another table, as when each site has parameters that were chosen without it.
  /// - Precondition: All tables have the same sites and days.
  static func mixed(_ tables: [SquaredErrorsByDay]) -> SquaredErrorsByDay {
    var mixed = SquaredErrorsByDay(sites: tables.count, days: tables.first?.sums.first?.count ?? 0)
    for (site, table) in tables.enumerated() {
      mixed.sums[site] = table.sums[site]
      mixed.counts[site] = table.counts[site]
    }
    return mixed
  }

  /// Root mean square error over some sites, NaN without any reading.
  func rmse(of sites: [Int]) -> Double {
    let squares = sites.reduce(0) { $0 + sums[$1].reduce(0, +) }
    let count = sites.reduce(0) { $0 + counts[$1].reduce(0, +) }
    return count > 0 ? (squares / Double(count)).squareRoot() : .nan
  }
}
