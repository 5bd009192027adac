public import Foundation
public import Geo
public import Streets

/// What a traveller asks.
public struct RouteQuestion: Sendable, Hashable {
  /// A circle drawn by hand.
  public struct Circle: Sendable, Hashable {
    /// Its centre.
    public var center: Coordinate
    /// Its radius in metres.
    public var radiusMeters: Double

    /// Creates a circle.
    public init(center: Coordinate, radiusMeters: Double) {
      self.center = center
      self.radiusMeters = radiusMeters
    }
  }

  /// A circle around every station whose index is above a threshold.
  public struct StationCircles: Sendable, Hashable {
    /// Their radius in metres.
    public var radiusMeters: Double
    /// The index above which a station gets a circle.
    public var indexAbove: Double

    /// Creates the rule.
    public init(radiusMeters: Double, indexAbove: Double) {
      self.radiusMeters = radiusMeters
      self.indexAbove = indexAbove
    }
  }

  /// Where the way begins.
  public var origin: Coordinate
  /// Where it ends.
  public var destination: Coordinate
  /// How one travels.
  public var mode = TravelMode.walk
  /// When one leaves, UTC.
  public var departure: Date
  /// Which pollution is to be low.
  public var measure = PollutionMeasure.mix
  /// The avoidance (lambda) of one chosen route; nil for balanced and cleanest.
  public var avoidance: Double?
  /// Whether the chosen route comes with the fastest to compare it with; without, to measure what one search takes.
  var comparesWithFastest = true
  /// Whether ways are told too that are hardly cleaner than the fastest, or hardly surely so, as routes of their own:
  /// to judge ``PlannedRoute/cleanerProbability`` by what was found and not by what is offered.
  public var offersAllRoutes = false
  /// How much of a detour the route of least burden within a limit may make; nil for no such route.
  public var maxDetour: DetourLimit?
  /// Whether every way that is not bettered is asked for, instead of balanced and cleanest.
  public var wantsTradeOff = false
  /// By what part routes may exceed the least cost when the air changes under way; nil where it stands still.
  public var movingTolerance: Double?
  /// When one may leave, instead of ``departure``; the answer is for the best minute.
  public var departures: DateInterval?
  /// Circles drawn by hand.
  public var circles: [Circle] = []
  /// Circles around bad stations, nil for none.
  public var stationCircles: StationCircles?
  /// Whether circles are closed rather than made dearer.
  public var forbidsCircles = false

  /// The mode's word on the command line; the front ends, which do not import the streets, cannot ask the mode itself.
  public var modeWord: String { mode.rawValue }

  /// Creates a question with the defaults.
  public init(origin: Coordinate, destination: Coordinate, departure: Date) {
    self.origin = origin
    self.destination = destination
    self.departure = departure
  }
}
