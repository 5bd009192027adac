public import AirData
public import Geo

/// A station on a map: what it measured in the hour, and its own index.
public struct ReportStation: Hashable, Sendable {
  /// Id within its source.
  public let id: String
  /// The name that people read.
  public let name: String
  /// Where it stands.
  public let coordinate: Coordinate
  /// What stands around it.
  public let type: StationType
  /// The source's name.
  public let source: String
  /// Concentrations of the hour in µg/m³.
  public let concentrations: [Pollutant: Double]
  /// Its index on the report's scale, nil where its readings allow none.
  public let index: Double?
  /// Whether its readings of the hour are a forecast or a typical day instead of measured.
  public let isMeasured: Bool

  /// Creates a station.
  public init(
    id: String, name: String, coordinate: Coordinate, type: StationType, source: String,
    concentrations: [Pollutant: Double], index: Double?, isMeasured: Bool
  ) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.type = type
    self.source = source
    self.concentrations = concentrations
    self.index = index
    self.isMeasured = isMeasured
  }
}

/// A station whose readings of the hour do not count, and why.
public struct LeftOutStation: Hashable, Sendable {
  /// Id within its source.
  public let id: String
  /// The name that people read.
  public let name: String
  /// Why, in a few words.
  public let reason: String

  /// Creates an entry.
  public init(id: String, name: String, reason: String) {
    self.id = id
    self.name = name
    self.reason = reason
  }
}
