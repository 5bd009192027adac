package import Geo

/// Ordinary kriging with one variogram for all hours; see `docs/field.md` for the equations.
///
/// The values do not depend on the variogram's sill, only on its nugget ratio and range. The sill of the hour, which σ
/// is made of, is the spread of the hour's readings over the mean semivariance of their distances: stations that stand
/// close differ less than the sill.
///
/// Up to ``maxStationsAtOnce`` stations all count everywhere. Of more, the nearest 32 count at a point.
package struct OrdinaryKriging: LinearInterpolator {
  /// `kriging`.
  package let id = "kriging"
  /// The variogram; its sill is a matter of scale only.
  package let variogram: Variogram
  /// How much stations differ within an hour.
  package let spread: HourlySpread

  /// Most stations that are solved as one system.
  package static let maxStationsAtOnce = Neighborhood.maxStationsAtOnce

  /// Creates the method.
  package init(variogram: Variogram, spread: HourlySpread = HourlySpread()) {
    self.variogram = variogram
    self.spread = spread
  }

  /// Solves the kriging system of the samples, or prepares for many small ones.
  ///
  /// - Throws: ``FieldError`` for an impossible variogram or sample.
  /// - Complexity: O(n³ / 6) for n samples up to ``maxStationsAtOnce``, O(n log² n) for more.
  package func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    try variogram.validate()
    let scale = spread.variance(of: samples) / meanSemivariance(of: samples.map(\.point))
    let stations = StationArrays(samples)
    guard samples.count <= Self.maxStationsAtOnce else {
      return NeighborhoodKriging(stations: stations, variogram: variogram, varianceScale: scale)
    }
    return KrigingSurface(
      stations: stations, system: try system(of: samples.map(\.point)), varianceScale: scale)
  }

  /// The kriging weights, with the nugget in the variance.
  ///
  /// - Throws: ``FieldError`` for no stations or an impossible variogram.
  /// - Complexity: O(n³ / 6) for n stations up to ``maxStationsAtOnce``, O(n log² n) for more.
  package func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    guard !stations.isEmpty else { throw .noSamples }
    try variogram.validate()
    let semivariance = meanSemivariance(of: stations)
    return try Neighborhood.stencil(of: stations, at: point) { stations throws(FieldError) in
      let system = try system(of: stations)
      var covariances = stations.map { variogram.covariance(atMeters: $0.distance(to: point)) }
      let weights = system.weights(covariances)
      return Stencil(weights: weights, relativeVariance: system.variance(consuming: &covariances) / semivariance)
    }
  }

  /// What the method says at each place from the other stations.
  ///
  /// Of more than ``maxStationsAtOnce`` stations one system a station is solved. Its σ then has the mean semivariance
  /// of all of them, which a single one does not move.
  package func leaveOneOut(_ samples: [FieldSample]) throws(FieldError) -> [Estimate] {
    guard samples.count - 1 > Self.maxStationsAtOnce else { return try refitWithoutEach(samples) }
    try samples.validate()
    try spread.validate()
    try variogram.validate()
    let scale = 1 / meanSemivariance(of: samples.map(\.point))
    let surface = NeighborhoodKriging(stations: StationArrays(samples), variogram: variogram, varianceScale: scale)
    return zip(surface.leaveOneOut(), spread.variances(withoutEachOf: samples)).map { estimate, variance in
      Estimate(value: estimate.value, sigma: estimate.sigma * variance.squareRoot())
    }
  }

  /// The solved equations of some stations.
  /// - Throws: ``FieldError`` where they cannot be solved.
  func system(of stations: [PlanePoint]) throws(FieldError) -> KrigingSystem {
    guard let system = KrigingSystem(stations: stations, variogram: variogram) else {
      throw .setting(name: "variogram", problem: "gives a system that cannot be solved; raise its nugget")
    }
    return system
  }

  /// Mean semivariance over all pairs of stations, the sill for a single one.
  private func meanSemivariance(of stations: [PlanePoint]) -> Double {
    MeanSemivariance(of: stations, variogram).value
  }
}
