import Geo
import Testing

@testable import AirField

@Suite("Ordinary kriging")
struct OrdinaryKrigingTests {
  private let pair = [sample(0, 0, 10), sample(1000, 0, 20)]

  // With nugget 0.5 and a covariance that halves every kilometre, C = [1.5 0.5; 0.5 1.5]: the mean is 15 and the dual
  // weights are ∓5 / (1.5 − 0.5). At the first station c = (1, 0.5), so the value is 15 − 5 + 2.5. Its variance: C⁻¹ c
  // = (0.625, 0.125), cᵀ C⁻¹ c = 0.6875, 1ᵀ C⁻¹ 1 = 1, hence 1.5 − 0.6875 + 0.25² = 0.875. The hour's variance is (50 +
  // 7.5²) / 2 = 53.125 and the pair's semivariance 1.5 − 0.5 = 1.
  @Test("of two stations, worked by hand")
  func two() throws {
    let estimate = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.5)).fit(pair).predict(
      PlanePoint(x: 0, y: 0))
    #expect(isClose(estimate.value, 12.5))
    #expect(isClose(estimate.sigma, (0.875 * 53.125).squareRoot()))
  }

  // On a line one kilometre apart and without a nugget C⁻¹ is 4/3 [1 −½ 0; −½ 5/4 −½; 0 −½ 1]: the mean is (2·10 + 20 +
  // 2·40) / 5 = 24 and the dual weights are (−16, −8, 24). One kilometre before the first station c = (½, ¼, ⅛): 24 − 8
  // − 2 + 3 = 17.
  @Test("of three stations on a line, worked by hand")
  func line() throws {
    let samples = [sample(0, 0, 10), sample(1000, 0, 20), sample(2000, 0, 40)]
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0)).fit(samples)
    #expect(isClose(surface.predict(PlanePoint(x: -1000, y: 0)).value, 17, 1e-6))
  }

  // In a triangle of 1 km sides with nugget 0.5, C⁻¹ is 0.4 along (1, 1, 1) and 1 across it: mean 30, dual weights
  // (−20, −10, 30). At the third station c = (½, ½, 1): value 30 − 10 − 5 + 30; variance 1.5 − (0.4 · 4/3 + 1/6) + 0.2²
  // / 1.2 = 5/6.
  @Test("of three stations in a triangle, worked by hand")
  func triangle() throws {
    let samples = [sample(0, 0, 10), sample(1000, 0, 20), sample(500, 1000 * 0.75.squareRoot(), 60)]
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.5)).fit(samples)
    #expect(isClose(surface.predict(samples[2].point).value, 45))

    let system = try #require(
      KrigingSystem(stations: samples.map(\.point), variogram: halvingVariogram(nugget: 0.5)))
    var covariances = [0.5, 0.5, 1]
    #expect(isClose(system.variance(consuming: &covariances), 5.0 / 6))
  }

  @Test("is exact at stations without a nugget and smooths with one", arguments: 2...21 as ClosedRange<UInt64>)
  func nugget(seed: UInt64) throws {
    let samples = randomSamples(seed: seed)
    let exact = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0)).fit(samples)
    let smooth = try OrdinaryKriging(variogram: halvingVariogram(nugget: 2)).fit(samples)
    func misfit(_ surface: any FittedSurface) -> Double {
      samples.reduce(0) { $0 + abs(surface.predict($1.point).value - $1.value) }
    }
    #expect(misfit(exact) < 1e-4, "seed \(seed)")
    #expect(samples.count == 1 || misfit(smooth) > 1, "seed \(seed)")
  }

  @Test("is the mean, with its uncertainty, when all is nugget", arguments: 1...20 as ClosedRange<UInt64>)
  func pureNugget(seed: UInt64) throws {
    let variogram = Variogram(nugget: 3, partialSill: 0, effectiveRangeMeters: 1000)
    let samples = randomSamples(seed: seed)
    let points = randomPoints(seed: seed)
    let kriged = try OrdinaryKriging(variogram: variogram).fit(samples).predict(points)
    let mean = try StationMean().fit(samples).predict(points)
    for (first, second) in zip(kriged, mean) {
      #expect(isClose(first.value, second.value), "seed \(seed)")
      #expect(isClose(first.sigma, second.sigma), "seed \(seed)")
    }
  }

  @Test("does not depend on the scale of the variogram", arguments: 1...20 as ClosedRange<UInt64>)
  func scale(seed: UInt64) throws {
    let samples = randomSamples(seed: seed)
    let points = randomPoints(seed: seed)
    let small = Variogram(nugget: 0.3, partialSill: 0.7, effectiveRangeMeters: 4000)
    let large = Variogram(nugget: 30, partialSill: 70, effectiveRangeMeters: 4000)
    let first = try OrdinaryKriging(variogram: small).fit(samples).predict(points)
    let second = try OrdinaryKriging(variogram: large).fit(samples).predict(points)
    for (one, other) in zip(first, second) {
      #expect(isClose(one.value, other.value), "seed \(seed)")
      #expect(isClose(one.sigma, other.sigma), "seed \(seed)")
    }
  }

  @Test("is less certain away from the stations")
  func distance() throws {
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.2)).fit(pair)
    let sigmas = [0, 500, 1000, 2000, 4000].map { surface.predict(PlanePoint(x: 0, y: $0)).sigma }
    #expect(sigmas == sigmas.sorted())
    #expect(Set(sigmas).count == sigmas.count)
  }

  @Test("of one station is its reading, with the prior's uncertainty far away")
  func single() throws {
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0.5)).fit([sample(0, 0, 20)])
    let estimate = surface.predict(PlanePoint(x: 1e6, y: 0))
    #expect(isClose(estimate.value, 20))
    #expect(isClose(estimate.sigma, 200.0.squareRoot()))
  }

  @Test("averages contradicting stations at one place, even without a nugget")
  func duplicates() throws {
    let samples = [sample(0, 0, 10), sample(0, 0, 30), sample(3000, 0, 50)]
    let surface = try OrdinaryKriging(variogram: halvingVariogram(nugget: 0)).fit(samples)
    #expect(isClose(surface.predict(PlanePoint(x: 0, y: 0)).value, 20, 1e-4))
  }
}
