import Geo
import Testing

@testable import AirField

@Suite("Kriging against PyKrige")
struct PyKrigeTests {
  static let grids = ["exponential", "spherical", "gaussian", "neighborhood"]

  @Test("gives the same values and σ", arguments: grids)
  func estimates(name: String) throws {
    let reference = try PyKrigeReference(name)
    let variogram = try #require(reference.variogram)
    let estimates = try OrdinaryKriging(variogram: variogram).fit(reference.samples).predict(reference.points)
    // PyKrige's variance is that of the variogram, ours that of the hour's readings.
    let semivariance = MeanSemivariance(of: reference.samples.map(\.point), variogram).value
    let scale = HourlySpread().variance(of: reference.samples) / semivariance
    try #require(estimates.count == reference.values.count && estimates.count == reference.variances.count)
    for (index, estimate) in estimates.enumerated() {
      #expect(isClose(estimate.value, reference.values[index], 1e-8))
      #expect(isClose(estimate.sigma, (reference.variances[index] * scale).squareRoot(), 1e-8))
    }
  }
}
