/// A method with its parameters: what a calibration chooses for a pollutant.
public enum ChosenMethod: Hashable, Sendable {
  /// The mean of the stations.
  case mean
  /// The nearest station.
  case nearest
  /// Inverse distance weights with a power.
  case inverseDistance(power: Double)
  /// Ordinary kriging with a variogram.
  case kriging(Variogram)

  /// The method, with how much stations differ within an hour.
  public func interpolator(spread: HourlySpread) -> any LinearInterpolator {
    switch self {
    case .mean: StationMean(spread: spread)
    case .nearest: NearestStation(spread: spread)
    case .inverseDistance(let power): InverseDistance(power: power, spread: spread)
    case .kriging(let variogram): OrdinaryKriging(variogram: variogram, spread: spread)
    }
  }

  /// The method as ``FieldMethod`` writes it.
  public var id: String {
    switch self {
    case .mean: FieldMethod.mean.description
    case .nearest: FieldMethod.nearest.description
    case .inverseDistance(let power): FieldMethod.inverseDistance(power: power).description
    case .kriging: FieldMethod.kriging.description
    }
  }
}
