import Foundation

@testable import AirField

/// The amplitude's posterior by brute force: a sum over amplitude, level and spread, of none of which anything is
/// worked out by hand.
///
/// The model is that of ``AmplitudePosterior``: zᵢ = μ + a kᵢ + eᵢ, Var eᵢ = τ² (1 + (v ā kᵢ / τ₀)²), μ flat, τ²
/// inverse gamma with ν freedom around τ₀², a log-normal, ā the mean of a after some rounds.
struct SlowAmplitude {
  let mean: Double
  let sigma: Double

  init(
    median: Double, logDeviation: Double, level: Double, stations: [AmplitudePosterior.Evidence], relativeSpread: Double
  ) {
    var found = (mean: median, sigma: 0.0)
    for _ in 0..<AmplitudePosterior.rounds {
      found = Self.posterior(
        median: median, logDeviation: logDeviation, scale: relativeSpread * level, stations: stations, usual: found.mean
      )
    }
    (mean, sigma) = found
  }

  /// Mean and deviation, with what stations have of their own at the usual amplitude.
  private static func posterior(
    median: Double, logDeviation: Double, scale: Double, stations: [AmplitudePosterior.Evidence], usual: Double
  ) -> (mean: Double, sigma: Double) {
    let middle = stations.reduce(0) { $0 + $1.value } / Double(max(1, stations.count))
    var (mass, first, second) = (0.0, 0.0, 0.0)
    for step in steps(-4, 4, count: 75) {
      let amplitude = median * exp(logDeviation * step)
      let own = stations.map { 1 + pow(AmplitudePrior.streetVariation * usual * $0.kernel / scale, 2) }
      var likelihood = 0.0
      for place in steps(-5, 5, count: 81) {
        // Evenly spaced in asinh μ, so that the wide tails of few stations count.
        let level = middle + scale * sinh(place)
        let squares = zip(stations, own).reduce(0) {
          $0 + pow($1.0.value - level - amplitude * $1.0.kernel, 2) / $1.1
        }
        for logRatio in steps(-4, 9, count: 66) {
          let variance = scale * scale * exp(logRatio)
          let freedom = AmplitudePosterior.spreadFreedom
          let prior = -freedom / 2 * (logRatio + exp(-logRatio))
          let fit = -squares / (2 * variance) - Double(stations.count) / 2 * logRatio
          likelihood += cosh(place) * exp(prior + fit)
        }
      }
      let weight = exp(-step * step / 2) * likelihood / own.reduce(1) { $0 * $1.squareRoot() }
      mass += weight
      first += weight * amplitude
      second += weight * amplitude * amplitude
    }
    let mean = first / mass
    return (mean, (second / mass - mean * mean).squareRoot())
  }

  private static func steps(_ from: Double, _ to: Double, count: Int) -> [Double] {
    (0..<count).map { from + (to - from) * Double($0) / Double(count - 1) }
  }
}

/// Random numbers that models are simulated with.
extension RandomNumberGenerator {
  /// A draw of the normal distribution (Box and Muller 1958).
  mutating func normal() -> Double {
    (-2 * log(Double.random(in: Double.leastNormalMagnitude..<1, using: &self))).squareRoot()
      * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }

  /// A draw of the chi-square distribution with a whole number of degrees of freedom.
  mutating func chiSquare(_ freedom: Int) -> Double {
    var sum = 0.0
    for _ in 0..<freedom {
      let draw = normal()
      sum += draw * draw
    }
    return sum
  }
}
