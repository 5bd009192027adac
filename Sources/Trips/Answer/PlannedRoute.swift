package import Geo
package import Routing

/// A path from origin to destination, with all its figures.
package struct PlannedRoute: Sendable {
  /// What it is called; several where one route serves.
  package var labels: [RouteLabel]
  /// The avoidance (lambda) it was found with; nil for the cleanest, which has none.
  package let avoidance: Double?
  /// The path that it was made of.
  let path: Path
  /// Length in metres.
  package let distanceMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// What one breathes, nil where nothing is known of the air.
  package internal(set) var air: RouteAir?
  /// Difference from the fastest route.
  package let difference: RouteDifference
  /// Metres between the origin and the street.
  package let snapFromMeters: Double
  /// Metres between the street and the destination.
  package let snapToMeters: Double
  /// Length per OSM highway class in metres, longest first.
  package let metersByClass: [(highwayClass: String, meters: Double)]
  /// Metres among cars that may be faster than a scooter's streets are to be; nil for other modes.
  package internal(set) var metersAmongFastCars: Double?
  /// Metres on which a bike is pushed; nil for other modes.
  package internal(set) var metersPushed: Double?
  /// Where that is: parts of ``geometry``, each by the numbers of its first and its last place; nil for other modes.
  package internal(set) var pushedPoints: [ClosedRange<Int>]?
  /// What lies inside zones, for every zone that the route touches.
  package let exclusions: [ZoneFigures]
  /// The line on the map.
  package let geometry: [Coordinate]
  /// Seconds after the departure at which each place of the line is reached.
  package let geometrySeconds: [Double]
  /// Street by street.
  package let streets: [RouteStreet]
  /// What has to be said about this route.
  package internal(set) var notices: [RouteNotice]
  /// The chance that its burden is below that of the fastest route, from the joint error of both; nil for the fastest
  /// itself, and where p is no sum of concentrations.
  package internal(set) var cleanerProbability: Double?
  /// The burden with the air of the minute in which each street is reached, or, beside a track of several hours, of the
  /// hour in which one is at each place; nil where the air stands still.
  var movingBurden: MovingBurden?
  /// The burden in moving air, in minutes.
  package var movingBurdenMinutes: Double? { movingBurden?.minutes }
  /// The burden by the minute where the air changes under way, else by the air of the departure's hour.
  package var toldBurdenMinutes: Double? { movingBurdenMinutes ?? air?.burdenMinutes }
  /// What is expected of that burden: it can be held against one that nothing was charged for.
  package var expectedBurdenMinutes: Double? { MovingBurden.expectedMinutes(movingBurden, else: air) }
  /// From each place to the next, where places on the way were asked for; empty else.
  package internal(set) var legs: [RouteLeg] = []
  /// What one does on the way, where steps were asked for.
  package internal(set) var guidance: PathGuidance?
}
