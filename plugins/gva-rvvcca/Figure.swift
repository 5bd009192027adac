internal import AirData
internal import Foundation

/// One hour's mean, as files and service alike have it: with the end of its hour.
struct Figure: Sendable {
  var pollutant: Pollutant
  /// µg/m³.
  var concentration: Double
  var end: Date

  static let secondsPerHour = 3600.0

  /// Reads a value as the network writes it, with a decimal comma or point; nil for an empty one, which was not
  /// measured.
  static func concentration(
    _ text: ArraySlice<UInt8>, unit: ConcentrationUnit, of pollutant: Pollutant
  ) throws(ValueProblem) -> Double? {
    guard !text.isEmpty else { return nil }
    guard let value = DecimalNumber.parse(text, allowingComma: true) else { throw .notANumber }
    return try concentration(value, unit: unit, of: pollutant)
  }

  /// A value in µg/m³.
  static func concentration(
    _ value: Double, unit: ConcentrationUnit, of pollutant: Pollutant
  ) throws(ValueProblem) -> Double {
    guard value >= 0 else { throw .negative }
    guard let concentration = unit.toMicrogramsPerCubicMeter(value, of: pollutant),
      concentration <= Reading.maxBelieved
    else { throw .tooLarge }
    return concentration
  }

  /// The unit that the network writes a pollutant in, where it does not say so.
  static func unit(of pollutant: Pollutant) -> ConcentrationUnit {
    pollutant == .co ? .milligramsPerCubicMeter : .microgramsPerCubicMeter
  }
}

/// Why a value is left out, as words that follow where it stands.
enum ValueProblem: String, Error {
  case notANumber = "is no number"
  case negative = "is negative"
  case tooLarge = "is more than is believed"
}

/// What was read of one station.
struct StationFigures: Sendable {
  var station: Station
  var figures: [Figure] = []
  var problems: RecordProblems
}
