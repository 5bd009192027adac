import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("Profiles along a segment")
struct SegmentProfileTests {
  private let profile = SegmentProfile([1, 2, 6, 3])

  @Test(
    "the mean counts each part by what of it lies between the fractions",
    arguments: [(0, 1, 3), (0, 0.25, 1), (0.25, 0.75, 4), (0.125, 0.375, 1.5), (0.7, 0.75, 6), (0.5, 1, 4.5)]
      as [(Double, Double, Double)])
  func mean(start: Double, end: Double, expected: Double) {
    #expect(abs(profile.mean(from: start, to: end) - expected) < 1e-12)
    #expect(abs(profile.mean(from: end, to: start) - expected) < 1e-12)
  }

  @Test("the mean at one place is the value there", arguments: [(0, 1), (0.3, 2), (0.99, 3), (1, 3)])
  func place(fraction: Double, expected: Double) {
    #expect(profile.mean(from: fraction, to: fraction) == expected)
  }

  @Test("the parts of a whole make up the whole", arguments: 1...200 as ClosedRange<UInt64>)
  func additive(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let profile = TestNetwork.randomProfile(&generator)
    let middle = Double.random(in: 0...1, using: &generator)
    let whole = profile.values.reduce(0) { $0 + Double($1) } / Double(profile.values.count)
    let sum = profile.integral(from: 0, to: middle) + profile.integral(from: 1, to: middle)
    #expect(abs(sum - whole) < 1e-9, "seed \(seed): \(profile.values) at \(middle)")
    #expect(abs(profile.mean(from: 0, to: 1) - whole) < 1e-9, "seed \(seed): \(profile.values)")
  }

  @Test("a fraction at the border of two parts touches one of them, whatever rounding does")
  func borders() {
    for count in 1...60 {
      let parts = SegmentParts(count: count)
      for part in 0..<count {
        let start = Double(part) * (1 / Double(count))
        let end = Double(part + 1) * (1 / Double(count))
        #expect(parts.shares(from: start, to: end).map(\.part) == [part], "part \(part) of \(count)")
      }
    }
  }
}
