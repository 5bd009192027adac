internal import AirField
internal import Foundation
internal import Geo

/// A random field of the plane with mean 0, variance 1 and the correlation that errors have.
struct ScaledNoise {
  private let nuggetRatio: Double
  private let far: GaussianNoise
  private let block: GaussianNoise

  init(_ correlation: ErrorCorrelation, _ random: inout SeededRandom) {
    nuggetRatio = correlation.nuggetRatio
    far = GaussianNoise(rangeMeters: correlation.rangeMeters, &random)
    block = GaussianNoise(rangeMeters: ErrorCorrelation.blockMeters, &random)
  }

  func value(at point: PlanePoint) -> Double {
    (1 - nuggetRatio).squareRoot() * far.value(at: point) + nuggetRatio.squareRoot() * block.value(at: point)
  }
}
