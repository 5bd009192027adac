package import Geo

/// What the nearest station reads; of several at the same distance, the first.
///
/// σ² = 2 s²: the difference of two stations of the hour, however near, since without a variogram distance says
/// nothing.
package struct NearestStation: LinearInterpolator {
  /// `nearest`.
  package let id = "nearest"
  /// How much stations differ within an hour.
  package let spread: HourlySpread

  package init(spread: HourlySpread = HourlySpread()) {
    self.spread = spread
  }

  /// Keeps the samples.
  package func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    return Surface(samples: samples, sigma: (2 * spread.variance(of: samples)).squareRoot())
  }

  /// All weight on the nearest.
  package func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    let distances = stations.map { $0.distance(to: point) }
    guard let least = distances.min(), let nearest = distances.firstIndex(of: least) else { throw .noSamples }
    return Stencil(weights: stations.indices.map { $0 == nearest ? 1 : 0 }, relativeVariance: 2)
  }

  private struct Surface: FittedSurface {
    let tree: StationTree
    let readings: [Double]
    let sigma: Double
    let cusps: [PlanePoint] = []

    init(samples: [FieldSample], sigma: Double) {
      tree = StationTree(samples.map(\.point))
      readings = samples.map(\.value)
      self.sigma = sigma
    }

    func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
      var nearest = NeighborList(capacity: 1)
      for index in 0..<min(points.count, values.count) {
        tree.findNearest(to: points[index], into: &nearest)
        values[index] = Float(readings[nearest.indices[0]])
      }
    }

    func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
      var nearest = NeighborList(capacity: 1)
      for index in 0..<min(points.count, estimates.count) {
        tree.findNearest(to: points[index], into: &nearest)
        estimates[index] = Estimate(value: readings[nearest.indices[0]], sigma: sigma)
      }
    }
  }
}
