import Foundation

/// A flat map of metres around an origin: equirectangular, true to better than 0.1 % within 50 km.
public struct LocalProjection: Hashable, Sendable {
  /// The place that maps to (0, 0).
  public let origin: Coordinate
  /// Metres per degree of longitude at the origin's latitude.
  public let metersPerDegreeLongitude: Double

  /// Metres per degree of latitude, the same everywhere on the sphere.
  public static let metersPerDegreeLatitude = Earth.meanRadiusMeters * .pi / 180

  /// Creates the projection around an origin.
  public init(origin: Coordinate) {
    self.origin = origin
    metersPerDegreeLongitude = Self.metersPerDegreeLatitude * cos(origin.latitude * .pi / 180)
  }

  /// Metres east (x) and north (y) of the origin, the short way round the globe.
  @inlinable
  public func project(_ place: Coordinate) -> PlanePoint {
    PlanePoint(
      x: Longitude.difference(from: origin.longitude, to: place.longitude) * metersPerDegreeLongitude,
      y: (place.latitude - origin.latitude) * Self.metersPerDegreeLatitude)
  }

  /// The place that ``project(_:)`` maps to a point; behind the 180th meridian its longitude is beyond ±180.
  public func unproject(_ point: PlanePoint) -> Coordinate {
    Coordinate(
      latitude: origin.latitude + point.y / Self.metersPerDegreeLatitude,
      longitude: origin.longitude + point.x / metersPerDegreeLongitude)
  }
}

/// A point of a ``LocalProjection``, in metres.
public struct PlanePoint: Hashable, Sendable {
  /// Metres east of the origin.
  public var x: Double
  /// Metres north of the origin.
  public var y: Double

  /// Creates a point from metres east and north.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Straight distance in metres.
  @inlinable
  public func distance(to other: PlanePoint) -> Double {
    let deltaX = x - other.x
    let deltaY = y - other.y
    return (deltaX * deltaX + deltaY * deltaY).squareRoot()
  }
}
