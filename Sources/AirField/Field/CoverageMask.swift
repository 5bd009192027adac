internal import AirData
internal import Geo

/// Where a field may be believed: within a distance of a station, and in the cells of a model.
struct CoverageMask: Sendable {
  private let kinds: [Kind]

  /// Places that reach equally far.
  private struct Kind: Sendable {
    let places: StationTree
    let limitSquared: Double

    init(_ places: [PlanePoint], reachMeters: Double) {
      self.places = StationTree(places)
      limitSquared = reachMeters * reachMeters
    }
  }

  /// Stations reach the distance, points of a model as far as their cells do, and no less.
  /// - Complexity: O(n log n) for n samples.
  init(_ samples: [FieldSample], distanceMeters: Double) {
    let points = samples.filter { $0.stationType == .model }.map(\.point)
    let stations = samples.filter { $0.stationType != .model }.map(\.point)
    kinds =
      (stations.isEmpty ? [] : [Kind(stations, reachMeters: distanceMeters)])
      + (points.isEmpty ? [] : [Kind(points, reachMeters: max(distanceMeters, ModelCells(points).reachMeters))])
  }

  /// Whether a station stands at most the distance away, or a model's cell holds the point; never for a point that is
  /// no number.
  /// - Complexity: O(log n) for n stations where some are near.
  func covers(_ point: PlanePoint) -> Bool {
    kinds.contains { $0.places.hasStation(within: $0.limitSquared, of: point) }
  }

  /// Which of some points are covered.
  ///
  /// To look at stations is to count who holds them, and threads that count the same thing wait for each other: here it
  /// is counted once for all points.
  /// - Complexity: O(log n) for n stations and each point that some are near to.
  func covered(_ points: [PlanePoint]) -> [Bool] {
    var covered = [Bool](repeating: false, count: points.count)
    for kind in kinds {
      let (places, limitSquared) = (kind.places, kind.limitSquared)
      for index in points.indices where !covered[index] {
        covered[index] = places.hasStation(within: limitSquared, of: points[index])
      }
    }
    return covered
  }

  /// Which columns of a row are covered, for columns from west to east.
  /// - Complexity: O(n log columns) for n stations.
  func covered(columns: [Double], inRowAt y: Double) -> [Bool] {
    // Each station covers a stretch of the row: what begins less what has ended counts the stretches at a column.
    var changes = [Int](repeating: 0, count: columns.count + 1)
    for kind in kinds {
      kind.places.forEachStation { station in
        let rest = kind.limitSquared - (y - station.y) * (y - station.y)
        guard rest >= 0 else { return }
        let reach = rest.squareRoot()
        changes[columns.firstIndex(past: { $0 >= station.x - reach })] += 1
        changes[columns.firstIndex(past: { $0 > station.x + reach })] -= 1
      }
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
