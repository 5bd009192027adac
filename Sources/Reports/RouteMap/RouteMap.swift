package import AirData
internal import AirField
package import Foundation
package import Geo

/// All that a map of an answer's routes is made of, as plain values.
package struct RouteMap: Sendable {
  /// The city's name.
  package let city: String
  /// The city's zone, used only to print.
  package let zone: TimeZone
  /// How one travels: `walk`, `bike`, `scooter`.
  package let mode: String
  /// When one leaves.
  package let departure: Date
  /// Start of the hour whose air is drawn.
  package let hour: Date
  /// Where the way begins, as it was asked for.
  package let origin: Coordinate
  /// Where it ends.
  package let destination: Coordinate
  /// The routes, fastest first, at least one.
  package let routes: [MappedRoute]
  /// The circles to keep out of.
  package let zones: [MappedZone]
  /// The pollution that the routes are to keep low.
  package let pollution: PollutionRaster
  /// The scale of the routes' indices.
  package let scale: ScaleID
  /// Whether the routes were found for air that changes under way.
  package let isMoving: Bool
  /// Who must be named.
  package let attribution: [String]
  /// What has to be said; what is said of one route begins with its number.
  package let notices: [LocalizedText]

  /// Creates a map.
  package init(
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
package struct MappedZone: Hashable, Sendable {
  /// Its middle.
  package let center: Coordinate
  /// Its radius in metres.
  package let radiusMeters: Double
  /// Whether it is closed rather than made dearer.
  package let isForbidden: Bool

  /// Creates a circle.
  package init(center: Coordinate, radiusMeters: Double, isForbidden: Bool) {
    self.center = center
    self.radiusMeters = radiusMeters
    self.isForbidden = isForbidden
  }
}
