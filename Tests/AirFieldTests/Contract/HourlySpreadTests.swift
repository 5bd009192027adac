import Geo
import Testing

@testable import AirField

@Suite("Spread between the stations of an hour")
struct HourlySpreadTests {
  // Around 20: deviations of −10, 0 and 10, and a prior of half of 20: (200 + 100) / 3.
  @Test("of plain readings is their variance, pooled with the prior's one degree of freedom")
  func plain() {
    let samples = [10.0, 20, 30].map { sample($0, own: 0) }
    #expect(isClose(HourlySpread(relativeSpread: 0.5).variance(of: samples), 100))
    #expect(isClose(HourlySpread(relativeSpread: 0.5).variances(withoutEachOf: samples)[1], (200 + 100) / 2))
  }

  @Test("does not take for its own what single streets are known to differ by")
  func ownVariance() {
    let quiet = [18.0, 20, 22, 19, 21, 20].map { sample($0, own: 0) }
    let streets = [4.0, 36, 12, 28]
    let spread = HourlySpread(relativeSpread: 0.1)
    let plain = spread.variance(of: quiet + streets.map { sample($0, own: 0) })
    let known = spread.variance(of: quiet + streets.map { sample($0, own: 150) })
    #expect(plain > 60)
    #expect(known > spread.variance(of: quiet) / 2 && known < 5)
  }

  @Test("agrees with its own weights: weighted squares and the prior come to it times the number of samples")
  func fixedPoint() {
    let samples = [(10.0, 0.0), (20, 4), (31, 90), (14, 0), (50, 400)].map { sample($0.0, own: $0.1) }
    let variance = HourlySpread(relativeSpread: 0.5).variance(of: samples)
    let weights = samples.map { variance / (variance + $0.ownVariance) }
    let mean = zip(samples, weights).reduce(0) { $0 + $1.0.value * $1.1 } / weights.reduce(0, +)
    let squares = zip(samples, weights).reduce(0) { $0 + $1.1 * ($1.0.value - mean) * ($1.0.value - mean) }
    #expect(abs((squares + 0.25 * mean * mean) / (5 * variance) - 1) < 1e-4)
  }

  @Test("of one sample, however little it tells, is the prior's")
  func single() {
    #expect(isClose(HourlySpread(relativeSpread: 0.5).variance(of: [sample(20, own: 1000)]), 100))
  }

  private func sample(_ value: Double, own: Double) -> FieldSample {
    FieldSample(point: PlanePoint(x: 0, y: 0), value: value, ownVariance: own)
  }
}
