internal import AirData
internal import Foundation

/// From which level to which one a pollutant goes, and what figures beside the first level are beside the second.
///
/// Places and hours differ by the ratio, but in ozone by the difference: it is lower at a street by what the traffic's
/// NO takes away, not by a share. Over 2022 in València the ratio is nearer for all pollutants but O3
/// (`docs/field.md`). From a level of zero there is no ratio.
struct LevelChange {
  private let from: Double
  private let to: Double
  private let isRatio: Bool

  /// How many times more or less than the level a figure counts at most, where what it had beyond it fades: figures in
  /// whole µg/m³ are often 0.
  private static let maxTimes = 20.0

  /// Takes both levels in µg/m³.
  init(of pollutant: Pollutant, from: Double, to: Double) {
    self.from = from
    self.to = to
    isRatio = pollutant != .o3 && from > 0
  }

  /// From the mean of some figures to the mean of others; nil where there are none.
  init?(of pollutant: Pollutant, meansOf pairs: [(from: Double, to: Double)]) {
    guard !pairs.isEmpty else { return nil }
    let count = Double(pairs.count)
    self.init(of: pollutant, from: pairs.map(\.from).reduce(0, +) / count, to: pairs.map(\.to).reduce(0, +) / count)
  }

  /// A figure beside the first level as it is beside the second, never below zero.
  func moved(_ figure: Double) -> Double {
    max(0, isRatio ? figure * to / from : figure + to - from)
  }

  /// A figure beside the second level of which only a share, 0 to 1, of what it had beyond the first is left.
  func moved(_ figure: Double, left: Double) -> Double {
    guard isRatio else { return max(0, to + left * (figure - from)) }
    return to * pow(min(Self.maxTimes, max(1 / Self.maxTimes, figure / from)), left)
  }
}
