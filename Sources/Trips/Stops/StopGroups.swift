/// Which stops hang together: those between which ways lead there and back.
struct StopGroups {
  /// The stops outside the largest group, by their numbers from 0.
  let strays: [Int]

  /// - Parameter costs: A row for each stop with the cost of the way to each stop; nil for no way.
  init(_ costs: [[Double?]]) {
    var groups: [[Int]] = []
    for stop in costs.indices {
      let own = groups.firstIndex { group in
        costs[stop][group[0]] != nil && costs[group[0]][stop] != nil
      }
      if let own { groups[own].append(stop) } else { groups.append([stop]) }
    }
    let largest = groups.map(\.count).max() ?? 0
    let kept = groups.first { $0.count == largest } ?? []
    strays = costs.indices.filter { !kept.contains($0) }
  }
}
