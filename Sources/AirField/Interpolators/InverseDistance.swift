package import Geo

/// A mean of the stations with weights 1 / distance^power (Shepard 1968, doi 10.1145/800186.810616).
///
/// At a station the field is its reading. σ² = s² (1 + Σ wᵢ²) with the normalised weights w: the readings are taken as
/// uncorrelated, so that between all stations it is that of the mean and beside one station that of the nearest.
///
/// Up to 500 stations all count everywhere. Of more, the nearest 32 count at a point.
package struct InverseDistance: LinearInterpolator {
  /// Exponent of the distance.
  package let power: Double
  /// How much stations differ within an hour.
  package let spread: HourlySpread

  package init(power: Double = 2, spread: HourlySpread = HourlySpread()) {
    self.power = power
    self.spread = spread
  }

  /// `idw`, with its power when that is not 2.
  package var id: String { FieldMethod.inverseDistance(power: power).description }

  /// Keeps the samples.
  ///
  /// - Throws: ``FieldError/setting(name:problem:)`` for a power outside ``FieldMethod/powers``, and for unusable
  ///   samples.
  package func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    try spread.validate()
    let powers = FieldMethod.powers
    guard powers.contains(power) else {
      throw .setting(name: "power", problem: "must be between \(powers.lowerBound) and \(powers.upperBound)")
    }
    let weighing = InverseDistanceWeight(power: power)
    let stations = StationArrays(samples)
    let variance = spread.variance(of: samples)
    return samples.count > Neighborhood.maxStationsAtOnce
      ? NearInverseDistance(stations: stations, weighing: weighing, variance: variance)
      : InverseDistanceSurface(stations: stations, weighing: weighing, variance: variance)
  }

  /// Weights that fall with the distance; of stations at the point itself, equal ones.
  package func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil {
    guard !stations.isEmpty else { throw .noSamples }
    let weighing = InverseDistanceWeight(power: power)
    return try Neighborhood.stencil(of: stations, at: point) { stations throws(FieldError) in
      let squares = stations.map { station in
        let distance = station.distance(to: point)
        return distance * distance
      }
      let isCoincident = squares.contains { InverseDistanceWeight.isCoincident($0) }
      let weights = squares.map { square in
        if isCoincident { return InverseDistanceWeight.isCoincident(square) ? 1.0 : 0 }
        return weighing.weight(atSquare: square)
      }
      let total = weights.reduce(0, +)
      let shares = weights.map { $0 / total }
      return Stencil(weights: shares, relativeVariance: 1 + shares.reduce(0) { $0 + $1 * $1 })
    }
  }
}
