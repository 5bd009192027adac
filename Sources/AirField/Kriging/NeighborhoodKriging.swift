internal import Computing
internal import Geo

/// Ordinary kriging of many stations: at every point from its nearest ``Neighborhood/size``.
///
/// The surface has small steps where a station leaves the neighbourhood; `docs/decisions` has why none of the ways
/// around them is taken.
struct NeighborhoodKriging: FittedSurface {
  private let stations: StationArrays
  private let tree: StationTree
  private let variogram: Variogram
  /// (µg/m³)² per unit of the variogram.
  private let varianceScale: Double

  init(stations: StationArrays, variogram: Variogram, varianceScale: Double) {
    self.stations = stations
    self.variogram = variogram
    self.varianceScale = varianceScale
    tree = StationTree(stations.points)
  }

  var cusps: [PlanePoint] { stations.points }

  // A generic type would not do: only functions are compiled for each shape.
  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    switch variogram.model {
    case .exponential: fill(&values, ExponentialShape.self, points)
    case .spherical: fill(&values, SphericalShape.self, points)
    case .gaussian: fill(&values, GaussianShape.self, points)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    switch variogram.model {
    case .exponential: fill(&estimates, ExponentialShape.self, points)
    case .spherical: fill(&estimates, SphericalShape.self, points)
    case .gaussian: fill(&estimates, GaussianShape.self, points)
    }
  }

  /// What the other stations say at the place of each, with σ on the scale of the surface.
  func leaveOneOut() -> [Estimate] {
    switch variogram.model {
    case .exponential: leaveOneOut(ExponentialShape.self)
    case .spherical: leaveOneOut(SphericalShape.self)
    case .gaussian: leaveOneOut(GaussianShape.self)
    }
  }

  private func fill<Shape: CorrelationShape>(
    _ values: inout MutableSpan<Float>, _: Shape.Type, _ points: Span<PlanePoint>
  ) {
    var work = LocalKriging<Shape>(variogram: variogram)
    for index in 0..<min(points.count, values.count) {
      values[index] = Float(work.solve(at: points[index], stations, tree).value)
    }
  }

  private func fill<Shape: CorrelationShape>(
    _ estimates: inout MutableSpan<Estimate>, _: Shape.Type, _ points: Span<PlanePoint>
  ) {
    var work = LocalKriging<Shape>(variogram: variogram)
    for index in 0..<min(points.count, estimates.count) {
      estimates[index] = scaled(work.solve(at: points[index], stations, tree))
    }
  }

  private func leaveOneOut<Shape: CorrelationShape>(_: Shape.Type) -> [Estimate] {
    [Estimate].filled(with: Estimate(value: 0, sigma: 0), count: stations.count, piece: 256) { part, estimates in
      var work = LocalKriging<Shape>(variogram: variogram)
      for (offset, station) in part.enumerated() {
        estimates[offset] = scaled(work.solve(at: stations.point(station), excluding: station, stations, tree))
      }
    }
  }

  private func scaled(_ solution: Estimate) -> Estimate {
    Estimate(value: solution.value, sigma: solution.sigma * varianceScale.squareRoot())
  }
}
