internal import Foundation

/// What a station counts at a distance, and sums of it.
struct InverseDistanceWeight: Sendable {
  /// Exponent of the distance.
  let power: Double

  /// Nearer than a millimetre is at the station: the square of that in m².
  static let coincidenceSquared = 1e-6

  /// Whether a squared distance is that of a point at the station itself.
  @inline(__always)
  static func isCoincident(_ squared: Double) -> Bool { squared <= coincidenceSquared }

  /// The weight at a squared distance in m², which is above zero.
  @inline(__always)
  func weight(atSquare squared: Double) -> Double {
    power == 2 ? 1 / squared : pow(squared, -power / 2)
  }

  /// Sums over the stations of weight, weight times value and squared weight.
  struct Sums {
    private var weights = 0.0
    private var weighted = 0.0
    private var squares = 0.0

    /// Adds a station.
    @inline(__always)
    mutating func add(_ weight: Double, _ value: Double) {
      weights += weight
      weighted += weight * value
      squares += weight * weight
    }

    /// The weighted mean.
    var value: Double { weighted / weights }

    /// Value and σ, from the variance between stations.
    func estimate(variance: Double) -> Estimate {
      Estimate(value: value, sigma: (variance * (1 + squares / (weights * weights))).squareRoot())
    }
  }
}
