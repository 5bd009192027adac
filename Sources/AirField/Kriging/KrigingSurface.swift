import Geo

/// A solved kriging system with one hour's readings, eight points at a time.
struct KrigingSurface<Shape: CorrelationShape>: FittedSurface {
  private let system: KrigingSystem
  private let mean: Double
  /// Dual weights times the partial sill.
  private let weights: [Double]
  /// The stations' places in metres.
  private let x: [Double]
  private let y: [Double]
  private let scale: Double
  /// (µg/m³)² per unit of the variogram.
  private let varianceScale: Double

  init(stations: StationArrays, system: KrigingSystem, varianceScale: Double) {
    let solution = system.solve(stations.values)
    self.system = system
    self.varianceScale = varianceScale
    mean = solution.mean
    weights = solution.weights.map { $0 * system.variogram.partialSill }
    x = stations.x
    y = stations.y
    scale = Shape.scale(effectiveRangeMeters: system.variogram.effectiveRangeMeters)
  }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    forEachEight(points, count: min(points.count, values.count)) { x, y, part in
      let lanes = value(x, y)
      for index in part { values[index] = Float(lanes[index - part.lowerBound]) }
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    var covariances = [Lanes](repeating: .zero, count: x.count)
    forEachEight(points, count: min(points.count, estimates.count)) { x, y, part in
      let value = value(x, y, &covariances)
      let variance = system.variance(consuming: &covariances) * varianceScale
      let sigma = variance.squareRoot()
      for index in part {
        let lane = index - part.lowerBound
        estimates[index] = Estimate(value: value[lane], sigma: sigma[lane])
      }
    }
  }

  /// Hands the points on by eights; the last eight is filled up with its last point.
  @inline(__always)
  private func forEachEight(
    _ points: Span<PlanePoint>, count: Int, _ body: (_ x: Lanes, _ y: Lanes, _ part: Range<Int>) -> Void
  ) {
    for start in stride(from: 0, to: count, by: Lanes.scalarCount) {
      let part = start..<min(count, start + Lanes.scalarCount)
      var x = Lanes(repeating: points[part.upperBound - 1].x)
      var y = Lanes(repeating: points[part.upperBound - 1].y)
      for index in part {
        x[index - start] = points[index].x
        y[index - start] = points[index].y
      }
      body(x, y, part)
    }
  }

  private func value(_ pointX: Lanes, _ pointY: Lanes) -> Lanes {
    let x = x.span
    let y = y.span
    let weights = weights.span
    var value = Lanes(repeating: mean)
    for index in 0..<weights.count {
      let deltaX = (pointX - x[index]) * scale
      let deltaY = (pointY - y[index]) * scale
      value += weights[index] * Shape.correlation(ofSquare: deltaX * deltaX + deltaY * deltaY)
    }
    return value
  }

  /// The same value, which also leaves the covariances behind.
  private func value(_ pointX: Lanes, _ pointY: Lanes, _ covariances: inout [Lanes]) -> Lanes {
    let partialSill = system.variogram.partialSill
    var value = Lanes(repeating: mean)
    for index in 0..<weights.count {
      let deltaX = (pointX - x[index]) * scale
      let deltaY = (pointY - y[index]) * scale
      let correlation = Shape.correlation(ofSquare: deltaX * deltaX + deltaY * deltaY)
      value += weights[index] * correlation
      covariances[index] = partialSill * correlation
    }
    return value
  }
}
