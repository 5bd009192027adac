import Geo

/// What the nearest station reads; of several at the same distance, the first.
///
/// σ² = 2 s²: the difference of two stations of the hour, however near, since without a variogram distance says nothing.
public struct NearestStation: Interpolator {
  /// `nearest`.
  public let id = "nearest"
  private let spread: HourlySpread

  /// Creates the method.
  public init(spread: HourlySpread = HourlySpread()) {
    self.spread = spread
  }

  /// Keeps the samples.
  public func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    return Surface(stations: StationArrays(samples), sigma: (2 * spread.variance(of: samples)).squareRoot())
  }

  private struct Surface: FittedSurface {
    let stations: StationArrays
    let sigma: Double

    func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
      for index in 0..<min(points.count, values.count) {
        values[index] = Float(value(at: points[index]))
      }
    }

    func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
      for index in 0..<min(points.count, estimates.count) {
        estimates[index] = Estimate(value: value(at: points[index]), sigma: sigma)
      }
    }

    private func value(at point: PlanePoint) -> Double {
      let x = stations.x.span
      let y = stations.y.span
      var best = 0
      var bestSquared = Double.infinity
      for index in 0..<x.count {
        let deltaX = point.x - x[index]
        let deltaY = point.y - y[index]
        let squared = deltaX * deltaX + deltaY * deltaY
        if squared < bestSquared {
          bestSquared = squared
          best = index
        }
      }
      return stations.values[best]
    }
  }
}
