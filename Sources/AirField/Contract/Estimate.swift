/// A concentration and how far it may be off.
package struct Estimate: Hashable, Sendable {
  /// Concentration in µg/m³.
  package var value: Double
  /// Standard deviation in µg/m³ of what a station at this place would read, measurement noise included.
  package var sigma: Double

  package init(value: Double, sigma: Double) {
    self.value = value
    self.sigma = sigma
  }
}

extension Estimate {
  /// Kriging may fall short of zero beside a clean station; air does not.
  var flooredAtZero: Estimate { Estimate(value: max(0, value), sigma: sigma) }

  /// The estimate with σ multiplied.
  func scaled(by factor: Double) -> Estimate { Estimate(value: value, sigma: sigma * factor) }
}
