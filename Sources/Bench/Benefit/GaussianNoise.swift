internal import Foundation
internal import Geo

/// A random field of the plane with mean 0, variance 1 and correlation e^(−3h/range), known at any point.
///
/// A sum of waves whose wave numbers are drawn from the correlation's spectrum; in the plane that of e^(−h/ℓ) has
/// P(|ω| > x) = (1 + x² ℓ²)^(−1/2).
struct GaussianNoise {
  private struct Wave {
    let x: Double
    let y: Double
    let phase: Double
  }

  private let waves: [Wave]

  private static let waveCount = 400

  init(rangeMeters: Double, _ random: inout SeededRandom) {
    waves = (0..<Self.waveCount).map { _ in
      let rest = Double.random(in: 1e-9...1, using: &random)
      let number = (1 / (rest * rest) - 1).squareRoot() * 3 / rangeMeters
      let direction = Double.random(in: 0..<2 * .pi, using: &random)
      return Wave(
        x: number * cos(direction), y: number * sin(direction), phase: Double.random(in: 0..<2 * .pi, using: &random))
    }
  }

  func value(at point: PlanePoint) -> Double {
    waves.reduce(0) { $0 + cos($1.x * point.x + $1.y * point.y + $1.phase) } * (2 / Double(waves.count)).squareRoot()
  }

  /// One normal number.
  static func normal(_ random: inout SeededRandom) -> Double {
    let radius = (-2 * log(Double.random(in: Double.leastNormalMagnitude...1, using: &random))).squareRoot()
    return radius * cos(Double.random(in: 0..<2 * .pi, using: &random))
  }
}
