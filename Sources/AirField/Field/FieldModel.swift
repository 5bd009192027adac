public import AirData

/// How the readings of an hour become a field: all that a city has settled and that no reading tells.
public struct FieldModel: Hashable, Sendable {
  /// The method of every pollutant.
  public var method: FieldMethod
  /// What the city's history says; nil: the built-in parameters serve.
  public var calibration: FieldCalibration?
  /// The streets, whose part is then told from the background; nil: all is background.
  public var streets: StreetModel?

  /// Creates a model; one that says nothing else has the built-in parameters.
  public init(
    method: FieldMethod = .standard, calibration: FieldCalibration? = nil, streets: StreetModel? = nil
  ) {
    self.method = method
    self.calibration = calibration
    self.streets = streets
  }

  /// The method of a pollutant, with its parameters.
  public func interpolator(for pollutant: Pollutant) -> any Interpolator {
    let background = background(of: pollutant)
    return streets?.method(for: pollutant, over: background) ?? background
  }

  /// The method of what is no street's.
  private func background(of pollutant: Pollutant) -> any LinearInterpolator {
    chosenMethod(for: pollutant).interpolator(spread: spread(of: pollutant))
  }

  /// What the method comes to for a pollutant.
  public func chosenMethod(for pollutant: Pollutant) -> ChosenMethod {
    let calibration = calibration?[pollutant]?.calibration
    let variogram = calibration?.variogram ?? BuiltInParameters(for: pollutant).variogram
    return switch method {
    case .mean: .mean
    case .nearest: .nearest
    case .inverseDistance(let power): .inverseDistance(power: power)
    case .kriging: .kriging(variogram)
    case .auto: calibration?.auto ?? .kriging(variogram)
    }
  }

  /// Where readings lie around what the method says: as calibrated for the method that was calibrated, otherwise as in a normal distribution.
  func quantiles(for pollutant: Pollutant) -> ErrorQuantiles {
    guard let calibration = calibration?[pollutant]?.calibration, calibration.auto == chosenMethod(for: pollutant),
      streets?.method(for: pollutant, over: background(of: pollutant)) == nil
    else { return .gaussian }
    return calibration.quantiles
  }

  private func spread(of pollutant: Pollutant) -> HourlySpread {
    guard let calibration = calibration?[pollutant]?.calibration else {
      return BuiltInParameters(for: pollutant).spread
    }
    return HourlySpread(relativeSpread: calibration.relativeSpread)
  }
}
