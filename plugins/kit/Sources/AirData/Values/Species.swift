public import Foundation
internal import Geo

/// What stations measure beside the pollutants that Brisa computes with; the raw value is its key in every file.
public enum Species: String, CaseIterable, Codable, Sendable, Comparable {
  /// Nitrogen monoxide, µg/m³.
  case no
  /// Nitrogen oxides together, as NO2, µg/m³.
  case nox
  /// Benzene, µg/m³.
  case benzene
  /// Black carbon, µg/m³.
  case blackCarbon = "bc"
  /// Ultrafine particles, particles per cm³.
  case ultrafineParticles = "ufp"
  /// Temperature of the air, °C.
  case temperature
  /// Relative humidity, %.
  case humidity

  /// The name that people read.
  public var symbol: String {
    switch self {
    case .no: "NO"
    case .nox: "NOx"
    case .benzene: "C6H6"
    case .blackCarbon: "BC"
    case .ultrafineParticles: "UFP"
    case .temperature: "T"
    case .humidity: "RH"
    }
  }

  /// The unit of its values.
  public var unit: String {
    switch self {
    case .no, .nox, .benzene, .blackCarbon: "µg/m³"
    case .ultrafineParticles: "1/cm³"
    case .temperature: "°C"
    case .humidity: "%"
    }
  }

  /// The values that are believed, in its unit.
  public var believed: ClosedRange<Double> {
    switch self {
    case .no, .nox, .benzene, .blackCarbon: 0...Reading.mostBelieved
    case .ultrafineParticles: 0...1e8
    case .temperature: -100...70
    case .humidity: 0...110
    }
  }

  /// Orders species as they are declared.
  public static func < (left: Species, right: Species) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Reads a key or a name as feeds write it: `NOx`, `C6H6`, `RH`; nil for an unknown one.
  public init?(parsing text: some StringProtocol) {
    let key = text.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let species = Self(rawValue: key) ?? Self.allCases.first(where: { $0.symbol.lowercased() == key }) else {
      return nil
    }
    self = species
  }
}

/// The mean of something else than a pollutant of ``Reading`` at one station over one interval: carried and kept, and
/// used by no field.
public struct SpeciesReading: Hashable, Sendable {
  /// Where it was measured.
  public let station: Station
  /// What was measured.
  public let species: Species
  /// The mean, in the unit of the species.
  public let value: Double
  /// Standard uncertainty of the value, in its unit; nil: not stated.
  public let uncertainty: Double?
  /// Start of the averaging interval, UTC.
  public let start: Date
  /// End of the averaging interval, UTC, later than the start.
  public let end: Date
  /// How it came about.
  public let kind: Reading.Kind
  /// What is known against it.
  public let quality: Reading.Quality
  /// Id of the source that delivered it.
  public let sourceID: String

  /// Creates a reading; see ``flaw`` for what a sound one is.
  public init(
    station: Station, species: Species, value: Double, uncertainty: Double? = nil, start: Date, end: Date,
    kind: Reading.Kind = .observed, quality: Reading.Quality = [], sourceID: String
  ) {
    self.station = station
    self.species = species
    self.value = value
    self.uncertainty = uncertainty
    self.start = start
    self.end = end
    self.kind = kind
    self.quality = quality
    self.sourceID = sourceID
  }

  /// Why the host may not keep the reading, nil when it is sound.
  public var flaw: String? {
    if !species.believed.contains(value) { return "the value of \(species.symbol) is beyond all sense" }
    if !station.coordinate.isOnGlobe { return "the station is outside the globe" }
    if !start.timeIntervalSince1970.isFinite || !end.timeIntervalSince1970.isFinite {
      return "the averaging interval has no bounds"
    }
    return end <= start ? "the averaging interval ends before it starts" : nil
  }
}

/// All that a source has of a box and an interval.
public struct SourceReadings: Sendable {
  /// Concentrations of the pollutants that Brisa computes with.
  public var readings: [Reading]
  /// What else the stations measure.
  public var others: [SpeciesReading]

  /// Creates an answer.
  public init(readings: [Reading] = [], others: [SpeciesReading] = []) {
    self.readings = readings
    self.others = others
  }
}
