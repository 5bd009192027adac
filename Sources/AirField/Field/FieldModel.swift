public import AirData

/// How the readings of an hour become a field: all that a city has settled and that no reading tells.
public struct FieldModel: Hashable, Sendable {
  /// The method of every pollutant.
  public var method: FieldMethod
  /// The streets, whose part is then told from the background; nil: all is background.
  public var streets: StreetModel?

  /// Creates a model; one that says nothing else has the built-in parameters.
  public init(method: FieldMethod = .standard, streets: StreetModel? = nil) {
    self.method = method
    self.streets = streets
  }

  /// The method of a pollutant, with its parameters.
  public func interpolator(for pollutant: Pollutant) -> any Interpolator {
    let background = method.interpolator(for: pollutant)
    return streets?.method(for: pollutant, over: background) ?? background
  }
}
