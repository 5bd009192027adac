public import AirData
public import Geo

/// The routes that answer a question, and where the figures come from.
public struct RouteAnswer: Sendable {
  /// What was asked.
  public let question: RouteQuestion
  /// Where the figures of the air come from.
  public let air: AirProvenance
  /// The routes, fastest first; routes that are the same are given once, with all their labels.
  public let routes: [PlannedRoute]
  /// What has to be said about the answer as a whole.
  public private(set) var notices: [Notice]
  /// Who must be named where the answer is shown.
  public let attribution: [String]
  /// Air that the traveller breathes, in m³/h.
  public let ventilationCubicMetersPerHour: Double
  /// What the route labelled `budget` could take, where a detour was limited.
  public internal(set) var budget: RouteBudget?
  /// The whole trade-off, where it was asked for.
  public internal(set) var tradeOff: RouteTradeOff?
  /// Set where the routes were found for air that changes under way.
  public internal(set) var movingAir: RouteMovingAir?
  /// How the burden depends on the departure, where that was asked for.
  public internal(set) var departures: RouteDepartures?
  /// What relative burdens were multiplied with; nil where burdens are minutes at guideline level.
  var relative: RelativeBurden?
  /// What it was found over, for a map of it.
  var scene: RouteScene?
  /// What it comes to, in one sentence.
  public var verdict: LocalizedText { RouteVerdict(self)?.text ?? VerdictWords.noDetour(isBestDeparture: false) }
  /// Further things to say about the answer as a whole.
  mutating func add(_ notice: Notice?) { notices += [notice].compactMap { $0 } }
}

/// What a route is called.
public enum RouteLabel: String, Sendable, CaseIterable {
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
  /// The way of the trade-off behind which less burden costs more and more time.
  case knee
  /// Another way of the trade-off.
  case choice
}

/// One way from origin to destination, with all its figures.
public struct PlannedRoute: Sendable {
  /// What it is called; several where one route serves.
  public var labels: [RouteLabel]
  /// The avoidance (lambda) it was found with; nil for the cleanest, which has none.
  public let avoidance: Double?
  /// Length in metres.
  public let distanceMeters: Double
  /// Travel time in seconds.
  public let durationSeconds: Double
  /// What one breathes, nil where nothing is known of the air.
  public internal(set) var air: RouteAir?
  /// Difference from the fastest route.
  public let difference: RouteDifference
  /// Metres between the origin and the street.
  public let snapFromMeters: Double
  /// Metres between the street and the destination.
  public let snapToMeters: Double
  /// Length per OSM highway class in metres, longest first.
  public let metersByClass: [(highwayClass: String, meters: Double)]
  /// What lies inside zones, for every zone that the route touches.
  public let exclusions: [ZoneFigures]
  /// The line on the map.
  public let geometry: [Coordinate]
  /// Street by street.
  public let streets: [RouteStreet]
  /// What has to be said about this route.
  public internal(set) var notices: [RouteNotice]
  /// The chance that its burden is below that of the fastest route, from the joint error of both; nil for the fastest
  /// itself, and where p is no sum of concentrations.
  public internal(set) var cleanerProbability: Double?
  /// The burden with the air of the minute in which each street is reached; nil where the air stands still.
  public internal(set) var movingBurdenMinutes: Double?
}

/// Something that has to be said about one route.
public struct RouteNotice: Sendable, Hashable {
  /// A bounded word in lower case with hyphens, for programs.
  public let code: String
  /// One sentence, for people, in every language.
  public let text: LocalizedText
  /// Id of the zone that it is about, nil where it is about none.
  public var zone: String?
  /// Metres inside the zone.
  public var metersInside: Double?
  /// Seconds inside the zone.
  public var secondsInside: Double?

  /// The sentence in English.
  public var message: String { text.en }
}

/// The part of a route inside one zone.
public struct ZoneFigures: Sendable, Hashable {
  /// The zone: a station's id, or `exclude-1` for the first drawn by hand.
  public let zone: String
  /// Metres inside.
  public let metersInside: Double
  /// Seconds inside.
  public let secondsInside: Double
}

/// One street of a route.
public struct RouteStreet: Sendable, Hashable {
  /// The street's name, empty where it has none.
  public let name: String
  /// Length in metres.
  public let lengthMeters: Double
  /// Travel time in seconds.
  public let durationSeconds: Double
}

/// What one breathes on a route.
public struct RouteAir: Sendable, Hashable {
  /// Integral of p over time: minutes at guideline level, or relative to the fastest route's 100
  /// (``AirProvenance/isRelative``); nil where nothing tells places apart.
  public internal(set) var burdenMinutes: Double?
  /// Time-weighted mean of the index, nil where no index can be computed.
  public let indexMean: Double?
  /// Largest index on the way.
  public let indexMax: Double?
  /// Integral of the concentration over time in µg·h/m³, by pollutant.
  public let exposure: [Pollutant: Double]
  /// Inhaled mass in µg, by pollutant.
  public let doseMicrograms: [Pollutant: Double]
  /// The part of the exposure that the streets add, by pollutant; the rest is background, and so is all where this is
  /// 0.
  public let exposureIncrement: [Pollutant: Double]
  /// The part of the inhaled mass that the streets add.
  public let doseIncrementMicrograms: [Pollutant: Double]
  /// Metres whose air is not known and was charged a pessimistic value.
  public let metersWithoutAir: Double
  /// Metres along streets that are stronger on the map than is believed.
  public let metersBeyondStations: Double
}

/// How a route differs from the fastest, in percent of the fastest; nil where the fastest has nothing to compare with.
public struct RouteDifference: Sendable, Hashable {
  /// Difference of length.
  public let distancePercent: Double?
  /// Difference of time.
  public let durationPercent: Double?
  /// Difference of burden.
  public let burdenPercent: Double?
  /// Standard deviation of the difference of burden; nil for the fastest itself, and where p is no sum of
  /// concentrations.
  public let burdenSigmaPercent: Double?
  /// The range that the difference of burden lies in with 68 %; nil as its standard deviation is.
  public let burdenInterval68Percent: ClosedRange<Double>?
  /// Difference of dose, by pollutant.
  public let doseMicrogramsPercent: [Pollutant: Double]
}
