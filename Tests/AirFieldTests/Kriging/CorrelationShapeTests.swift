import Testing

@testable import AirField

@Suite("Correlation shapes")
struct CorrelationShapeTests {
  @Test("is the model's correlation to 1e-12, near and far", arguments: VariogramModel.allCases)
  func model(model: VariogramModel) {
    let distances = [0, 1e-3, 1, 40, 700, 2500, 2999.9, 3000, 3700, 9000, 40_000, 1e8]
    for distance in distances {
      let expected = model.correlation(atMeters: distance, effectiveRangeMeters: 3000)
      #expect(isClose(correlation(model, distance), expected, 1e-12), "\(distance) m")
    }
  }

  @Test("is 1 at no distance", arguments: VariogramModel.allCases)
  func atStation(model: VariogramModel) {
    #expect(correlation(model, 0) == 1)
  }

  private func correlation(_ model: VariogramModel, _ distance: Double) -> Double {
    let variogram = Variogram(model, nugget: 0, partialSill: 1, effectiveRangeMeters: 3000)
    let scaled = distance * variogram.scale
    let squares = Lanes(repeating: scaled * scaled)
    return switch model {
    case .exponential: ExponentialShape.correlation(ofSquare: squares)[3]
    case .spherical: SphericalShape.correlation(ofSquare: squares)[3]
    case .gaussian: GaussianShape.correlation(ofSquare: squares)[3]
    }
  }
}
