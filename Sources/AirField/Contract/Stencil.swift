package import Geo

/// How a method that is linear in the readings answers at one point: what each station's reading counts there.
package struct Stencil: Hashable, Sendable {
  /// Weights in the order of the stations; they sum to one.
  package let weights: [Double]
  /// Variance of the error over the hour's variance between stations.
  package let relativeVariance: Double

  package init(weights: [Double], relativeVariance: Double) {
    self.weights = weights
    self.relativeVariance = relativeVariance
  }
}

/// A method whose values are weighted sums of the readings, with weights that depend on nothing but places.
///
/// A year of hours has few different sets of stations, so that leaving each out over all hours costs one stencil per
/// set and not a fit per hour.
package protocol LinearInterpolator: Interpolator {
  /// How much stations differ within an hour.
  var spread: HourlySpread { get }

  /// The stencil of a point for readings at some stations.
  /// - Throws: ``FieldError`` for no stations or settings out of range.
  func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil

  /// For each station the weights with which the others predict it, and −1 for itself: with the readings they make the
  /// error.
  ///
  /// The default takes one stencil a station; a method with a shortcut brings its own.
  /// - Throws: ``FieldError`` for fewer than two stations or settings out of range.
  func leaveOneOutWeights(of stations: [PlanePoint]) throws(FieldError) -> [[Double]]
}

extension LinearInterpolator {
  /// One stencil a station.
  package func leaveOneOutWeights(of stations: [PlanePoint]) throws(FieldError) -> [[Double]] {
    try stencilWeights(of: stations)
  }

  /// One stencil a station, without any shortcut.
  func stencilWeights(of stations: [PlanePoint]) throws(FieldError) -> [[Double]] {
    guard stations.count > 1 else { throw .tooFewToScore }
    return try stations.indices.map { position throws(FieldError) in
      var others = stations
      let target = others.remove(at: position)
      var weights = try stencil(of: others, at: target).weights
      weights.insert(-1, at: position)
      return weights
    }
  }
}
