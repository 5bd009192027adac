/// How much each hour of a history counts where parameters are searched, so that some hours of fireworks do not choose
/// them.
///
/// With s the standard deviation between the stations of the hour, m their median and u the median of s / m over all
/// hours, an hour counts min(1, (8 max(1 µg/m³, u m) / s)⁴): one whose stations differ eight times as much as its level
/// explains counts once, and the further beyond, the less it adds at all (a redescending influence; Hampel et al.,
/// Robust Statistics, 1986). Dust and smoke, which raise all stations, keep their weight. Scores are never weighted.
struct RobustHourWeights: Sendable {
  private let weights: [Double]

  /// The most times the usual spread at which an hour counts fully.
  private static let maxSpreads = 8.0
  /// Least usual spread in µg/m³, about the resolution of an hourly analyser.
  private static let resolution = 1.0

  /// Weighs some hours of a history; all others count nothing.
  /// - Complexity: O(hours × (sites + log hours)).
  init(_ history: StationHistory, hours: some Collection<Int>) {
    let spreads = hours.map { (hour: $0, figures: Self.spread(history, hour: $0)) }
    let known = spreads.compactMap(\.figures).filter { $0.level > 0 }.map { $0.deviation / $0.level }.sorted()
    let usual = known.isEmpty ? 0 : median(ofSorted: known)
    var weights = [Double](repeating: 0, count: history.hours.count)
    for (hour, figures) in spreads {
      let limit = Self.maxSpreads * max(Self.resolution, usual * (figures?.level ?? 0))
      let excess = max(1, (figures?.deviation ?? 0) / limit)
      weights[hour] = 1 / (excess * excess * excess * excess)
    }
    self.weights = weights
  }

  /// The weight of an hour, by its index.
  subscript(hour: Int) -> Double { weights[hour] }

  /// Standard deviation between the stations of an hour and their median; nil for fewer than two.
  private static func spread(_ history: StationHistory, hour: Int) -> (deviation: Double, level: Double)? {
    let values = history.sites.indices.map { Double(history[hour: hour, site: $0]) }.filter { !$0.isNaN }.sorted()
    guard values.count > 1 else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
    return (variance.squareRoot(), median(ofSorted: values))
  }
}
