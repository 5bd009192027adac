/// A method with its parameters: what a calibration chooses for a pollutant.
package enum ChosenMethod: Hashable, Sendable, Codable {
  /// The mean of the stations.
  case mean
  /// The nearest station.
  case nearest
  /// Inverse distance weights with a power.
  case inverseDistance(power: Double)
  /// Ordinary kriging with a variogram.
  case kriging(Variogram)

  /// The method, with how much stations differ within an hour.
  package func interpolator(spread: HourlySpread) -> any LinearInterpolator {
    switch self {
    case .mean: StationMean(spread: spread)
    case .nearest: NearestStation(spread: spread)
    case .inverseDistance(let power): InverseDistance(power: power, spread: spread)
    case .kriging(let variogram): OrdinaryKriging(variogram: variogram, spread: spread)
    }
  }

  /// The method as ``FieldMethod`` writes it.
  package var id: String {
    switch self {
    case .mean: FieldMethod.mean.description
    case .nearest: FieldMethod.nearest.description
    case .inverseDistance(let power): FieldMethod.inverseDistance(power: power).description
    case .kriging: FieldMethod.kriging.description
    }
  }
}

extension ChosenMethod {
  private enum CodingKeys: String, CodingKey {
    case method, power, variogram
  }

  /// Reads `{"method": "idw", "power": 1}` and the like.
  /// - Throws: ``FieldError`` for no method and for parameters out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    switch try keys.decode(String.self, forKey: .method) {
    case "mean": self = .mean
    case "nearest": self = .nearest
    case "idw": self = .inverseDistance(power: try keys.number(.power, in: FieldMethod.powers))
    case "kriging": self = .kriging(try keys.decode(Variogram.self, forKey: .variogram))
    default: throw keys.fault("must be one of mean, nearest, idw and kriging", at: .method)
    }
  }

  /// Writes the method with what belongs to it.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .mean: try keys.encode("mean", forKey: .method)
    case .nearest: try keys.encode("nearest", forKey: .method)
    case .inverseDistance(let power):
      try keys.encode("idw", forKey: .method)
      try keys.encode(power, forKey: .power)
    case .kriging(let variogram):
      try keys.encode("kriging", forKey: .method)
      try keys.encode(variogram, forKey: .variogram)
    }
  }
}
