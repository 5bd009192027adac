internal import AirData
internal import Foundation

/// A reading as a line has it.
struct ReadingMessage: Codable {
  let station: StationMessage
  let pollutant: String
  let value: Double
  let unit: String?
  let start: String
  let end: String
  let kind: String?
  let issued: String?
  let day: String?
  var quality: Lenient<[String]>?
  /// Standard uncertainty in the unit of the value.
  var uncertainty: Lenient<Double>?

  init(_ reading: SpeciesReading) {
    station = StationMessage(reading.station)
    (pollutant, value, unit) = (reading.species.rawValue, reading.value, reading.species.unit)
    (start, end) = (ZonedTime.format(reading.start), ZonedTime.format(reading.end))
    let kind = KindMessage(reading.kind)
    (self.kind, issued, day) = (kind.kind, kind.issued, kind.day)
    quality = reading.quality.isEmpty ? nil : Lenient(reading.quality.words)
    uncertainty = reading.uncertainty.map(Lenient.init)
  }

  init(_ reading: Reading) {
    station = StationMessage(reading.station)
    (pollutant, value, unit) = (reading.pollutant.rawValue, reading.concentration, nil)
    (start, end) = (ZonedTime.format(reading.start), ZonedTime.format(reading.end))
    let kind = KindMessage(reading.kind)
    (self.kind, issued, day) = (kind.kind, kind.issued, kind.day)
    quality = reading.quality.isEmpty ? nil : Lenient(reading.quality.words)
    uncertainty = reading.uncertainty.map(Lenient.init)
  }

  /// What the line is about: something that stations measure beside pollutants; nil for a pollutant.
  var species: Species? { Pollutant(parsing: pollutant) == nil ? Species(parsing: pollutant) : nil }

  /// What is odd about it and does not keep it from being used, like a type of station that nobody knows; nil: nothing.
  var oddity: String? {
    if let oddity = station.oddity { return oddity }
    if let fault = qualityFault { return fault + ", so that it counts as doubtful" }
    guard let uncertainty else { return nil }
    return (uncertainty.value ?? -1) >= 0 ? nil : "reading.uncertainty: must be a number from 0"
  }

  /// The reading of a species.
  func reading(of species: Species, sourceID: String) throws(ProtocolFault) -> SpeciesReading {
    let scale = try scale(of: species)
    return SpeciesReading(
      station: try station.station(), species: species, value: value * scale,
      uncertainty: soundUncertainty.map { $0 * scale }, start: try ZonedTime.parse(start, path: "reading.start"),
      end: try ZonedTime.parse(end, path: "reading.end"),
      kind: try KindMessage(kind: kind, issued: issued, day: day).kind(path: "reading"),
      quality: soundQuality, sourceID: sourceID)
  }

  /// By what a value is multiplied to be in the species' own unit.
  private func scale(of species: Species) throws(ProtocolFault) -> Double {
    guard let unit, unit != species.unit else { return 1 }
    let scales: [String: Double] = ["mg/m³": 1000, "mg/m3": 1000, "ug/m3": 1, "µg/m3": 1, "μg/m³": 1, "ng/m³": 0.001]
    guard species.unit == "µg/m³", let scale = scales[unit] else {
      throw ProtocolFault(
        "reading.unit: '\(PlainText.clean(unit, maxCharacters: 40))' is no unit of \(species.symbol), which is in "
          + species.unit)
    }
    return scale
  }

  private var qualityWords: (known: Reading.Quality, unknown: [String]) {
    Reading.Quality.understood(quality?.value ?? [])
  }

  /// What is wrong with the reservations; nil: nothing, or there are none.
  private var qualityFault: String? {
    guard let quality else { return nil }
    guard quality.value != nil else { return "reading.quality: expected an array of texts" }
    return qualityWords.unknown.first.map { Reading.Quality.fault(of: $0).message }
  }

  /// A reservation that nobody here knows is one all the same.
  private var soundQuality: Reading.Quality {
    let known = qualityWords.known
    return qualityFault == nil ? known : known.union(.doubtful)
  }

  private var soundUncertainty: Double? { uncertainty?.value.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }

  func reading(sourceID: String) throws(ProtocolFault) -> Reading {
    guard let pollutant = Pollutant(parsing: pollutant) else {
      throw ProtocolFault("reading.pollutant: '\(PlainText.clean(pollutant, maxCharacters: 40))' is unknown")
    }
    return Reading(
      station: try station.station(), pollutant: pollutant, concentration: try converted(value, of: pollutant),
      start: try ZonedTime.parse(start, path: "reading.start"), end: try ZonedTime.parse(end, path: "reading.end"),
      kind: try KindMessage(kind: kind, issued: issued, day: day).kind(path: "reading"),
      quality: soundQuality, sourceID: sourceID,
      uncertainty: try soundUncertainty.map { (figure) throws(ProtocolFault) in try converted(figure, of: pollutant) })
  }

  private func converted(_ value: Double, of pollutant: Pollutant) throws(ProtocolFault) -> Double {
    guard let unit else { return value }
    guard let unit = ConcentrationUnit(parsing: unit) else {
      throw ProtocolFault("reading.unit: '\(PlainText.clean(unit, maxCharacters: 40))' is unknown")
    }
    guard let concentration = unit.toMicrogramsPerCubicMeter(value, of: pollutant) else {
      throw ProtocolFault("reading.unit: \(unit.symbol) is no unit of \(pollutant.symbol)")
    }
    return concentration
  }
}
