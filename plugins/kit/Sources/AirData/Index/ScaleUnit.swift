/// The unit in which a scale publishes its breakpoints.
public enum ScaleUnit: String, Codable, Sendable {
  /// Micrograms in a cubic metre.
  case microgramsPerCubicMeter = "µg/m³"
  /// Parts of volume in a thousand million.
  case partsPerBillion = "ppb"
  /// Parts of volume in a million.
  case partsPerMillion = "ppm"

  /// How many µg/m³ one unit of that pollutant is at 20 °C; NaN for parts of volume of particles, which have none.
  func micrograms(of pollutant: Pollutant) -> Double {
    let perPartPerBillion = (pollutant.molarMassGramsPerMole ?? .nan) / ConcentrationUnit.molarVolumeLitersPerMole
    return switch self {
    case .microgramsPerCubicMeter: 1
    case .partsPerBillion: perPartPerBillion
    case .partsPerMillion: perPartPerBillion * 1000
    }
  }
}

/// How far arithmetic may push a concentration over a breakpoint.
enum BreakpointTolerance {
  /// Relative; it covers a unit conversion there and back and single precision, and is far below any instrument's.
  static let relative = 1e-5
}
