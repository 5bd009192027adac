internal import Geo

extension JSONWriter {
  /// Writes a place: longitude and latitude in degrees, to 10 cm.
  mutating func position(_ place: Coordinate) {
    array { writer in
      writer.number(place.longitude, decimals: 6)
      writer.number(place.latitude, decimals: 6)
    }
  }
}
