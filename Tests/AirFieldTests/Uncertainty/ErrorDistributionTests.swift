import Foundation
import Geo
import Testing

@testable import AirField

@Suite("The distribution of errors")
struct ErrorDistributionTests {
  /// Quantiles at random that do not fall, some of them equal.
  private func quantiles(seed: UInt64) -> ErrorQuantiles {
    var random = SeededRandom(seed: seed)
    let sorted = (0..<5).map { _ in Double(Int.random(in: -6...6, using: &random)) / 2 }.sorted()
    return ErrorQuantiles(low95: sorted[0], low68: sorted[1], median: sorted[2], high68: sorted[3], high95: sorted[4])
  }

  @Test("falls from one to nothing, whatever the quantiles", arguments: 1...50)
  func monotone(seed: Int) {
    let quantiles = quantiles(seed: UInt64(seed))
    let probabilities = (-400...400).map { quantiles.probability(above: Double($0) / 100) }
    for (left, right) in zip(probabilities, probabilities.dropFirst()) {
      #expect(left >= right && (0...1).contains(left), "\(quantiles)")
    }
  }

  @Test("goes through its quantiles")
  func quantilesAreMet() {
    let quantiles = ErrorQuantiles(low95: -3, low68: -0.8, median: -0.1, high68: 0.6, high95: 2.5)
    for (error, share) in [(-3, 0.975), (-0.8, 0.84), (-0.1, 0.5), (0.6, 0.16), (2.5, 0.025)] {
      #expect(isClose(quantiles.probability(above: error), share, 1e-6), "\(error)")
    }
  }

  @Test("is the normal one for the quantiles of the normal one")
  func gaussian() {
    for error in stride(from: -4.0, through: 4, by: 0.1) {
      #expect(isClose(ErrorQuantiles.gaussian.probability(above: error), erfc(error / 2.0.squareRoot()) / 2, 1e-12))
    }
    #expect(ErrorQuantiles.gaussian.sigmaScale == 1)
  }

  @Test("leaves some doubt where all errors were one")
  func degenerate() {
    let quantiles = ErrorQuantiles(low95: 0, low68: 0, median: 0, high68: 0, high95: 0)
    #expect(quantiles.probability(above: 0.1) == 0 && quantiles.probability(above: -0.1) == 1)
    #expect(quantiles.sigmaScale == 0.01)
  }

  @Test("of errors without measure is one that a calibration can hold")
  func bounded() throws {
    let quantiles = try #require(ErrorQuantiles((0..<200).map { $0 < 100 ? -1e5 : 1e5 }))
    #expect(quantiles.low95 == -1000 && quantiles.high95 == 1000)
    let json = try JSONEncoder().encode(quantiles)
    #expect(try JSONDecoder().decode(ErrorQuantiles.self, from: json) == quantiles)
  }

  @Test("promises no concentration below zero")
  func floored() {
    let quantiles = ErrorQuantiles.gaussian
    let clean = Estimate(value: 1, sigma: 10)
    let interval = quantiles.interval(around: clean, share: .outer95)
    #expect(interval.low == 0 && isClose(interval.high, 20.6, 0.01))
    #expect(quantiles.probability(of: clean, exceeding: -1) == 1)
    #expect(quantiles.probability(of: clean, exceeding: .nan) == nil)
    #expect(quantiles.probability(of: clean, exceeding: .infinity) == 0)
    #expect(quantiles.probability(of: Estimate(value: 5, sigma: 0), exceeding: 4) == 1)
  }
}
