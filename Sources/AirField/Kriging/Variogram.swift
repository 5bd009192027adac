/// A variogram γ(h) = nugget + partialSill · (1 − ρ(h)) for h > 0, and γ(0) = 0, with the correlation ρ of a
/// ``VariogramModel``.
package struct Variogram: Hashable, Sendable {
  /// The shape.
  package let model: VariogramModel
  /// Variance of what stations at one place would still differ by: noise, and what stands beside them.
  package let nugget: Double
  /// Variance that is explained by distance.
  package let partialSill: Double
  /// Distance in metres at which 95 % of the partial sill is reached.
  package let effectiveRangeMeters: Double

  /// Creates a variogram; ``OrdinaryKriging/fit(_:)`` checks it.
  package init(
    _ model: VariogramModel = .exponential, nugget: Double, partialSill: Double, effectiveRangeMeters: Double
  ) {
    self.model = model
    self.nugget = nugget
    self.partialSill = partialSill
    self.effectiveRangeMeters = effectiveRangeMeters
  }

  /// Variance of a single reading: nugget and partial sill.
  package var sill: Double { nugget + partialSill }

  /// Share of the sill that a reading's own variance always has beyond the partial sill, so that two stations at one
  /// place are solvable without a nugget.
  static let minNuggetShare = 1e-9

  /// Variance of a single reading in a kriging system.
  var diagonal: Double { partialSill + max(nugget, Self.minNuggetShare * sill) }

  /// Covariance of two readings of different stations at this distance in metres, which may be zero.
  package func covariance(atMeters distance: Double) -> Double {
    partialSill * model.correlation(atMeters: distance, effectiveRangeMeters: effectiveRangeMeters)
  }

  /// Refuses what is no variogram.
  func validate() throws(FieldError) {
    guard nugget.isFinite, partialSill.isFinite, nugget >= 0, partialSill >= 0, sill > 0, sill.isFinite else {
      throw .setting(
        name: "variogram", problem: "must have a nugget and a partial sill of at least 0 that are not both 0")
    }
    guard effectiveRangeMeters.isFinite, effectiveRangeMeters >= 1 else {
      throw .setting(name: "variogram", problem: "must have an effective range of at least 1 m")
    }
  }
}
