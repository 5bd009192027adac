internal import Geo

/// Second moments of a history: all that the squared error of a linear method is made of.
///
/// The error of a held-out reading is wᵀ z with the weights of its others and −1 for itself, so that its square, summed
/// over the hours with one set of stations, is wᵀ (Σ z zᵀ) w: a method is scored without going through the hours again.
struct ErrorMoments: Sendable {
  /// The hours in which one set of stations measured.
  private struct Group: Sendable {
    let sites: [Int]
    /// The places in ``sites`` of those that are scored: a site with a twin is not, see ``StationTwins``.
    let scored: [Int]
    /// Σ z zᵀ over the hours, row after row.
    let moments: [Double]
  }

  private var groups: [Group]
  private let points: [PlanePoint]

  /// How many sites the history has.
  var siteCount: Int { points.count }

  /// Sets that measured together in fewer hours are rare.
  private static let minHours = 12
  /// Most hours of rare sets that are searched over: each is a system of its own for every method.
  private static let maxRareHours = 240

  /// Sums over some of a history's hours, each as often as it counts.
  ///
  /// Rare sets are left out where the others have most of the hours. Where stations have gaps of their own nearly every
  /// hour has another set: then some of the rare ones' hours, evenly spread, stand for all of them.
  /// - Complexity: O(hours × sites²).
  init(
    _ history: StationHistory, hours: some Collection<Int>, weights: RobustHourWeights? = nil
  ) {
    let sets = StationSets(history)
    let hoursBySet = Dictionary(grouping: hours) { sets.setOfHour[$0] }
      .filter { sets.sites[$0.key].count > HeldOut.minOthers }
    points = history.sites.map(\.point)
    let common = hoursBySet.filter { $0.value.count >= Self.minHours }
    groups = Self.groups(common, of: history, sets: sets, weights: weights, times: 1)
    let rare = hoursBySet.filter { common[$0.key] == nil }.values.joined().sorted()
    guard rare.count > common.values.joined().count else { return }
    let step = (rare.count + Self.maxRareHours - 1) / Self.maxRareHours
    let drawn = stride(from: step / 2, to: rare.count, by: step).map { rare[$0] }
    let share = Double(rare.count) / Double(drawn.count)
    groups += Self.groups(
      Dictionary(grouping: drawn) { sets.setOfHour[$0] }, of: history, sets: sets, weights: weights, times: share)
  }

  /// A group for each set, the moments of an hour times its factor.
  private static func groups(
    _ hoursBySet: [Int: [Int]], of history: StationHistory, sets: StationSets, weights: RobustHourWeights?,
    times factor: Double
  ) -> [Group] {
    let twins = StationTwins(history)
    return hoursBySet.sorted { $0.key < $1.key }.map { set, hours in
      let sites = sets.sites[set]
      let present = Set(sites)
      return Group(
        sites: sites, scored: sites.indices.filter { !twins.hasTwin(sites[$0], among: present) },
        moments: moments(history, at: sites, in: hours) { factor * (weights?[$0] ?? 1) })
    }
  }

  private static func moments(
    _ history: StationHistory, at sites: [Int], in hours: [Int], weight: (Int) -> Double
  ) -> [Double] {
    var moments = [Double](repeating: 0, count: sites.count * sites.count)
    for hour in hours {
      let weight = weight(hour)
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
      for position in group.scored {
        squares[group.sites[position]] += max(0, Self.quadraticForm(group.moments, weights[position]))
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
