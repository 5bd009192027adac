import Foundation
public import Geo

/// A mean of the stations with weights 1 / distance^power (Shepard 1968, doi 10.1145/800186.810616).
///
/// At a station the field is its reading. σ² = s² (1 + Σ wᵢ²) with the normalised weights w: the readings are taken as uncorrelated, so
/// that between all stations it is that of the mean and beside one station that of the nearest.
public struct InverseDistance: LinearInterpolator {
  /// Exponent of the distance.
  public let power: Double
  /// How much stations differ within an hour.
  public let spread: HourlySpread

  /// Powers that a fit accepts.
  public static let powers = 0.1...16.0

  /// Creates the method.
  public init(power: Double = 2, spread: HourlySpread = HourlySpread()) {
    self.power = power
    self.spread = spread
  }

  /// `idw`, with its power when that is not 2.
  public var id: String { FieldMethod.inverseDistance(power: power).description }

  /// Keeps the samples.
  ///
  /// - Throws: ``FieldError/setting(name:problem:)`` for a power outside ``powers``, and for unusable samples.
  public func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    guard Self.powers.contains(power) else {
      throw .setting(name: "power", problem: "must be between \(Self.powers.lowerBound) and \(Self.powers.upperBound)")
    }
    return InverseDistanceSurface(
      stations: StationArrays(samples), power: power, variance: spread.variance(of: samples))
  }

  /// Weights that fall with the distance; of stations at the point itself, equal ones.
  public func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    guard !stations.isEmpty else { throw .noSamples }
    let squares = stations.map { station in
      let distance = station.distance(to: point)
      return distance * distance
    }
    let isCoincident = squares.contains { $0 <= InverseDistanceSurface.coincidenceSquared }
    let weights = squares.map { square in
      if isCoincident { return square <= InverseDistanceSurface.coincidenceSquared ? 1.0 : 0 }
      return pow(square, -power / 2)
    }
    let total = weights.reduce(0, +)
    let shares = weights.map { $0 / total }
    return Stencil(weights: shares, relativeVariance: 1 + shares.reduce(0) { $0 + $1 * $1 })
  }
}

struct InverseDistanceSurface: FittedSurface {
  let stations: StationArrays
  let power: Double
  let variance: Double

  /// Nearer than a millimetre is at the station.
  static let coincidenceSquared = 1e-6

  /// Sums over the stations of weight, weight times value and squared weight.
  private struct Sums {
    var weights = 0.0
    var weighted = 0.0
    var squares = 0.0

    @inline(__always)
    mutating func add(_ weight: Double, _ value: Double) {
      weights += weight
      weighted += weight * value
      squares += weight * weight
    }
  }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    for index in 0..<min(points.count, values.count) {
      let sums = sums(at: points[index])
      values[index] = Float(sums.weighted / sums.weights)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    for index in 0..<min(points.count, estimates.count) {
      let sums = sums(at: points[index])
      let concentration = sums.squares / (sums.weights * sums.weights)
      estimates[index] = Estimate(
        value: sums.weighted / sums.weights, sigma: (variance * (1 + concentration)).squareRoot())
    }
  }

  private func sums(at point: PlanePoint) -> Sums {
    let x = stations.x.span
    let y = stations.y.span
    let values = stations.values.span
    var sums = Sums()
    for index in 0..<x.count {
      let deltaX = point.x - x[index]
      let deltaY = point.y - y[index]
      let squared = deltaX * deltaX + deltaY * deltaY
      if squared <= Self.coincidenceSquared { return coincident(with: point) }
      sums.add(power == 2 ? 1 / squared : pow(squared, -power / 2), values[index])
    }
    return sums
  }

  /// The stations that stand at the point itself, with equal weights.
  private func coincident(with point: PlanePoint) -> Sums {
    var sums = Sums()
    for index in 0..<stations.count {
      let deltaX = point.x - stations.x[index]
      let deltaY = point.y - stations.y[index]
      if deltaX * deltaX + deltaY * deltaY <= Self.coincidenceSquared { sums.add(1, stations.values[index]) }
    }
    return sums
  }
}
