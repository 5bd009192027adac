import AirField
import Testing

@Suite("Variogram")
struct VariogramTests {
  private let variogram = Variogram(nugget: 1, partialSill: 3, effectiveRangeMeters: 3000)

  // 1 + 3 (1 − e⁻¹) and 1 + 3 (1 − e⁻³): e⁻¹ = 0.367879441171, e⁻³ = 0.049787068368.
  @Test("rises from the nugget to 95 % of the partial sill at the effective range")
  func semivariance() {
    #expect(variogram.semivariance(atMeters: 0) == 0)
    #expect(isClose(variogram.semivariance(atMeters: 1e-9), 1, 1e-8))
    #expect(isClose(variogram.semivariance(atMeters: 1000), 2.896361676487))
    #expect(isClose(variogram.semivariance(atMeters: 3000), 3.850638794896))
    #expect(isClose(variogram.semivariance(atMeters: 1e9), variogram.sill))
  }

  @Test("reaches 95 % of the partial sill at the effective range in every shape", arguments: VariogramModel.allCases)
  func effectiveRange(model: VariogramModel) {
    let variogram = Variogram(model, nugget: 1, partialSill: 3, effectiveRangeMeters: 3000)
    #expect(isClose(variogram.semivariance(atMeters: 3000), 1 + 3 * 0.95, 0.001))
    #expect(isClose(variogram.semivariance(atMeters: 1e9), 4))
    #expect(variogram.covariance(atMeters: 0) == 3)
  }

  // t = 1500 · 0.8114013519 / 3000 = 0.40570067595, 1.5 t − 0.5 t³ = 0.57516326; 1 − exp(−3 / 4) = 0.527633447.
  @Test(
    "has the shape of its model half way",
    arguments: [(VariogramModel.spherical, 0.57516326044), (.gaussian, 0.527633447)])
  func halfWay(model: VariogramModel, share: Double) {
    let variogram = Variogram(model, nugget: 0, partialSill: 1, effectiveRangeMeters: 3000)
    #expect(isClose(variogram.semivariance(atMeters: 1500), share, 1e-8))
  }

  @Test("leaves the nugget out of the covariance of different stations")
  func covariance() {
    #expect(variogram.covariance(atMeters: 0) == 3)
    #expect(isClose(variogram.covariance(atMeters: 1000), 1.103638323513))
  }

  @Test(
    "is refused when it is none",
    arguments: [
      (-0.1, 1.0, 1000.0), (0.1, -1.0, 1000.0), (0.0, 0.0, 1000.0), (.nan, 1.0, 1000.0), (0.1, .infinity, 1000.0),
      (0.1, 1.0, 0.0), (0.1, 1.0, .nan), (0.1, 1.0, -5.0),
    ])
  func refusal(nugget: Double, partialSill: Double, range: Double) {
    let variogram = Variogram(nugget: nugget, partialSill: partialSill, effectiveRangeMeters: range)
    #expect(throws: FieldError.self) { try OrdinaryKriging(variogram: variogram).fit([sample(0, 0, 10)]) }
  }
}

extension Variogram {
  /// γ(h): half the expected squared difference of readings at this distance in metres.
  fileprivate func semivariance(atMeters distance: Double) -> Double {
    distance > 0 ? sill - covariance(atMeters: distance) : 0
  }
}
