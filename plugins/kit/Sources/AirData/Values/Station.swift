public import Geo

/// What stands around a station; it decides what its readings speak for.
public enum StationType: String, Codable, Sendable, CaseIterable {
  /// Beside a busy street: describes its street.
  case traffic
  /// Away from single sources: describes its district.
  case background
  /// Beside industry or a port.
  case industrial
  /// A point of a model's grid: describes the cell around it, streets and all.
  case model
  /// Not stated.
  case unknown
}

/// A place where the air is measured, or a point of a model's grid.
public struct Station: Hashable, Sendable {
  /// The most metres between two places of one station, however they are rounded, and whoever tells them.
  public static let samePlaceMeters = 100.0

  /// Unique within its source.
  public let id: String
  /// The name that people read.
  public let name: String
  /// Where it stands.
  public let coordinate: Coordinate
  /// What stands around it.
  public let type: StationType
  /// Who must be named for this station's readings; nil: whoever the source's manifest names.
  public let credit: Credit?
  /// What else is known of it; nil: nothing.
  public let details: StationDetails?

  /// Creates a station.
  public init(
    id: String, name: String, coordinate: Coordinate, type: StationType, credit: Credit? = nil,
    details: StationDetails? = nil
  ) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.type = type
    self.credit = credit
    self.details = details
  }
}
