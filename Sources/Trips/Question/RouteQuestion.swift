package import CityAir
package import Foundation
package import Geo
package import Setup
package import Streets

/// What a traveller asks.
package struct RouteQuestion: Sendable, Hashable {
  /// A circle drawn by hand.
  package struct Circle: Sendable, Hashable {
    /// Its centre.
    package var center: Coordinate
    /// Its radius in metres.
    package var radiusMeters: Double
    /// What people call it; nil where nobody said.
    package var name: String?

    package init(center: Coordinate, radiusMeters: Double, name: String? = nil) {
      self.center = center
      self.radiusMeters = radiusMeters
      self.name = name
    }
  }

  /// A polygon drawn by hand.
  package struct Polygon: Sendable, Hashable {
    /// What the first ring encloses, without what the others do; no ring says its first corner twice.
    package var rings: [[Coordinate]]
    /// What people call it; nil where nobody said.
    package var name: String?

    package init(rings: [[Coordinate]], name: String? = nil) {
      self.rings = rings
      self.name = name
    }
  }

  /// A circle around every station whose index is above a threshold.
  package struct StationCircles: Sendable, Hashable {
    /// Their radius in metres.
    package var radiusMeters: Double
    /// The index above which a station gets a circle.
    package var indexAbove: Double

    package init(radiusMeters: Double, indexAbove: Double) {
      self.radiusMeters = radiusMeters
      self.indexAbove = indexAbove
    }
  }

  /// Where the route begins.
  package var origin: Coordinate
  /// Where it ends.
  package var destination: Coordinate
  /// How one travels.
  package var mode = TravelMode.walk
  /// Who travels; nil for nobody in particular.
  package var traveller: Traveller?
  /// When one leaves, UTC.
  package var departure: Date
  /// Which pollution counts.
  package var measure = PollutionMeasure.mix
  /// The avoidance (lambda) of one chosen route; nil for balanced and cleanest.
  package var avoidance: Double?
  /// Whether the chosen route comes with the fastest to compare it with; without, to measure what one search takes.
  package var comparesWithFastest = true
  /// Whether routes are told too that are hardly cleaner than the fastest, or hardly surely so, as routes of their own:
  /// to judge ``PlannedRoute/cleanerProbability`` by what was found and not by what is offered.
  package var offersAllRoutes = false
  /// How much of a detour the route of least burden within a limit may make; nil for no such route.
  package var maxDetour: DetourLimit?
  /// Whether every route that is not bettered is asked for, instead of balanced and cleanest.
  package var wantsTradeOff = false
  /// By what part routes may exceed the least cost when the air changes under way; nil where it stands still.
  package var movingTolerance: Double?
  /// That part where the air changes under way and nobody says another one.
  package static let standardTolerance = 0.01
  /// When one may leave, instead of ``departure``; the answer is for the best minute.
  package var departures: DateInterval?
  /// Whether each route comes with what one does on the way, step by step.
  package var wantsSteps = false
  /// Circles drawn by hand.
  package var circles: [Circle] = []
  /// Polygons drawn by hand.
  package var polygons: [Polygon] = []
  /// Circles around bad stations, nil for none.
  package var stationCircles: StationCircles?
  /// Whether circles and polygons are closed rather than made dearer.
  package var forbidsZones = false

  /// The mode's word on the command line; the front ends, which do not import the streets, cannot ask the mode itself.
  package var modeWord: String { mode.rawValue }

  /// Creates a question with the defaults.
  package init(origin: Coordinate, destination: Coordinate, departure: Date) {
    self.origin = origin
    self.destination = destination
    self.departure = departure
  }
}
