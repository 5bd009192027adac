/// How much each hour of a history counts where parameters are chosen, so that some hours of fireworks do not choose them.
///
/// With s the standard deviation between the stations of the hour and m the median of s over the hours, an hour counts min(1, (4m / s)²): no
/// hour adds more to a sum of squares than one whose stations differ four times as much as usual (a bounded influence, as of the
/// redescending estimators in Hampel et al. 1986). In Valencia's 2022 that caps no hour of NO2, one of O3, and about one in a hundred of PM, which
/// hold a quarter of its squares. Scores are never weighted.
struct HourWeights: Sendable {
  private let weights: [Double]

  /// The most times the usual spread that an hour counts for.
  private static let mostSpreads = 4.0
  /// Least usual spread in µg/m³, about the resolution of an hourly analyser.
  private static let resolution = 1.0

  /// Weighs some hours of a history; all others count nothing.
  /// - Complexity: O(hours × (sites + log hours)).
  init(_ history: StationHistory, hours: some Collection<Int>) {
    let spreads = hours.map { (hour: $0, spread: Self.spread(history, hour: $0)) }
    let known = spreads.compactMap(\.spread).sorted()
    let usual = known.isEmpty ? 0 : known[known.count / 2]
    let limit = Self.mostSpreads * max(Self.resolution, usual)
    var weights = [Double](repeating: 0, count: history.hours.count)
    for (hour, spread) in spreads {
      let excess = max(1, (spread ?? 0) / limit)
      weights[hour] = 1 / (excess * excess)
    }
    self.weights = weights
  }

  /// The weight of an hour, by its index.
  subscript(hour: Int) -> Double { weights[hour] }

  /// Standard deviation between the stations of an hour; nil for fewer than two.
  private static func spread(_ history: StationHistory, hour: Int) -> Double? {
    let values = history.sites.indices.map { Double(history[hour: hour, site: $0]) }.filter { !$0.isNaN }
    guard values.count > 1 else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)).squareRoot()
  }
}
