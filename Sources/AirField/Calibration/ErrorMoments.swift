import Geo

/// Second moments of a history: all that the squared error of a linear method is made of.
///
/// The error of a held-out reading is wᵀ z with the weights of its others and −1 for itself, so that its square, summed
/// over the hours with one set of stations, is wᵀ (Σ z zᵀ) w: a method is scored without going through the hours again.
struct ErrorMoments: Sendable {
  /// The hours in which one set of stations measured.
  private struct Group: Sendable {
    let sites: [Int]
    /// Σ z zᵀ over the hours, row after row.
    let moments: [Double]
  }

  private let groups: [Group]
  private let points: [PlanePoint]

  /// Sets that measured together in fewer hours say next to nothing and are not searched over.
  private static let leastHours = 12

  /// Sums over some of a history's hours, each as often as it counts.
  /// - Complexity: O(hours × sites²).
  init(
    _ history: StationHistory, hours: some Collection<Int>, weights: RobustHourWeights? = nil
  ) {
    let sets = StationSets(history)
    let hoursBySet = Dictionary(grouping: hours) { sets.setOfHour[$0] }
    points = history.sites.map(\.point)
    groups = hoursBySet.sorted { $0.key < $1.key }.compactMap { set, hours in
      let sites = sets.sites[set]
      guard sites.count > HeldOut.leastOthers, hours.count >= Self.leastHours else { return nil }
      return Group(sites: sites, moments: Self.moments(history, at: sites, in: hours, weights: weights))
    }
  }

  private static func moments(
    _ history: StationHistory, at sites: [Int], in hours: [Int], weights: RobustHourWeights?
  ) -> [Double] {
    var moments = [Double](repeating: 0, count: sites.count * sites.count)
    for hour in hours {
      let weight = weights?[hour] ?? 1
      for (row, first) in sites.enumerated() {
        let value = weight * Double(history[hour: hour, site: first])
        for (column, second) in sites.enumerated() {
          moments[row * sites.count + column] += value * Double(history[hour: hour, site: second])
        }
      }
    }
    return moments
  }

  /// Sums of squared errors by site, as if each had been left out.
  /// - Throws: ``FieldError`` for settings out of range.
  func errors(of method: any LinearInterpolator) throws(FieldError) -> [Double] {
    var squares = [Double](repeating: 0, count: points.count)
    for group in groups {
      let weights = try method.leaveOneOutWeights(of: group.sites.map { points[$0] })
      for (position, site) in group.sites.enumerated() {
        squares[site] += max(0, Self.quadraticForm(group.moments, weights[position]))
      }
    }
    return squares
  }

  private static func quadraticForm(_ matrix: [Double], _ vector: [Double]) -> Double {
    let matrix = matrix.span
    let vector = vector.span
    var sum = 0.0
    for row in 0..<vector.count {
      var product = 0.0
      for column in 0..<vector.count { product += matrix[row * vector.count + column] * vector[column] }
      sum += vector[row] * product
    }
    return sum
  }
}
