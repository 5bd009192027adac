internal import Computing
internal import Geo

/// Where held-out readings lie around their predictions, in units of the method's own σ: an interval that needs no bell
/// curve.
package struct ErrorQuantiles: Hashable, Sendable, Codable {
  /// 2.5 % of the readings lie below prediction + this × σ.
  package let low95: Double
  /// 16 % lie below prediction + this × σ.
  package let low68: Double
  /// Half of them lie below prediction + this × σ.
  package let median: Double
  /// 84 % lie below prediction + this × σ.
  package let high68: Double
  /// 97.5 % lie below prediction + this × σ.
  package let high95: Double

  /// The normal distribution's 84 % quantile.
  static let normal68 = 0.994_457_883_209_753
  /// The normal distribution's 97.5 % quantile.
  static let normal95 = 1.959_963_984_540_054

  /// Which shares of the errors lie below the quantiles.
  private static let shares = [0.025, 0.16, 0.5, 0.84, 0.975]
  /// Stations that nearly always agree still leave some doubt.
  private static let minScale = 0.01
  /// The quantiles that a calibration may hold.
  private static let range = -1000.0...1000

  /// The quantiles of a normal distribution.
  package static let gaussian = ErrorQuantiles(
    low95: -normal95, low68: -normal68, median: 0, high68: normal68, high95: normal95)

  /// Creates quantiles, which rise from the first to the last.
  package init(low95: Double, low68: Double, median: Double, high68: Double, high95: Double) {
    self.low95 = low95
    self.low68 = low68
    self.median = median
    self.high68 = high68
    self.high95 = high95
  }

  /// The empirical quantiles of (reading − prediction) ÷ σ, as far as a calibration may hold them; nil for fewer than a
  /// hundred.
  /// - Complexity: O(n) on average.
  init?(_ standardizedErrors: [Double]) {
    self.init(of: standardizedErrors.count) { standardizedErrors.atRanks($0) }
  }

  /// The empirical quantiles of so many errors, as far as a calibration may hold them; nil for fewer than a hundred.
  ///
  /// `ordered` gives the errors of some ranks, which do not fall: rank 0 is the lowest error.
  init?(of count: Int, ordered: (_ ranks: [Int]) -> [Double]) {
    guard count >= 100 else { return nil }
    let ranks = Self.shares.map { Int(($0 * Double(count - 1)).rounded()) }
    let quantiles = ordered(ranks).map { Self.range.clamping($0) }
    self.init(
      low95: quantiles[0], low68: quantiles[1], median: quantiles[2], high68: quantiles[3], high95: quantiles[4])
  }

  /// What the method's σ is multiplied with, so that it is half of the 68 % interval as it is for a normal
  /// distribution.
  package var sigmaScale: Double { max(Self.minScale, (high68 - low68) / (2 * Self.normal68)) }

  /// Whether a standardized error lies in the 68 and in the 95 % interval.
  func contains(_ error: Double) -> (inner: Bool, outer: Bool) {
    (error >= low68 && error <= high68, error >= low95 && error <= high95)
  }
}

extension ErrorQuantiles {
  private enum CodingKeys: String, CodingKey {
    case low95, low68, median, high68, high95
  }

  /// Reads quantiles.
  /// - Throws: ``FieldError`` for numbers out of range, or quantiles that fall.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    func quantile(_ key: CodingKeys) throws -> Double { try keys.number(key, in: Self.range) }
    self.init(
      low95: try quantile(.low95), low68: try quantile(.low68), median: try quantile(.median),
      high68: try quantile(.high68), high95: try quantile(.high95))
    guard low95 <= low68, low68 <= median, median <= high68, high68 <= high95 else {
      throw keys.fault("must have quantiles that do not fall from low95 to high95")
    }
  }
}
