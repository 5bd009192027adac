public import Geo

/// What the nearest station reads; of several at the same distance, the first.
///
/// σ² = 2 s²: the difference of two stations of the hour, however near, since without a variogram distance says nothing.
public struct NearestStation: LinearInterpolator {
  /// `nearest`.
  public let id = "nearest"
  /// How much stations differ within an hour.
  public let spread: HourlySpread

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

  /// All weight on the nearest.
  public func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    let distances = stations.map { $0.distance(to: point) }
    guard let least = distances.min(), let nearest = distances.firstIndex(of: least) else { throw .noSamples }
    return Stencil(weights: stations.indices.map { $0 == nearest ? 1 : 0 }, relativeVariance: 2)
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
