internal import Geo

/// Where a field may be believed: within a distance of a station.
struct CoverageMask: Sendable {
  private let stations: StationTree
  private let limitSquared: Double

  init(stations: [PlanePoint], distanceMeters: Double) {
    self.stations = StationTree(stations)
    limitSquared = distanceMeters * distanceMeters
  }

  /// Whether a station stands at most the distance away; never for a point that is no number.
  /// - Complexity: O(log n) for n stations where some are near.
  func covers(_ point: PlanePoint) -> Bool {
    stations.hasStation(within: limitSquared, of: point)
  }

  /// Which columns of a row are covered, for columns from west to east.
  /// - Complexity: O(n log columns) for n stations.
  func covered(columns: [Double], inRowAt y: Double) -> [Bool] {
    // Each station covers a stretch of the row: what begins less what has ended counts the stretches at a column.
    var changes = [Int](repeating: 0, count: columns.count + 1)
    stations.forEachStation { station in
      let rest = limitSquared - (y - station.y) * (y - station.y)
      guard rest >= 0 else { return }
      let reach = rest.squareRoot()
      changes[columns.firstIndex(past: { $0 >= station.x - reach })] += 1
      changes[columns.firstIndex(past: { $0 > station.x + reach })] -= 1
    }
    var stretches = 0
    return columns.indices.map { column in
      stretches += changes[column]
      return stretches > 0
    }
  }
}

extension [Double] {
  /// The first index whose element, and that of all after it, is past a border; the count when none is.
  fileprivate func firstIndex(past isPast: (Double) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
