internal import Geo

/// How the density of streets raises the background of some districts over that of others.
struct DistrictPattern: Sendable {
  private let district: BackgroundAndIncrement.District
  /// Mean density at the stations, km/km²: there the factor is 1.
  private let stationDensity: Double

  init(_ district: BackgroundAndIncrement.District, stationDensities: [Double]) {
    self.district = district
    stationDensity = stationDensities.reduce(0, +) / Double(max(1, stationDensities.count))
  }

  /// What the background is multiplied with at a density.
  func factor(density: Double) -> Double { district.calibration.factor(density: density, stations: stationDensity) }

  /// What the background is multiplied with at a point.
  func factor(at point: PlanePoint) -> Double {
    factor(density: district.density.value(at: point))
  }
}

/// A background that follows the density of streets between its stations.
struct DistrictSurface: FittedSurface {
  /// The field of what the stations read over their own factors.
  let base: any FittedSurface
  let pattern: DistrictPattern

  var cusps: [PlanePoint] { base.cusps }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    base.values(at: points, into: &values)
    for index in 0..<min(points.count, values.count) {
      values[index] = max(0, values[index]) * Float(pattern.factor(at: points[index]))
    }
  }

  /// Backgrounds at some points of which the density is known.
  func values(at points: [PlanePoint], streets: [StreetValues]) -> [Float] {
    var values: [Float] = base.values(at: points)
    for index in values.indices {
      values[index] = max(0, values[index]) * Float(pattern.factor(density: Double(streets[index].density)))
    }
    return values
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    base.estimates(at: points, into: &estimates)
    for index in 0..<min(points.count, estimates.count) {
      let factor = pattern.factor(at: points[index])
      let estimate = estimates[index].flooredAtZero
      estimates[index] = Estimate(value: estimate.value * factor, sigma: estimate.sigma * factor)
    }
  }

  func values(on lattice: PlaneLattice) -> [Float] {
    var values = base.values(on: lattice)
    for row in lattice.y.indices {
      for column in lattice.x.indices {
        let index = row * lattice.x.count + column
        let factor = pattern.factor(at: PlanePoint(x: lattice.x[column], y: lattice.y[row]))
        values[index] = max(0, values[index]) * Float(factor)
      }
    }
    return values
  }
}
