/// Where held-out readings lie around their predictions, in units of the method's own σ: an interval that needs no bell curve.
public struct ErrorQuantiles: Hashable, Sendable {
  /// 2.5 % of the readings lie below prediction + this × σ.
  public let low95: Double
  /// 16 % lie below prediction + this × σ.
  public let low68: Double
  /// 84 % lie below prediction + this × σ.
  public let high68: Double
  /// 97.5 % lie below prediction + this × σ.
  public let high95: Double

  /// Those of a normal distribution.
  public static let gaussian = ErrorQuantiles(low95: -1.96, low68: -1, high68: 1, high95: 1.96)

  /// Creates quantiles.
  public init(low95: Double, low68: Double, high68: Double, high95: Double) {
    self.low95 = low95
    self.low68 = low68
    self.high68 = high68
    self.high95 = high95
  }

  /// The empirical quantiles of (reading − prediction) ÷ σ; nil for fewer than a hundred.
  /// - Complexity: O(n log n).
  init?(_ standardizedErrors: [Double]) {
    guard standardizedErrors.count >= 100 else { return nil }
    let sorted = standardizedErrors.sorted()
    func quantile(_ share: Double) -> Double { sorted[Int((share * Double(sorted.count - 1)).rounded())] }
    self.init(low95: quantile(0.025), low68: quantile(0.16), high68: quantile(0.84), high95: quantile(0.975))
  }

  /// Half the width of the 68 % interval, in units of the method's σ.
  public var sigmaScale: Double { (high68 - low68) / 2 }

  /// Whether a standardized error lies in the 68 and in the 95 % interval.
  func contains(_ error: Double) -> (inner: Bool, outer: Bool) {
    (error >= low68 && error <= high68, error >= low95 && error <= high95)
  }
}
