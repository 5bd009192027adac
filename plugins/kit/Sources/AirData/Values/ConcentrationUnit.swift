/// A unit that feeds write concentrations in; inside Brisa there is only µg/m³.
public enum ConcentrationUnit: Hashable, Sendable, CaseIterable {
  /// µg/m³.
  case microgramsPerCubicMeter
  /// mg/m³, as carbon monoxide is often given.
  case milligramsPerCubicMeter
  /// Parts per billion by volume (10⁻⁹); gases only.
  case partsPerBillion
  /// Parts per million by volume (10⁻⁶); gases only.
  case partsPerMillion

  /// Litres that a mole of an ideal gas fills at 20 °C and 1 atm, where European gas data are standardised.
  public static let molarVolumeLitersPerMole = 24.0551

  /// Reads a unit as feeds write it: `µg/m³`, `ug/m3`, `UG.M-3`, `mg/m³`, `ppb`, `ppmv`; nil for an unknown one.
  ///
  /// Case and spaces do not matter, and either of the two characters that look like µ is taken.
  public init?(parsing text: some StringProtocol) {
    switch Self.key(text) {
    case "ug/m3", "ug.m-3", "ugm-3", "ugm3": self = .microgramsPerCubicMeter
    case "mg/m3", "mg.m-3", "mgm-3", "mgm3": self = .milligramsPerCubicMeter
    case "ppb", "ppbv": self = .partsPerBillion
    case "ppm", "ppmv": self = .partsPerMillion
    default: return nil
    }
  }

  /// The unit as people read it.
  public var symbol: String {
    switch self {
    case .microgramsPerCubicMeter: "µg/m³"
    case .milligramsPerCubicMeter: "mg/m³"
    case .partsPerBillion: "ppb"
    case .partsPerMillion: "ppm"
    }
  }

  /// How many µg/m³ one of this unit is at 20 °C and 1 atm; nil for particles given by volume, which have no molar
  /// mass.
  public func microgramsPerCubicMeter(of pollutant: Pollutant) -> Double? {
    switch self {
    case .microgramsPerCubicMeter: 1
    case .milligramsPerCubicMeter: 1000
    case .partsPerBillion: pollutant.molarMassGramsPerMole.map { $0 / Self.molarVolumeLitersPerMole }
    case .partsPerMillion: pollutant.molarMassGramsPerMole.map { 1000 * $0 / Self.molarVolumeLitersPerMole }
    }
  }

  /// A value of this unit in µg/m³; nil for particles given by volume, or when the result is not finite.
  public func toMicrogramsPerCubicMeter(_ value: Double, of pollutant: Pollutant) -> Double? {
    microgramsPerCubicMeter(of: pollutant).map { value * $0 }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The text in lower case without spaces, with `u` for either µ and plain digits for raised ones.
  private static func key(_ text: some StringProtocol) -> String {
    var key = ""
    for character in text.unicodeScalars where !character.properties.isWhitespace {
      switch character {
      case "\u{B5}", "\u{3BC}", "\u{39C}": key.append("u")
      case "\u{B3}": key.append("3")
      case "\u{B7}": key.append(".")
      case "^": continue
      default: key.append(character.properties.lowercaseMapping)
      }
    }
    return key
  }
}
