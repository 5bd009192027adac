import AirData
import AirField
import Foundation
import Testing

@Suite("Odds of a difference")
struct DifferenceOddsTests {
  /// Fifteen quantiles of a log-normal amplitude with a mean of 1, known to half or double.
  private static let ratios: [Double] = {
    let deviations = [
      -1.83, -1.28, -0.97, -0.73, -0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.28, 1.83,
    ]
    let values = deviations.map { exp(0.7 * $0) }
    return values.map { $0 * Double(values.count) / values.reduce(0, +) }
  }()

  private func odds(_ difference: Double, increment: Double, base: Double, sigma: Double) -> DifferenceOdds {
    DifferenceOdds(
      cases: Self.ratios.map {
        DifferenceOdds.Case(
          difference: difference + ($0 - 1) * increment, base: base + ($0 - 1) * base / 2)
      }, sigma: sigma)
  }

  @Test("of one case is that of a normal error")
  func normal() throws {
    let odds = DifferenceOdds(cases: [.init(difference: -2, base: 40)], sigma: 2)
    #expect(isClose(odds.probabilityBelowZero, 0.841345, 1e-5))
    #expect(isClose(try #require(odds.shareSigma), 0.05))
    let interval = try #require(odds.shareInterval68)
    #expect(abs(interval.lowerBound + 0.1) < 1e-4 && abs(interval.upperBound) < 1e-4)
    let sure = [-1.0, 0, 1].map {
      DifferenceOdds(cases: [.init(difference: $0, base: 1)], sigma: 0).probabilityBelowZero
    }
    #expect(sure == [1, 0.5, 0])
    let nothing = DifferenceOdds(cases: [.init(difference: 0, base: 0)], sigma: 1)
    #expect(nothing.shareSigma == nil && nothing.shareInterval68 == nil)
  }

  @Test("an amplitude that both ways share moves the size of a difference and hardly its sign")
  func sharedAmplitude() throws {
    // All that is saved is the streets' air, and the amplitude is known to a factor of two.
    let shared = odds(-4, increment: -4, base: 40, sigma: 0.5)
    #expect(shared.probabilityBelowZero > 0.99)
    let blurred = try #require(shared.shareSigma) * 40
    #expect(blurred > 1.2)
    // The same spread as an error of its own would leave much more doubt than there is.
    let own = DifferenceOdds(cases: [.init(difference: -4, base: 40)], sigma: 4 * 0.8).probabilityBelowZero
    #expect(own < 0.9)
    // Where the streets have no part in the difference, the amplitude counts for nothing.
    #expect(isClose(odds(-1, increment: 0, base: 40, sigma: 1).probabilityBelowZero, 0.841345, 1e-5))
  }

  @Test("where all is the streets' air, the amplitude does not even move the share that is saved")
  func byTrafficAlone() throws {
    let cases = Self.ratios.map { DifferenceOdds.Case(difference: -3 * $0, base: 30 * $0) }
    let interval = try #require(DifferenceOdds(cases: cases, sigma: 0).shareInterval68)
    #expect(abs(interval.lowerBound + 0.1) < 1e-9 && abs(interval.upperBound + 0.1) < 1e-9)
  }

  @Test("the range of 68 % has 68 % of the draws in it, 16 % on either side")
  func interval() throws {
    let odds = odds(-3, increment: -5, base: 40, sigma: 1)
    let interval = try #require(odds.shareInterval68)
    var draws = DrawnErrors(count: 1, seed: 5) { _, _ in 1 }
    let count = 20_000
    let shares = (0..<count).map { _ in
      let more = draws.one(of: Self.ratios) - 1
      return (-3 - 5 * more + draws.normal()) / (40 + 20 * more)
    }
    for outside in [shares.filter { $0 < interval.lowerBound }, shares.filter { $0 > interval.upperBound }] {
      #expect(abs(Double(outside.count) / Double(count) - 0.16) < 0.01)
    }
  }

  @Test("is as often right as it says, over errors of both ways drawn every 20 m and amplitudes drawn too")
  func isCalibrated() throws {
    let correlation = FieldModel().errorCorrelation(for: .no2)
    let fine = TwoWays(bow: 200, partMeters: 20)
    var draws = fine.draws(correlation, seed: 9)
    let loadings = draws.loadings(of: fine.parts.map(\.minutes))
    let sum = TwoWays(bow: 200, partMeters: 50).sum(correlation)
    var said: [(probability: Double, isCleaner: Bool)] = []
    for _ in 0..<3000 {
      // On paper the ways differ by less than they may, in either direction.
      let difference = 1.5 * sum.sigma * draws.normal()
      let probability = DifferenceOdds(
        cases: Self.ratios.map { .init(difference: difference + ($0 - 1) * 0.1 * sum.increment, base: 1000) },
        sigma: sum.sigma
      ).probabilityBelowZero
      let truth = difference + (draws.one(of: Self.ratios) - 1) * 0.1 * sum.increment + draws.sum(loadings)
      said.append((probability, truth < 0))
    }
    said.sort { $0.probability < $1.probability }
    let fifth = said.count / 5
    for quintile in 0..<5 {
      let part = said[quintile * fifth..<(quintile + 1) * fifth]
      let mean = part.reduce(0) { $0 + $1.probability } / Double(fifth)
      let share = Double(part.filter(\.isCleaner).count) / Double(fifth)
      #expect(abs(mean - share) < 0.05, "said \(mean), was \(share)")
    }
  }
}
