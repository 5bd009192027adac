package import Geo

/// The same everywhere: the mean of the stations, the yardstick of every other method.
///
/// σ² = s² (1 + 1/n): what a further station drawn from the same population would read.
package struct StationMean: LinearInterpolator {
  /// `mean`.
  package let id = "mean"
  /// How much stations differ within an hour.
  package let spread: HourlySpread

  package init(spread: HourlySpread = HourlySpread()) {
    self.spread = spread
  }

  /// Averages the samples.
  package func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    let count = Double(samples.count)
    let mean = samples.reduce(0) { $0 + $1.value } / count
    return Surface(
      estimate: Estimate(value: mean, sigma: (spread.variance(of: samples) * (1 + 1 / count)).squareRoot()))
  }

  /// Equal weights.
  package func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    guard !stations.isEmpty else { throw .noSamples }
    let share = 1 / Double(stations.count)
    return Stencil(weights: stations.map { _ in share }, relativeVariance: 1 + share)
  }

  private struct Surface: FittedSurface {
    let estimate: Estimate
    let cusps: [PlanePoint] = []

    func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
      for index in 0..<min(points.count, values.count) { values[index] = Float(estimate.value) }
    }

    func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
      for index in 0..<min(points.count, estimates.count) { estimates[index] = estimate }
    }
  }
}
