internal import AirData

/// The methods that a person can choose, as `--field` takes them.
package enum FieldMethod: Hashable, Sendable, CustomStringConvertible {
  /// The mean of the stations, the same everywhere.
  case mean
  /// The reading of the nearest station.
  case nearest
  /// Inverse distance weights with a power.
  case inverseDistance(power: Double)
  /// Ordinary kriging with the pollutant's calibrated variogram, or the built-in one.
  case kriging
  /// What the city's calibration found best for the pollutant; kriging with built-in parameters without one.
  case auto

  /// Powers of inverse distances that a field takes.
  static let powers = 0.1...16.0

  /// What serves where nothing is said.
  package static let standard = FieldMethod.auto

  /// The choices, for help and messages.
  package static let choices =
    "auto, mean, nearest, idw, idw:POWER (a power from \(powers.lowerBound) to "
    + "\(powers.upperBound), 2 when not given) or kriging"

  /// Reads `auto`, `mean`, `nearest`, `idw`, `idw:1.5` or `kriging`.
  ///
  /// - Throws: ``FieldError/unknownMethod(_:)``, which lists the choices.
  package init(parsing text: String) throws(FieldError) {
    switch text {
    case "auto": self = .auto
    case "mean": self = .mean
    case "nearest": self = .nearest
    case "idw": self = .inverseDistance(power: 2)
    case "kriging": self = .kriging
    default:
      guard text.hasPrefix("idw:"), let power = DecimalNumber.parse(text.dropFirst(4)), Self.powers.contains(power)
      else {
        throw .unknownMethod(text)
      }
      self = .inverseDistance(power: power)
    }
  }

  /// The text that ``init(parsing:)`` reads.
  package var description: String {
    switch self {
    case .mean: "mean"
    case .nearest: "nearest"
    case .inverseDistance(let power): power == 2 ? "idw" : "idw:\(power)"
    case .kriging: "kriging"
    case .auto: "auto"
    }
  }
}
