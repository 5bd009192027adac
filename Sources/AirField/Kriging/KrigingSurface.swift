import Geo

/// A solved kriging system with one hour's readings.
struct KrigingSurface: FittedSurface {
  private let stations: StationArrays
  private let system: KrigingSystem
  private let mean: Double
  /// Dual weights times the partial sill.
  private let weights: [Double]
  /// (µg/m³)² per unit of the variogram.
  private let varianceScale: Double

  init(stations: StationArrays, system: KrigingSystem, varianceScale: Double) {
    let solution = system.solve(stations.values)
    self.stations = stations
    self.system = system
    self.varianceScale = varianceScale
    mean = solution.mean
    weights = solution.weights.map { $0 * system.variogram.partialSill }
  }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    for index in 0..<min(points.count, values.count) {
      values[index] = Float(value(at: points[index]))
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    var covariances = [Double](repeating: 0, count: stations.count)
    for index in 0..<min(points.count, estimates.count) {
      let point = points[index]
      for station in 0..<stations.count {
        covariances[station] = system.variogram.covariance(atMeters: point.distance(to: stations.point(station)))
      }
      let variance = system.variance(consuming: &covariances) * varianceScale
      estimates[index] = Estimate(value: value(at: point), sigma: variance.squareRoot())
    }
  }

  private func value(at point: PlanePoint) -> Double {
    let x = stations.x.span
    let y = stations.y.span
    let weights = weights.span
    let model = system.variogram.model
    let range = system.variogram.effectiveRangeMeters
    var value = mean
    for index in 0..<weights.count {
      let deltaX = point.x - x[index]
      let deltaY = point.y - y[index]
      let distance = (deltaX * deltaX + deltaY * deltaY).squareRoot()
      value += weights[index] * model.correlation(atMeters: distance, effectiveRangeMeters: range)
    }
    return value
  }
}
