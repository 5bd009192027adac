public import Geo

/// Ordinary kriging with one exponential variogram for all hours; see `docs/field.md` for the equations.
///
/// The values do not depend on the variogram's sill, only on its nugget ratio and range. The sill of the hour, which σ is made of, is the
/// spread of the hour's readings over the mean semivariance of their distances: stations that stand close differ less than the sill.
public struct OrdinaryKriging: LinearInterpolator {
  /// `kriging`.
  public let id = "kriging"
  /// The variogram; its sill is a matter of scale only.
  public let variogram: Variogram
  /// How much stations differ within an hour.
  public let spread: HourlySpread

  /// Most stations that one dense system takes; solving it takes about a second.
  public static let maximumSamples = 2000
  /// Least share of the sill that the distances between the stations are taken to show.
  private static let leastSemivarianceShare = 0.1

  /// Creates the method.
  public init(variogram: Variogram, spread: HourlySpread = HourlySpread()) {
    self.variogram = variogram
    self.spread = spread
  }

  /// Solves the kriging system of the samples.
  ///
  /// - Throws: ``FieldError/tooManySamples(count:limit:)`` beyond ``maximumSamples``; ``FieldError`` for an impossible variogram or sample.
  /// - Complexity: O(n³ / 6) for n samples.
  public func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    try variogram.validate()
    guard samples.count <= Self.maximumSamples else {
      throw .tooManySamples(count: samples.count, limit: Self.maximumSamples)
    }
    let stations = StationArrays(samples)
    let system = try system(of: samples.map(\.point))
    let scale = spread.variance(of: samples) / meanSemivariance(of: samples.map(\.point))
    return KrigingSurface(stations: stations, system: system, varianceScale: scale)
  }

  /// The kriging weights, with the nugget in the variance.
  ///
  /// - Throws: ``FieldError`` for no stations or an impossible variogram.
  /// - Complexity: O(n³ / 6) for n stations.
  public func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    guard !stations.isEmpty else { throw .noSamples }
    try variogram.validate()
    let system = try system(of: stations)
    var covariances = stations.map { variogram.covariance(atMeters: $0.distance(to: point)) }
    let weights = system.weights(covariances)
    let variance = system.variance(consuming: &covariances) / meanSemivariance(of: stations)
    return Stencil(weights: weights, relativeVariance: variance)
  }

  private func system(of stations: [PlanePoint]) throws(FieldError) -> KrigingSystem {
    guard let system = KrigingSystem(stations: stations, variogram: variogram) else {
      throw .setting(name: "variogram", problem: "gives a system that cannot be solved; raise its nugget")
    }
    return system
  }

  /// Mean semivariance over all pairs of stations, the sill for a single one.
  private func meanSemivariance(of stations: [PlanePoint]) -> Double {
    guard stations.count > 1 else { return variogram.sill }
    var sum = 0.0
    for first in 1..<stations.count {
      for second in 0..<first {
        sum +=
          variogram.sill - variogram.covariance(atMeters: stations[first].distance(to: stations[second]))
      }
    }
    let pairs = Double(stations.count) * Double(stations.count - 1) / 2
    return max(sum / pairs, Self.leastSemivarianceShare * variogram.sill)
  }
}
