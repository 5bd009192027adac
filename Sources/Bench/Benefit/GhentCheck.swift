internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// Fields, routes and probabilities in Ghent, from ten of its tubes and judged by the others.
public struct GhentCheck: Sendable {
  /// The field as the defaults have it.
  public private(set) var field = FieldJudge()
  /// The field without the streets' part.
  public private(set) var kriging = FieldJudge()
  /// The cleanest ways that are offered.
  public private(set) var routes = RouteJudge()
  /// The cleanest ways by the true mean of every class of street.
  public private(set) var oracle = RouteJudge()
  /// The chances that cleanest ways are cleaner than the fastest, and what came true over the measured metres.
  public private(set) var probabilities = ProbabilityScore()

  /// Differences of NO2 per metre between these ways over the measured metres, as measured and as told.
  public private(set) var differences = RiseScore()

  private let ground: BenefitScene
  private let classes: ClassOracle

  /// Begins with nothing judged.
  public init(_ ground: BenefitScene) {
    self.ground = ground
    classes = ClassOracle(ground)
  }

  /// Judges the field in all draws, and the routes in the first few of them.
  /// - Throws: An error whose description is a sentence, where there are not enough walks.
  public mutating func run(draws: Int, routeDraws: Int, walks: Int) throws {
    let tubes = ground.tubes.tubes
    for draw in 0..<draws {
      var random = SeededRandom(seed: UInt64(draw))
      let stations = StationDraw(tubes, &random)
      let readings = stations.readings(tubes, hour: BenefitScene.hour) { tubes[$0].value }
      let used = Set(stations.all)
      field.judge(try ground.wholeField(readings), ground.tubes, stations: used)
      kriging.judge(try ground.wholeField(readings, increment: .off), ground.tubes, stations: used)
      if draw < routeDraws { try judgeRoutes(try ground.hour(readings), used, walks: walks, &random) }
    }
  }

  private mutating func judgeRoutes(
    _ hour: HourTrial, _ stations: Set<Int>, walks: Int, _ random: inout SeededRandom
  ) throws {
    let streets = MeasuredStreets(ground.tubes, stations: stations)
    let trips = hour.trips(.pollutant(.no2))
    try ground.walks(trips, count: walks, &random) { question, answer in
      routes.judge(answer.offered, against: answer.fastest, on: streets)
      oracle.judge(try classes.cleanest(question), against: answer.fastest, on: streets)
      judgeProbability(answer, trips, streets)
    }
  }

  /// Whether the mean of NO2 over the measured metres of the cleanest way is below that of the fastest, before any way
  /// is cut.
  private mutating func judgeProbability(_ answer: TripTrial.Answer, _ trips: TripTrial, _ streets: MeasuredStreets) {
    let (ours, theirs) = (streets.sum(over: answer.cleanest), streets.sum(over: answer.fastest))
    guard answer.cleanest != answer.fastest, min(ours.meters, theirs.meters) > RouteJudge.minMeters,
      let odds = trips.odds(of: streets.measured(of: answer.cleanest), from: streets.measured(of: answer.fastest)),
      let predicted = trips.burdenDifference(
        of: streets.measured(of: answer.cleanest), from: streets.measured(of: answer.fastest))
    else { return }
    let difference = ours.exposure / ours.meters - theirs.exposure / theirs.meters
    // Over the very same metres there is nothing to predict.
    guard difference != 0 else { return }
    // A minute at the guideline's level is a burden of 1.
    differences.add(predicted: predicted * Pollutant.no2.guidelineMicrogramsPerCubicMeter, measured: difference)
    probabilities.add(odds.probabilityBelowZero, isTrue: difference < 0)
  }
}
