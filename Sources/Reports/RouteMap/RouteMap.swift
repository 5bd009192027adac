package import AirData
internal import AirField
package import Foundation
package import Geo

/// All that a map of routes is made of, as plain values.
package struct RouteMap: Sendable {
  /// How, when and from where to where one travels.
  package struct Trip: Sendable {
    /// `walk`, `bike`, `scooter`.
    package let mode: String
    /// When one leaves.
    package let departure: Date
    /// Where the way begins, as it was asked for.
    package let origin: Coordinate
    /// Where it ends.
    package let destination: Coordinate
    /// The stops between both, in the order in which the way comes by them.
    package let stops: [Coordinate]

    /// Needs the mode's word.
    package init(
      mode: String, departure: Date, origin: Coordinate, destination: Coordinate, stops: [Coordinate] = []
    ) {
      self.stops = stops
      self.mode = mode
      self.departure = departure
      self.origin = origin
      self.destination = destination
    }
  }

  /// The air that is drawn.
  package struct Air: Sendable {
    /// Start of the hour.
    package let hour: Date
    /// The pollution that the routes are to keep low.
    package let pollution: PollutionRaster
    /// The scale of the routes' indices.
    package let scale: ScaleID
    /// Whether the routes were found for air that changes under way.
    package let isMoving: Bool

    /// Needs the air of one hour, also where the routes' air moves.
    package init(hour: Date, pollution: PollutionRaster, scale: ScaleID, isMoving: Bool) {
      self.hour = hour
      self.pollution = pollution
      self.scale = scale
      self.isMoving = isMoving
    }
  }

  /// The city's name.
  package let city: String
  /// The city's zone, used only to print.
  package let zone: TimeZone
  /// What the routes are for.
  package let trip: Trip
  /// What lies under them.
  package let air: Air
  /// The routes, at least one; the others are compared with the first.
  package let routes: [MappedRoute]
  /// The circles to keep out of.
  package let zones: [MappedZone]
  /// Who must be named.
  package let attribution: [String]
  /// What has to be said; what is said of one route begins with its number.
  package let notices: [LocalizedText]

  /// A map of one route or more.
  package init(
    city: String, zone: TimeZone, trip: Trip, air: Air, routes: [MappedRoute], zones: [MappedZone],
    attribution: [String], notices: [LocalizedText]
  ) {
    self.city = city
    self.zone = zone
    self.trip = trip
    self.air = air
    self.routes = routes
    self.zones = zones
    self.attribution = attribution
    self.notices = notices
  }

  /// Whether the way ends where it begins, as loops and round trips do: one sign stands for both.
  var isRound: Bool { trip.origin == trip.destination }

  /// Whether a bike is pushed somewhere.
  var hasPushed: Bool { routes.contains { !$0.pushed.isEmpty } }

  /// The places that were asked for with their letters: `A`, `B` and on, in the order of the way.
  var signs: [(letter: String, place: Coordinate)] {
    let places = [trip.origin] + trip.stops + (isRound ? [] : [trip.destination])
    return places.enumerated().map { (Self.letter($0), $1) }
  }

  /// The letter of where the way ends: `B`, or a later one behind stops.
  var destinationLetter: String { Self.letter(trip.stops.count + 1) }

  /// `A` to `Z`, then `AA` and on.
  private static func letter(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    return number < 26 ? last : letter(number / 26 - 1) + last
  }

  /// The area of the map.
  var box: BoundingBox { air.pollution.spec.box }
}
