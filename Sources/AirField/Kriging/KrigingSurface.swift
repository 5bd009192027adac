internal import Geo

/// A solved kriging system with one hour's readings, eight points at a time.
struct KrigingSurface: FittedSurface {
  let cusps: [PlanePoint]
  private let system: KrigingSystem
  private let mean: Double
  /// The stations with their dual weights times the partial sill.
  private let stations: WeightedStations
  /// What places are multiplied by for the variogram's shape.
  private let scale: Double
  /// (µg/m³)² per unit of the variogram.
  private let varianceScale: Double
  /// Greatest less least reading in µg/m³.
  private let readingRange: Double

  /// Most that a grid may differ from its points by, over the range of the readings.
  private static let gridTolerance = 1e-7

  init(stations: StationArrays, system: KrigingSystem, varianceScale: Double) {
    let solution = system.solve(stations.values)
    let scale = system.variogram.scale
    cusps = stations.points
    self.system = system
    self.varianceScale = varianceScale
    self.scale = scale
    mean = solution.mean
    readingRange = (stations.values.max() ?? 0) - (stations.values.min() ?? 0)
    self.stations = WeightedStations(
      x: stations.x.map { $0 * scale }, y: stations.y.map { $0 * scale },
      weights: solution.weights.map { $0 * system.variogram.partialSill })
  }

  // A generic type would not do: only functions are compiled for each shape.
  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    switch system.variogram.model {
    case .exponential: fill(&values, ExponentialShape.self, points)
    case .spherical: fill(&values, SphericalShape.self, points)
    case .gaussian: fill(&values, GaussianShape.self, points)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    switch system.variogram.model {
    case .exponential: fill(&estimates, ExponentialShape.self, points)
    case .spherical: fill(&estimates, SphericalShape.self, points)
    case .gaussian: fill(&estimates, GaussianShape.self, points)
    }
  }

  func values(on lattice: PlaneLattice) -> [Float] {
    switch system.variogram.model {
    case .exponential: values(on: lattice, ExponentialShape.self)
    case .spherical: values(on: lattice, SphericalShape.self)
    case .gaussian: values(on: lattice, GaussianShape.self)
    }
  }

  private func values<Shape: CorrelationShape>(on lattice: PlaneLattice, _: Shape.Type) -> [Float] {
    // Weights are that great only where stations that stand close contradict each other and have no nugget.
    guard stations.totalWeight * Shape.tileError <= Self.gridTolerance * readingRange else {
      return valuesOfPoints(on: lattice)
    }
    let tiles = TiledKriging(
      mean: mean, stations: stations, columns: lattice.x.map { $0 * scale }, rows: lattice.y.map { $0 * scale })
    return tiles.values(Shape.self)
  }

  private func fill<Shape: CorrelationShape>(
    _ values: inout MutableSpan<Float>, _: Shape.Type, _ points: Span<PlanePoint>
  ) {
    for part in points.eights(upTo: values.count) {
      let (pointX, pointY) = points.lanes(part, scale: scale)
      var value = Lanes(repeating: mean)
      stations.add(Shape.self, atX: pointX, y: pointY, to: &value)
      for index in part { values[index] = Float(value[index - part.lowerBound]) }
    }
  }

  private func fill<Shape: CorrelationShape>(
    _ estimates: inout MutableSpan<Estimate>, _: Shape.Type, _ points: Span<PlanePoint>
  ) {
    let partialSill = system.variogram.partialSill
    var covariances = [Lanes](repeating: .zero, count: stations.count)
    for part in points.eights(upTo: estimates.count) {
      let (pointX, pointY) = points.lanes(part, scale: scale)
      var value = Lanes(repeating: mean)
      for index in covariances.indices {
        let correlation = stations.correlation(Shape.self, of: index, atX: pointX, y: pointY)
        value += stations.weights[index] * correlation
        covariances[index] = partialSill * correlation
      }
      let variance = system.variance(consuming: &covariances) * varianceScale
      for index in part {
        let lane = index - part.lowerBound
        estimates[index] = Estimate(value: value[lane], sigma: variance[lane].squareRoot())
      }
    }
  }
}

extension Span<PlanePoint> {
  /// The ranges of eight points that some first points fall into; the last may be shorter.
  fileprivate func eights(upTo limit: Int) -> some Sequence<Range<Int>> {
    let count = Swift.min(count, limit)
    return stride(from: 0, to: count, by: Lanes.scalarCount).lazy.map {
      $0..<Swift.min(count, $0 + Lanes.scalarCount)
    }
  }

  /// The places of at most eight points, multiplied by a scale; the last stands for those that are missing.
  fileprivate func lanes(_ part: Range<Int>, scale: Double) -> (x: Lanes, y: Lanes) {
    let last = self[part.upperBound - 1]
    var x = Lanes(repeating: last.x)
    var y = Lanes(repeating: last.y)
    for index in part {
      x[index - part.lowerBound] = self[index].x
      y[index - part.lowerBound] = self[index].y
    }
    return (x * scale, y * scale)
  }
}
