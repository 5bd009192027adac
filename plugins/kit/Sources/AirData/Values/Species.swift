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
    case .no, .nox, .benzene, .blackCarbon: 0...Reading.maxBelieved
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
