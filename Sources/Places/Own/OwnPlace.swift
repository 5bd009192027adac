package import Geo

/// A place that somebody has given a name of their own.
package struct OwnPlace: Sendable, Hashable {
  /// What it is called.
  package var name: String
  /// Where it is.
  package var place: Coordinate
  /// Words that it goes by.
  package var tags: [String]

  /// Creates a place; see ``OwnPlaces`` for what a name may be.
  package init(name: String, place: Coordinate, tags: [String] = []) {
    self.name = name
    self.place = place
    self.tags = tags
  }
}

extension OwnPlace: Codable {
  private enum Key: String, CodingKey {
    case name, latitude, longitude, tags
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    name = try keys.decode(String.self, forKey: .name)
    place = Coordinate(
      latitude: try keys.decode(Double.self, forKey: .latitude),
      longitude: try keys.decode(Double.self, forKey: .longitude))
    tags = try keys.decodeIfPresent([String].self, forKey: .tags) ?? []
    guard place.isOnGlobe else {
      throw DecodingError.dataCorruptedError(forKey: .latitude, in: keys, debugDescription: "is not on the globe")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(name, forKey: .name)
    try keys.encode(place.latitude, forKey: .latitude)
    try keys.encode(place.longitude, forKey: .longitude)
    try keys.encode(tags, forKey: .tags)
  }
}
