internal import AirData

/// When a reading is called an outlier: it is far from what is usual, measured by medians that no single figure moves.
///
/// The distance of a reading from some others is (reading − median) ÷ max(1.4826 · MAD, floor, 15 % of the median),
/// where MAD is the median of their distances from their median, and 1.4826 makes it a standard deviation for Gaussian
/// figures (Hampel 1974; Leys et al. 2013).
struct OutlierRule: Sendable {
  /// Least scale in µg/m³, some times the resolution of an hourly analyser: quiet hours are no reason to call a small
  /// change an outlier.
  let floor: Double

  /// Distance from the others of the hour, and from the station's own hours before, beyond which one station stands
  /// out.
  static let singleDistance = 5.0
  /// Distance from its own hours before beyond which a station takes part in an event.
  static let eventDistance = 6.0
  /// Fewest others of the hour that a reading is compared with.
  static let minOthers = 4
  /// Hours before that are a station's own.
  static let recentHours = 24
  /// Fewest readings in them.
  static let minRecent = 12

  private static let relativeFloor = 0.15
  private static let gaussianMAD = 1.4826

  init(for pollutant: Pollutant) {
    floor =
      switch pollutant {
      case .no2: 5
      case .pm25: 4
      case .pm10, .o3: 8
      case .so2: 3
      case .co: 100
      }
  }

  /// How far a figure is from some others, above zero where it is higher, and their median; nil for none.
  /// - Complexity: O(n log n).
  func distance(of value: Double, from others: [Double]) -> (distance: Double, median: Double)? {
    guard !others.isEmpty else { return nil }
    let others = SortedOthers(others.sorted(), without: [])
    return (distance(of: value, from: others), others.median)
  }

  /// How far a figure is from others, above zero where it is higher.
  /// - Complexity: O(log n).
  func distance(of value: Double, from others: SortedOthers) -> Double {
    let median = others.median
    let scale = max(Self.gaussianMAD * others.medianDeviation, floor, Self.relativeFloor * abs(median))
    return (value - median) / scale
  }
}
