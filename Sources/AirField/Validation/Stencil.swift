public import Geo

/// How a method that is linear in the readings answers at one point: what each station's reading counts there.
public struct Stencil: Hashable, Sendable {
  /// Weights in the order of the stations; they sum to one.
  public let weights: [Double]
  /// Variance of the error over the hour's variance between stations.
  public let relativeVariance: Double

  /// Creates a stencil.
  public init(weights: [Double], relativeVariance: Double) {
    self.weights = weights
    self.relativeVariance = relativeVariance
  }
}

/// A method whose values are weighted sums of the readings, with weights that depend on nothing but places.
///
/// A year of hours has few different sets of stations, so that leaving each out over all hours costs one stencil per set and not a
/// fit per hour.
public protocol LinearInterpolator: Interpolator {
  /// How much stations differ within an hour.
  var spread: HourlySpread { get }

  /// The stencil of a point for readings at some stations.
  /// - Throws: ``FieldError`` for no stations or settings out of range.
  func stencil(of stations: [PlanePoint], at point: PlanePoint) throws(FieldError) -> Stencil
}
