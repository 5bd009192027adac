/// The few GeoJSON values (RFC 7946) that Brisa writes: coordinates are longitude, latitude.
public enum GeoJSON {
  /// A `Point` or `LineString` geometry.
  public enum Geometry: Sendable, Hashable, Encodable {
    /// One place.
    case point(Coordinate)
    /// A line of at least two places.
    case lineString([Coordinate])

    private enum Key: String, CodingKey {
      case type
      case coordinates
    }

    /// Writes the geometry with seven decimals, about a centimetre.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .point(let place):
        try container.encode("Point", forKey: .type)
        try container.encode(place.position, forKey: .coordinates)
      case .lineString(let places):
        try container.encode("LineString", forKey: .type)
        try container.encode(places.map(\.position), forKey: .coordinates)
      }
    }
  }

  /// A geometry with properties of any encodable type.
  public struct Feature<Properties: Encodable & Sendable>: Encodable, Sendable {
    private let type = "Feature"
    /// Where it is.
    public let geometry: Geometry
    /// What it is.
    public let properties: Properties

    /// Creates a feature.
    public init(geometry: Geometry, properties: Properties) {
      self.geometry = geometry
      self.properties = properties
    }
  }
}

extension Coordinate {
  /// Longitude, latitude, rounded to seven decimals: a GeoJSON position.
  public var position: [Double] {
    [(longitude * 1e7).rounded() / 1e7, (latitude * 1e7).rounded() / 1e7]
  }
}
