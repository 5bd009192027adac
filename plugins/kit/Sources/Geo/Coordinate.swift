import Foundation

/// A place on the globe in WGS 84 degrees.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates a coordinate; nothing is checked, see ``isOnGlobe``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both figures are finite and inside their ranges.
  public var isOnGlobe: Bool {
    latitude.isFinite && longitude.isFinite && abs(latitude) <= 90 && abs(longitude) <= 180
  }

  /// Great-circle distance in metres by the haversine formula, which is stable for the short distances of a city.
  public func distanceMeters(to other: Coordinate) -> Double {
    let latitude1 = latitude * .pi / 180
    let latitude2 = other.latitude * .pi / 180
    let sineLatitude = sin((latitude2 - latitude1) / 2)
    let sineLongitude = sin((other.longitude - longitude) * .pi / 360)
    let chord = sineLatitude * sineLatitude + cos(latitude1) * cos(latitude2) * sineLongitude * sineLongitude
    return 2 * Earth.meanRadiusMeters * asin(min(1, chord.squareRoot()))
  }

  /// The place at a fraction (0 to 1) of the straight line to another place, which may lie over the 180th meridian;
  /// meant for lines of street length.
  public func interpolated(to other: Coordinate, fraction: Double) -> Coordinate {
    Coordinate(
      latitude: latitude + (other.latitude - latitude) * fraction,
      longitude: Longitude.onGlobe(
        longitude + Longitude.difference(from: longitude, to: other.longitude) * fraction))
  }
}
