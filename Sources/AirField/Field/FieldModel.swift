public import AirData

/// How the readings of an hour become a field: all that a city has settled and that no reading tells.
public struct FieldModel: Hashable, Sendable {
  /// The method of every pollutant.
  public var method: FieldMethod

  /// Creates a model; one that says nothing else has the built-in parameters.
  public init(method: FieldMethod = .standard) {
    self.method = method
  }

  /// The method of a pollutant, with its parameters.
  public func interpolator(for pollutant: Pollutant) -> any Interpolator {
    method.interpolator(for: pollutant)
  }
}
