/// A substance that Brisa knows; the raw value is its key in every file and on the command line.
public enum Pollutant: String, CaseIterable, Codable, Sendable, Comparable {
  /// Nitrogen dioxide.
  case no2
  /// Particles up to 2.5 µm.
  case pm25
  /// Particles up to 10 µm.
  case pm10
  /// Ozone.
  case o3
  /// Sulphur dioxide.
  case so2
  /// Carbon monoxide.
  case co

  /// The name that people read.
  public var symbol: String {
    switch self {
    case .no2: "NO2"
    case .pm25: "PM2.5"
    case .pm10: "PM10"
    case .o3: "O3"
    case .so2: "SO2"
    case .co: "CO"
    }
  }

  /// Molar mass in g/mol of a gas, nil for particles, which have none.
  public var molarMassGramsPerMole: Double? {
    switch self {
    case .no2: 46.0055
    case .o3: 47.9982
    case .so2: 64.066
    case .co: 28.010
    case .pm25, .pm10: nil
    }
  }

  /// The WHO guideline of 2021 in µg/m³: 24 hours, and 8 hours for ozone.
  public var guidelineMicrogramsPerCubicMeter: Double {
    switch self {
    case .no2: 25
    case .pm25: 15
    case .pm10: 45
    case .o3: 100
    case .so2: 40
    case .co: 4000
    }
  }

  /// µg/m³ below zero that an hourly figure of an instrument may have by its noise; what is lower is a fault or a code.
  public var noiseMicrogramsPerCubicMeter: Double { self == .co ? 100 : 5 }

  /// Its place among all, from 0: its row in blocks of numbers, and its bit in sets of bits.
  @inlinable
  public var number: Int {
    switch self {
    case .no2: 0
    case .pm25: 1
    case .pm10: 2
    case .o3: 3
    case .so2: 4
    case .co: 5
    }
  }

  /// The pollutant of a ``number``, nil where there is none.
  public init?(number: Int) {
    guard Self.allCases.indices.contains(number) else { return nil }
    self = Self.allCases[number]
  }

  /// Orders pollutants as they are declared, which is the order of every table.
  public static func < (left: Pollutant, right: Pollutant) -> Bool {
    left.number < right.number
  }

  /// Reads a key or a name as feeds write it: `NO2`, `pm2.5`, `PM2_5`; nil for an unknown one.
  public init?(parsing text: some StringProtocol) {
    let key = text.lowercased().filter { $0.isLetter || $0.isNumber }
    self.init(rawValue: key)
  }
}
