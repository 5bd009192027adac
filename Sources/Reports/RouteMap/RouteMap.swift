public import AirData
internal import AirField
public import Foundation
public import Geo

/// All that a map of an answer's routes is made of, as plain values.
public struct RouteMap: Sendable {
  /// The city's name.
  public let city: String
  /// The city's zone, used only to print.
  public let zone: TimeZone
  /// How one travels: `walk`, `bike`, `scooter`.
  public let mode: String
  /// When one leaves.
  public let departure: Date
  /// Start of the hour whose air is drawn.
  public let hour: Date
  /// Where the way begins, as it was asked for.
  public let origin: Coordinate
  /// Where it ends.
  public let destination: Coordinate
  /// The routes, fastest first, at least one.
  public let routes: [MappedRoute]
  /// The circles to keep out of.
  public let zones: [MappedZone]
  /// The pollution that the routes are to keep low.
  public let pollution: PollutionRaster
  /// The scale of the routes' indices.
  public let scale: ScaleID
  /// Whether the routes were found for air that changes under way.
  public let isMoving: Bool
  /// Who must be named.
  public let attribution: [String]
  /// What has to be said; what is said of one route begins with its number.
  public let notices: [LocalizedText]

  /// Creates a map.
  public init(
    city: String, zone: TimeZone, mode: String, departure: Date, hour: Date, origin: Coordinate,
    destination: Coordinate, routes: [MappedRoute], zones: [MappedZone], pollution: PollutionRaster, scale: ScaleID,
    isMoving: Bool, attribution: [String], notices: [LocalizedText]
  ) {
    self.city = city
    self.zone = zone
    self.mode = mode
    self.departure = departure
    self.hour = hour
    self.origin = origin
    self.destination = destination
    self.routes = routes
    self.zones = zones
    self.pollution = pollution
    self.scale = scale
    self.isMoving = isMoving
    self.attribution = attribution
    self.notices = notices
  }

  /// The area of the map.
  var box: BoundingBox { pollution.spec.box }
}

/// A circle to keep out of.
public struct MappedZone: Hashable, Sendable {
  /// Its middle.
  public let center: Coordinate
  /// Its radius in metres.
  public let radiusMeters: Double
  /// Whether it is closed rather than made dearer.
  public let isForbidden: Bool

  /// Creates a circle.
  public init(center: Coordinate, radiusMeters: Double, isForbidden: Bool) {
    self.center = center
    self.radiusMeters = radiusMeters
    self.isForbidden = isForbidden
  }
}
