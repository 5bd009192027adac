internal import AirData

/// The units of what a table has beside pollutants.
enum SpeciesUnit {
  private static let words: [String: Set<String>] = [
    "°C": ["°c", "c", "degc"], "%": ["%"], "1/cm³": ["1/cm³", "1/cm3", "#/cm³", "#/cm3"],
  ]

  /// By what a value is multiplied to be in the species' own unit; nil for a unit that is none of it.
  static func factor(_ text: String, of species: Species) -> Double? {
    if let words = words[species.unit] { return words.contains(text.lowercased()) ? 1 : nil }
    switch ConcentrationUnit(parsing: text) {
    case .microgramsPerCubicMeter: return 1
    case .milligramsPerCubicMeter: return 1000
    default: return nil
    }
  }
}
