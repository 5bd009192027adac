package import AirData
package import CityAir
package import Geo
package import Routing

/// The routes that answer a question, and where the figures come from.
package struct RouteAnswer: Sendable {
  /// What was asked.
  package let question: RouteQuestion
  /// Where the figures of the air come from.
  package let air: AirProvenance
  /// The routes, fastest first; routes that are the same are given once, with all their labels.
  package let routes: [PlannedRoute]
  /// What has to be said about the answer as a whole.
  package private(set) var notices: [Notice]
  /// Who must be named where the answer is shown.
  package let attribution: [String]
  /// Air that the traveller breathes, in m³/h.
  package let ventilationCubicMetersPerHour: Double
  /// What the route labelled `budget` could take, where a detour was limited.
  package internal(set) var budget: RouteBudget?
  /// The whole trade-off, where it was asked for.
  package internal(set) var tradeOff: RouteTradeOff?
  /// Set where the routes were found for air that changes under way.
  package internal(set) var movingAir: RouteMovingAir?
  /// How the burden depends on the departure, where that was asked for.
  package internal(set) var departures: RouteDepartures?
  /// What relative burdens were multiplied with; nil where burdens are minutes at guideline level.
  package var relative: RelativeBurden?
  /// The places on the way that were asked for, in their order.
  package internal(set) var via: [Coordinate] = []
  /// The stops and their order, where a trip over several was asked for.
  package internal(set) var trip: RouteTrip?
  /// What there is to say of the loops, where round trips were asked for.
  package internal(set) var loops: RouteLoops?
  /// What it was found over, so that a map of it needs no second question to the sources.
  package internal(set) var hour: HourSnapshot?

  /// What it comes to, in one sentence.
  package var verdict: LocalizedText {
    loops?.verdict ?? RouteVerdict(self)?.text ?? VerdictWords.noDetour(isBestDeparture: false, isWeighed: false)
  }

  /// Further things to say about the answer as a whole.
  package mutating func add(_ notice: Notice?) { notices += [notice].compactMap { $0 } }
}

/// What a route is called.
package enum RouteLabel: String, Sendable, CaseIterable {
  /// Least time.
  case fastest
  /// Time and burden weighed by the default avoidance.
  case balanced
  /// Least burden.
  case cleanest
  /// Time and burden weighed by the avoidance that was asked for.
  case chosen
  /// Least burden within the limit of the detour.
  case budget
  /// The route of the trade-off behind which less burden costs more and more time.
  case knee
  /// Another route of the trade-off.
  case choice
  /// A round trip.
  case loop
}

/// A path from origin to destination, with all its figures.
package struct PlannedRoute: Sendable {
  /// What it is called; several where one route serves.
  package var labels: [RouteLabel]
  /// The avoidance (lambda) it was found with; nil for the cleanest, which has none.
  package let avoidance: Double?
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
  /// The burden with the air of the minute in which each street is reached; nil where the air stands still.
  var movingBurden: MovingBurden?
  /// The same in minutes.
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

/// The part of a route between two places that were asked for.
package struct RouteLeg: Sendable {
  /// Length in metres.
  package let distanceMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// What one breathes on it, nil where nothing is known of the air.
  package let air: RouteAir?
}

/// Something that has to be said about one route.
package struct RouteNotice: Sendable, Hashable {
  /// A bounded word in lower case with hyphens, for programs.
  package let code: String
  /// One sentence, for people, in every language.
  package let text: LocalizedText
  /// Id of the zone that it is about, nil where it is about none.
  package var zone: String?
  /// What people call that zone.
  package var zoneName: String?
  /// Metres inside the zone.
  package var metersInside: Double?
  /// Seconds inside the zone.
  package var secondsInside: Double?

  /// The sentence in English.
  package var message: String { text.en }
}

/// The part of a route inside one zone.
package struct ZoneFigures: Sendable, Hashable {
  /// The zone: a station's id, or `exclude-1` for the first drawn by hand.
  package let zone: String
  /// What people call it: the station's name.
  package let name: String
  /// Metres inside.
  package let metersInside: Double
  /// Seconds inside.
  package let secondsInside: Double
}

/// One street of a route.
package struct RouteStreet: Sendable, Hashable {
  /// The street's name, empty where it has none.
  package let name: String
  /// Length in metres.
  package let lengthMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
}

/// What one breathes on a route.
package struct RouteAir: Sendable, Hashable {
  /// Integral of p over time: minutes at guideline level, or relative to the fastest route's 100
  /// (``AirProvenance/isRelative``); nil where nothing tells places apart.
  package internal(set) var burdenMinutes: Double?
  /// Time-weighted mean of the index, nil where no index can be computed.
  package let indexMean: Double?
  /// Largest index on the way.
  package let indexMax: Double?
  /// What the indices on the way lack, taken together.
  package let indexCoverage: IndexCoverage
  /// Integral of the concentration over time in µg·h/m³, by pollutant.
  package let exposure: [Pollutant: Double]
  /// Inhaled mass in µg, by pollutant.
  package let doseMicrograms: [Pollutant: Double]
  /// The part of the exposure that the streets add, by pollutant; the rest is background, and so is all where this is
  /// 0.
  package let exposureIncrement: [Pollutant: Double]
  /// The part of the inhaled mass that the streets add.
  package let doseIncrementMicrograms: [Pollutant: Double]
  /// Metres whose air is not known and was charged a pessimistic value.
  package let metersWithoutAir: Double
  /// Metres along streets that are stronger on the map than is believed.
  package let metersBeyondStations: Double
  /// By how much the burden is more than what is expected of the way, since what is not known is charged dearly.
  var overchargeMinutes = 0.0

  /// The burden that is expected; nil where nothing tells places apart.
  var expectedBurdenMinutes: Double? { burdenMinutes.map { max(0, $0 - overchargeMinutes) } }

  /// The same with burdens in another unit.
  func burdens(times factor: Double) -> RouteAir {
    var air = self
    air.burdenMinutes = burdenMinutes.map { $0 * factor }
    air.overchargeMinutes *= factor
    return air
  }
}

/// How a route differs from the fastest, in percent of the fastest; nil where the fastest has nothing to compare with.
package struct RouteDifference: Sendable, Hashable {
  /// Difference of length.
  package let distancePercent: Double?
  /// Difference of time.
  package let durationPercent: Double?
  /// Difference of what is expected of the burden, in the air of the minute where that moves: what is charged where
  /// nothing is known is no estimate.
  package let burdenPercent: Double?
  /// Standard deviation of the difference of burden; nil for the fastest itself, and where p is no sum of
  /// concentrations.
  package let burdenSigmaPercent: Double?
  /// The range that the difference of burden lies in with 68 %; nil as its standard deviation is.
  package let burdenInterval68Percent: ClosedRange<Double>?
  /// Difference of dose, by pollutant.
  package let doseMicrogramsPercent: [Pollutant: Double]
}
