import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("The amplitude of an hour's streets")
struct AmplitudePosteriorTests {
  private typealias Evidence = AmplitudePosterior.Evidence
  private static let median = 8.0
  private static let deviation = 0.4
  private static let level = 30.0
  private static let spread = 0.3
  private static let quiet = Evidence(kernel: 0, value: 30)

  private func posterior(
    _ stations: [Evidence], median: Double = median, deviation: Double = deviation, level: Double = level
  ) -> AmplitudePosterior {
    AmplitudePosterior(
      median: median, logDeviation: deviation, level: level, stations: stations, relativeSpread: Self.spread)
  }

  @Test("is what was expected where no two stations can be compared", arguments: [0, 1])
  func prior(count: Int) {
    let found = posterior([Evidence](repeating: Evidence(kernel: 1.5, value: 90), count: count))
    // Mean and deviation of a log-normal distribution.
    let mean = Self.median * exp(Self.deviation * Self.deviation / 2)
    #expect(isClose(found.mean, mean, 0.005 * mean))
    #expect(isClose(found.sigma, mean * (exp(Self.deviation * Self.deviation) - 1).squareRoot(), 0.01 * mean))
    #expect(found.ratios.count == AmplitudePosterior.ratioCount)
    let middle = found.ratios[AmplitudePosterior.ratioCount / 2]
    #expect(isClose(middle, Self.median / mean, 0.01))
  }

  static let towns: [[(kernel: Double, value: Double)]] = [
    [(0, 30), (1.5, 60)], [(0, 30), (1.5, 20)], [(0, 20), (0.1, 35), (1.5, 44)], [(1.5, 50), (1.5, 42), (1.2, 70)],
    [(0, 22), (0.05, 31), (0.3, 28), (1.5, 61), (2.4, 50)],
  ]

  @Test("is what a sum over amplitude, level and spread comes to", arguments: towns.indices)
  func bruteForce(town: Int) {
    let stations = Self.towns[town].map { Evidence(kernel: $0.kernel, value: $0.value) }
    let found = posterior(stations)
    let expected = SlowAmplitude(
      median: Self.median, logDeviation: Self.deviation, level: Self.level, stations: stations,
      relativeSpread: Self.spread)
    #expect(isClose(found.mean, expected.mean, 0.01 * expected.mean))
    #expect(isClose(found.sigma, expected.sigma, 0.03 * expected.sigma))
  }

  @Test("one station at a street moves it part of the way to what the station says, two move it further")
  func stations() {
    let expected = posterior([]).mean
    for value in [20.0, 90] {
      let street = Evidence(kernel: 1.5, value: value)
      let own = (value - Self.quiet.value) / street.kernel
      let one = posterior([Self.quiet, Self.quiet, street]).mean
      let two = posterior([Self.quiet, Self.quiet, street, street]).mean
      #expect(abs(one - expected) > 0.02 * expected)
      #expect((one - expected) * (own - expected) > 0)
      #expect(abs(one - expected) < 0.5 * abs(own - expected), "\(one) of \(own)")
      #expect(abs(two - expected) > abs(one - expected))
    }
  }

  @Test("a street below its background lowers it and never ends it")
  func below() {
    let expected = posterior([])
    let streets = [Evidence](repeating: Evidence(kernel: 1.5, value: 5), count: 3)
    let found = posterior([Self.quiet, Self.quiet, Self.quiet] + streets)
    #expect(found.mean < 0.9 * expected.mean)
    #expect(found.mean > 0 && found.ratios.allSatisfy { $0 > 0 })
  }

  @Test("rises with what a station at a street reads, and is less than expected below the background, however far")
  func rises() {
    let quiet = [28.0, 29, 30, 31, 32].map { Evidence(kernel: 0, value: $0) }
    func mean(_ value: Double) -> Double { posterior(quiet + [Evidence(kernel: 1, value: value)]).mean }
    let means = stride(from: 24.0, through: 70, by: 2).map { mean($0) }
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 < $1 }, "\(means)")
    let below = stride(from: 0.0, through: 30, by: 2).map { mean($0) }
    #expect(below.allSatisfy { $0 < 0.95 * posterior([]).mean }, "\(below)")
  }

  @Test("stations of one kernel tell nothing of it beside their own spread")
  func oneKernel() {
    let found = posterior([60, 20, 44, 31].map { Evidence(kernel: 1, value: $0) })
    #expect(isClose(found.mean, posterior([]).mean, 0.25 * Self.median))
    let away = posterior([60, 20, 44, 31].map { Evidence(kernel: 0, value: $0) })
    #expect(isClose(away.mean, posterior([]).mean, 1e-9))
  }

  @Test("does not depend on the stations' order, nor on what all read alike; it scales with the level")
  func symmetries() {
    let stations = Self.towns[4].map { Evidence(kernel: $0.kernel, value: $0.value) }
    let found = posterior(stations)
    #expect(isClose(posterior(stations.reversed()).mean, found.mean, 1e-9))
    let lifted = posterior(stations.map { Evidence(kernel: $0.kernel, value: $0.value + 15) })
    #expect(isClose(lifted.mean, found.mean, 1e-9))
    let tripled = posterior(
      stations.map { Evidence(kernel: $0.kernel, value: 3 * $0.value) }, median: 3 * Self.median,
      level: 3 * Self.level)
    #expect(isClose(tripled.mean, 3 * found.mean, 1e-9))
    #expect(isClose(tripled.sigma, 3 * found.sigma, 1e-9))
    for (left, right) in zip(tripled.ratios, found.ratios) { #expect(isClose(left, right, 1e-9)) }
  }

  @Test("its equally likely values have its mean and nearly its deviation", arguments: towns.indices)
  func ratios(town: Int) {
    let found = posterior(Self.towns[town].map { Evidence(kernel: $0.kernel, value: $0.value) })
    #expect(zip(found.ratios, found.ratios.dropFirst()).allSatisfy { $0 < $1 })
    let mean = found.ratios.reduce(0, +) / Double(found.ratios.count)
    let squares = found.ratios.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(found.ratios.count)
    #expect(isClose(mean, 1, 0.02))
    // The middles of fifteen parts leave out the ends of the tails.
    #expect((0.85...1.01).contains(squares.squareRoot() / (found.sigma / found.mean)))
  }

  /// One drawn hour, with the amplitude that it was drawn with.
  private struct Draw {
    let amplitude: Double
    let stations: [Evidence]

    init(using generator: inout SeededRandom) {
      let amplitude = median * exp(deviation * generator.normal())
      let scale = spread * level
      let freedom = AmplitudePosterior.spreadFreedom
      let variance = freedom * scale * scale / generator.chiSquare(Int(freedom))
      stations = (0..<Int.random(in: 2...14, using: &generator)).map { _ in
        let kernel = generator.chance(0.5) ? Double.random(in: 0.5...2.5, using: &generator) : 0
        let own = AmplitudePrior.streetVariation * amplitude * kernel / scale
        let error = (variance * (1 + own * own)).squareRoot() * generator.normal()
        return Evidence(kernel: kernel, value: level + amplitude * kernel + error)
      }
      self.amplitude = amplitude
    }
  }

  @Test(
    "draws from its own model are recovered, and lie in its intervals as often as they should",
    arguments: [1, 2] as [UInt64])
  func simulated(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let count = 700
    var (inner, outer, bias, squares, priorSquares) = (0, 0, 0.0, 0.0, 0.0)
    let expected = posterior([]).mean
    for _ in 0..<count {
      let draw = Draw(using: &generator)
      let found = posterior(draw.stations)
      let ratio = draw.amplitude / found.mean
      // The values are the middles of fifteen equal parts: ten of them lie between these, and fourteen between the
      // outermost.
      if (found.ratios[2]...found.ratios[12]).contains(ratio) { inner += 1 }
      if (found.ratios[0]...found.ratios[14]).contains(ratio) { outer += 1 }
      bias += (draw.amplitude - found.mean) / found.sigma
      squares += (draw.amplitude - found.mean) * (draw.amplitude - found.mean)
      priorSquares += (draw.amplitude - expected) * (draw.amplitude - expected)
    }
    // Four standard errors of a share among the draws.
    #expect(isClose(Double(inner) / Double(count), 10.0 / 15, 0.07), "seed \(seed)")
    #expect(isClose(Double(outer) / Double(count), 14.0 / 15, 0.04), "seed \(seed)")
    #expect(abs(bias / Double(count)) < 0.15, "seed \(seed)")
    #expect(squares < 0.95 * priorSquares, "seed \(seed): \(squares / priorSquares)")
  }

  @Test("many stations that agree tell it whatever was expected")
  func manyStations() {
    var generator = SeededRandom(seed: 5)
    let truth = 16.0
    let stations = (0..<400).map { index in
      let kernel = Double(index % 4) * 0.6
      let own = AmplitudePrior.streetVariation * truth * kernel / (Self.spread * Self.level)
      return Evidence(
        kernel: kernel,
        value: 30 + truth * kernel + Self.spread * Self.level * (1 + own * own).squareRoot() * generator.normal())
    }
    let found = posterior(stations)
    #expect(isClose(found.mean, truth, 0.15 * truth))
    #expect(found.sigma < 0.12 * truth)
  }

  @Test("is finite and never negative, whatever comes in")
  func absurd() {
    let values = [-1e9, -40, 0, 1e-300, 1e9]
    for value in values {
      for kernel in [0.0, 1e-12, 2.6, 1e6] {
        let found = posterior([Self.quiet, Evidence(kernel: kernel, value: value), Evidence(kernel: 1, value: 3)])
        #expect(found.mean.isFinite && found.mean >= 0 && found.sigma.isFinite && found.sigma >= 0)
        #expect(found.ratios.allSatisfy { $0.isFinite && $0 >= 0 }, "\(value), \(kernel)")
      }
    }
    for median in [0, -1, .nan, .infinity] as [Double] {
      let found = posterior([Self.quiet, Evidence(kernel: 1, value: 50)], median: median)
      #expect(found.mean == 0 && found.sigma == 0 && found.ratios == [1])
    }
    let clean = posterior([Evidence(kernel: 0, value: 0), Evidence(kernel: 1, value: 0)], median: 0, level: 0)
    #expect(clean.mean == 0)
  }
}
