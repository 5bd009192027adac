import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@Suite("Error of a difference between two ways")
struct ErrorSumTests {
  private let correlation = FieldModel().errorCorrelation(for: .no2)

  @Test("is that of errors drawn every 15 m, with stretches of 50 and of 100 m", arguments: [50.0, 100], [60.0, 250])
  func agreesWithDraws(stretchMeters: Double, bow: Double) {
    let fine = TwoWays(bow: bow, partMeters: 15)
    var draws = fine.draws(correlation, seed: 1)
    let loadings = draws.loadings(of: fine.parts.map(\.minutes))
    let count = 4000
    let sums = (0..<count).map { _ in draws.sum(loadings) }
    let sigma = (sums.reduce(0) { $0 + $1 * $1 } / Double(count)).squareRoot()
    let reckoned = TwoWays(bow: bow, partMeters: stretchMeters).sum(correlation).sigma
    // Four thousand draws know it to 1.1 %; the rest is that stretches are no points.
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
    func sigma(_ parts: ErrorParts, _ meters: Double) -> Double {
      var sum = ErrorSum(ErrorCorrelation(Variogram(nugget: 0, partialSill: 1, effectiveRangeMeters: 5000)))
      sum.add(parts, at: PlanePoint(x: 0, y: 0), weight: -2, lengthMeters: meters)
      return sum.sigma
    }
    #expect(isClose(sigma(ErrorParts(background: 3, street: 4, increment: 0), 0), 10))
    #expect(isClose(sigma(ErrorParts(background: 3, street: 0, increment: 0), 200), 6))
    // Over 100 m, two lengths of 50 m: the mean of e^(−h) is 2 (2 − 1 + e^−2) ÷ 4.
    let mean = (1 + exp(-2.0)) / 2
    #expect(isClose(sigma(ErrorParts(background: 0, street: 3, increment: 0), 100), 6 * mean.squareRoot()))
  }
}

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

  @Test("is as often right as it says, over errors of both ways drawn every 15 m and amplitudes drawn too")
  func isCalibrated() throws {
    let correlation = FieldModel().errorCorrelation(for: .no2)
    let fine = TwoWays(bow: 200, partMeters: 15)
    var draws = fine.draws(correlation, seed: 9)
    let loadings = draws.loadings(of: fine.parts.map(\.minutes))
    let sum = TwoWays(bow: 200, partMeters: 50).sum(correlation)
    var said: [(probability: Double, isCleaner: Bool)] = []
    for _ in 0..<4000 {
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

@Suite("Parts of a field's error")
struct ErrorPartsTests {
  @Test("without streets are the field's σ, and nothing beyond the mask")
  func withoutStreets() throws {
    let hour = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 3600)
    let center = Coordinate(latitude: 39.47, longitude: -0.37)
    let reading = Reading(
      station: Station(id: "s", name: "s", coordinate: center, type: .background), pollutant: .no2, concentration: 30,
      start: hour.start, end: hour.end, kind: .observed, sourceID: "test")
    let field = try PollutionField(hour: hour, readings: [reading], method: .kriging)
    let places = [center, Coordinate(latitude: 39.48, longitude: -0.36), Coordinate(latitude: 41, longitude: 2)]
    let parts = field.errorParts(.no2, at: places)
    #expect(parts.count == 3 && parts[2] == nil)
    for (place, part) in zip(places, parts).prefix(2) {
      let sigma = try #require(field.estimate(.no2, at: place)).sigma
      #expect(part == ErrorParts(background: sigma, street: 0, increment: 0))
    }
    #expect(field.errorParts(.pm25, at: places) == [nil, nil, nil])
  }
}
