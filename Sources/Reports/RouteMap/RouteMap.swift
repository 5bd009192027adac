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

  /// How, when and from where to where one travels.
  package struct Trip {
    let mode: String
    let departure: Date
    let origin: Coordinate
    let destination: Coordinate

    /// Needs the mode's word, and both ends as they were asked for.
    package init(mode: String, departure: Date, origin: Coordinate, destination: Coordinate) {
      self.mode = mode
      self.departure = departure
      self.origin = origin
      self.destination = destination
    }
  }

  /// The air that is drawn.
  package struct Air {
    let hour: Date
    let pollution: PollutionRaster
    let scale: ScaleID
    let isMoving: Bool

    /// Needs the start of the hour; moving air is that of another moment for each street.
    package init(hour: Date, pollution: PollutionRaster, scale: ScaleID, isMoving: Bool) {
      self.hour = hour
      self.pollution = pollution
      self.scale = scale
      self.isMoving = isMoving
    }
  }

  /// A map of one route or more.
  package init(
    city: String, zone: TimeZone, trip: Trip, air: Air, routes: [MappedRoute], zones: [MappedZone],
    attribution: [String], notices: [LocalizedText]
  ) {
    self.city = city
    self.zone = zone
    mode = trip.mode
    departure = trip.departure
    origin = trip.origin
    destination = trip.destination
    hour = air.hour
    pollution = air.pollution
    scale = air.scale
    isMoving = air.isMoving
    self.routes = routes
    self.zones = zones
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
