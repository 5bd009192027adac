/// Which stations measured in which hours: the hours of a history, grouped by the set of stations.
///
/// The weights of a linear method depend on nothing else. Stations that are seldom silent make some dozens of sets in a
/// year's thousands of hours; many with gaps of their own make nearly as many sets as there are hours.
struct StationSets: Sendable {
  /// The sites of each set, ascending.
  let sites: [[Int]]
  /// The set of each hour.
  let setOfHour: [Int]

  /// - Complexity: O(hours × sites).
  init(_ history: StationHistory) {
    var sites: [[Int]] = []
    var known: [[Int]: Int] = [:]
    setOfHour = history.hours.indices.map { hour in
      let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
      if let set = known[present] { return set }
      known[present] = sites.count
      sites.append(present)
      return sites.count - 1
    }
    self.sites = sites
  }
}
