package import AirData

/// How a route differs from the fastest, in percent of the fastest; nil where the fastest has nothing to compare with.
package struct RouteDifference: Sendable, Hashable {
  /// Difference of length.
  package let distancePercent: Double?
  /// Difference of time.
  package let durationPercent: Double?
  /// Difference of what is expected of the burden, in the air of the minute where that moves: what is charged where
  /// nothing is known is no estimate.
  package let burdenPercent: Double?
  /// Standard deviation of the difference of burden; nil for the fastest itself, and where p is no sum of
  /// concentrations.
  package let burdenSigmaPercent: Double?
  /// The range that the difference of burden lies in with 68 %; nil as its standard deviation is.
  package let burdenInterval68Percent: ClosedRange<Double>?
  /// Difference of dose, by pollutant.
  package let doseMicrogramsPercent: [Pollutant: Double]
}
