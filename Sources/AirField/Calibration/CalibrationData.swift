package import AirData
package import Foundation
package import Geo

/// The readings that a calibration was made from.
package struct CalibrationData: Hashable, Sendable, Codable {
  /// One of the stations.
  package struct Site: Hashable, Sendable, Codable {
    /// Its id.
    package let id: String
    /// The name that people read.
    package let name: String
    /// What stands around it.
    package let type: StationType
    /// Degrees north.
    package let latitude: Double
    /// Degrees east.
    package let longitude: Double

    /// Where it stands.
    package var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
  }

  /// Where the readings were kept.
  package let archive: String
  /// The sources that delivered them.
  package let sources: [String]
  /// Start of the first hour.
  package let from: Date
  /// End of the last hour.
  package let to: Date
  /// Number of hours with any reading.
  package let hours: Int
  /// Number of readings.
  package let readings: Int
  /// The stations, by id.
  package let stations: [Site]

  /// Whether a station stands in an area.
  package func stands(in box: BoundingBox) -> Bool { stations.contains { box.contains($0.coordinate) } }

  /// What a history is made of; nil for one without hours.
  init?(_ history: StationHistory, archive: String, sources: [String]) {
    guard let first = history.hours.first, let last = history.hours.last else { return nil }
    self.archive = archive
    self.sources = sources
    from = first
    to = last + 3600
    hours = history.hours.count
    readings = history.readingCount
    stations = history.sites.map {
      Site(
        id: $0.id, name: $0.name, type: $0.type, latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
    }
  }
}

extension CalibrationData {
  private enum CodingKeys: String, CodingKey {
    case archive, sources, from, to, hours, readings, stations
  }

  /// Reads what a calibration says of its readings.
  /// - Throws: ``FieldError`` for counts and times that cannot be.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    archive = try keys.decode(String.self, forKey: .archive)
    sources = try keys.decode([String].self, forKey: .sources)
    from = try keys.moment(.from)
    to = try keys.moment(.to)
    guard from < to else { throw keys.fault("must be later than 'from'", at: .to) }
    hours = try keys.count(.hours)
    readings = try keys.count(.readings)
    stations = try keys.decode([Site].self, forKey: .stations)
  }
}

extension CalibrationData.Site {
  private enum CodingKeys: String, CodingKey {
    case id, name, type, latitude, longitude
  }

  /// Reads a station.
  /// - Throws: ``FieldError`` for a place that is not on the globe.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    id = try keys.decode(String.self, forKey: .id)
    name = try keys.decode(String.self, forKey: .name)
    type = try keys.decode(StationType.self, forKey: .type)
    latitude = try keys.number(.latitude, in: -90...90)
    longitude = try keys.number(.longitude, in: -180...180)
  }
}
