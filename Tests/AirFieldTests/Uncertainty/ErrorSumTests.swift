import AirData
import AirField
import Foundation
import Geo
import Testing

@Suite("Error of a difference between two ways")
struct ErrorSumTests {
  private let correlation = FieldModel().errorCorrelation(for: .no2)

  @Test("is that of errors drawn every 20 m, with stretches of 50 and of 100 m", arguments: [50.0, 100], [60.0, 250])
  func agreesWithDraws(stretchMeters: Double, bow: Double) {
    let fine = TwoWays(bow: bow, partMeters: 20)
    var draws = fine.draws(correlation, seed: 1)
    let loadings = draws.loadings(of: fine.parts.map(\.minutes))
    let count = 2500
    let sums = (0..<count).map { _ in draws.sum(loadings) }
    let sigma = (sums.reduce(0) { $0 + $1 * $1 } / Double(count)).squareRoot()
    let reckoned = TwoWays(bow: bow, partMeters: stretchMeters).sum(correlation).sigma
    // So many draws know it to 1.4 %; the rest is that stretches are no points.
    #expect(abs(reckoned / sigma - 1) < 0.06, "\(reckoned) for \(sigma)")
  }

  @Test("of two ways in one place is nothing, and of one way alone much more than of the difference")
  func cancels() {
    let parts = ErrorParts(background: 5, street: 4, increment: 7)
    var same = ErrorSum(correlation)
    var alone = ErrorSum(correlation)
    for x in stride(from: 0.0, to: 1000, by: 50) {
      for weight in [1.0, -1] {
        same.add(parts, at: PlanePoint(x: x, y: 0), weight: weight, lengthMeters: 0)
      }
      alone.add(parts, at: PlanePoint(x: x, y: 0), weight: 1, lengthMeters: 0)
    }
    #expect(same.sigma < 1e-3 && same.increment == 0)
    #expect(alone.sigma > 50 && alone.increment == 140)
    #expect(ErrorSum(correlation).sigma == 0)
  }

  @Test("of a single stretch is weight × σ, less where it is long and the error is that of a block")
  func single() {
    func sigma(_ parts: ErrorParts, _ meters: Double, nugget: Double = 0) -> Double {
      var sum = ErrorSum(
        ErrorCorrelation(Variogram(nugget: nugget, partialSill: 1 - nugget, effectiveRangeMeters: 5000)))
      sum.add(parts, at: PlanePoint(x: 0, y: 0), weight: -2, lengthMeters: meters)
      return sum.sigma
    }
    #expect(isClose(sigma(ErrorParts(background: 3, street: 4, increment: 0), 0), 10))
    #expect(isClose(sigma(ErrorParts(background: 3, street: 0, increment: 0), 200), 6))
    // Over 100 m, two lengths of 50 m: the mean of e^(−h) is 2 (2 − 1 + e^−2) ÷ 4.
    let mean = (1 + exp(-2.0)) / 2
    for parts in [
      ErrorParts(background: 0, street: 3, increment: 0), ErrorParts(background: 3, street: 0, increment: 0),
    ] {
      #expect(isClose(sigma(parts, 100, nugget: 1), 6 * mean.squareRoot()))
      #expect(isClose(sigma(parts, 100, nugget: 0.5), 6 * (0.5 + 0.5 * mean).squareRoot()))
    }
  }
}
