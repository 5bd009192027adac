import AirField
import Foundation
import Geo

/// A sample at a place of the plane, in metres.
func sample(_ x: Double, _ y: Double, _ value: Double) -> FieldSample {
  FieldSample(point: PlanePoint(x: x, y: y), value: value, stationID: "\(x),\(y)")
}

/// Stations at random over ten kilometres.
func randomSamples(seed: UInt64) -> [FieldSample] {
  var generator = SeededRandom(seed: seed)
  return (0..<Int.random(in: 1...12, using: &generator)).map { _ in
    sample(
      .random(in: 0...10_000, using: &generator), .random(in: 0...10_000, using: &generator),
      .random(in: 0...80, using: &generator))
  }
}

/// Many stations at random over ten kilometres, with readings that vary smoothly and a little noise.
func manySamples(_ count: Int, seed: UInt64 = 1) -> [FieldSample] {
  var generator = SeededRandom(seed: seed)
  return (0..<count).map { _ in
    let x = Double.random(in: 0...10_000, using: &generator)
    let y = Double.random(in: 0...10_000, using: &generator)
    return sample(x, y, 30 + 15 * sin(x / 1500) * cos(y / 2000) + .random(in: -3...3, using: &generator))
  }
}

/// Points at random around the stations of ``randomSamples(seed:)``.
func randomPoints(seed: UInt64, count: Int = 20) -> [PlanePoint] {
  var generator = SeededRandom(seed: seed &+ 1)
  return (0..<count).map { _ in
    PlanePoint(x: .random(in: -5000...15_000, using: &generator), y: .random(in: -5000...15_000, using: &generator))
  }
}

/// A variogram whose covariance halves every kilometre: exp(−3h / range) = 2^(−h / 1000 m).
func halvingVariogram(nugget: Double) -> Variogram {
  Variogram(nugget: nugget, partialSill: 1, effectiveRangeMeters: 3000 / log(2))
}

/// One of every method, as parameterised tests take them.
let everyMethod: [any Interpolator] = [
  StationMean(), NearestStation(), InverseDistance(power: 2), InverseDistance(power: 0.7),
  OrdinaryKriging(variogram: halvingVariogram(nugget: 0.5)),
  OrdinaryKriging(variogram: halvingVariogram(nugget: 0)),
  OrdinaryKriging(variogram: Variogram(.spherical, nugget: 0.2, partialSill: 0.8, effectiveRangeMeters: 5000)),
  OrdinaryKriging(variogram: Variogram(.gaussian, nugget: 0.3, partialSill: 0.7, effectiveRangeMeters: 5000)),
]

/// Whether two numbers agree to a tolerance.
func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}
