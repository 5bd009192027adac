internal import Geo

extension Coordinate {
  /// A place in whole 1e-7 degrees, as OSM and networks have it.
  init(latitudeUnits: Int32, longitudeUnits: Int32) {
    self.init(latitude: Double(latitudeUnits) / 1e7, longitude: Double(longitudeUnits) / 1e7)
  }
}
