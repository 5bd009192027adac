import Geo
import Testing

@testable import AirField

@Suite("Kriging against PyKrige")
struct PyKrigeTests {
  private typealias Reference = PyKrigeReference

  private let variogram = Variogram(
    nugget: Reference.nugget, partialSill: Reference.partialSill, effectiveRangeMeters: Reference.effectiveRangeMeters)
  private let samples = Reference.readings.indices.map {
    sample(Reference.x[$0], Reference.y[$0], Reference.readings[$0])
  }
  private let points = Reference.axis.flatMap { y in Reference.axis.map { PlanePoint(x: $0, y: y) } }

  @Test("gives the same values")
  func values() throws {
    let estimates = try OrdinaryKriging(variogram: variogram).fit(samples).predict(points)
    try #require(estimates.count == Reference.values.count)
    for (estimate, expected) in zip(estimates, Reference.values) { #expect(isClose(estimate.value, expected, 1e-9)) }
  }

  @Test("gives the same variances")
  func variances() throws {
    let system = try #require(KrigingSystem(stations: samples.map(\.point), variogram: variogram))
    try #require(points.count == Reference.variances.count)
    for (point, expected) in zip(points, Reference.variances) {
      var covariances = samples.map { variogram.covariance(atMeters: $0.point.distance(to: point)) }
      #expect(isClose(system.variance(consuming: &covariances), expected, 1e-9))
    }
  }
}
