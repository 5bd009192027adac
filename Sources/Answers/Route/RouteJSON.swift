internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Narrative
internal import Setup
internal import Trips

/// A route answer as JSON has it: version 1 of `docs/schema/route.schema.json`.
struct RouteAnswerJSON: Encodable {
  struct Query: Encodable {
    let from: [Double]
    let to: [Double]
    let via: [[Double]]?
    let mode: String
    let time: Date
    let by: String
    let maxDetour: String?
    let profile: TravellerJSON?
  }

  let version = 1
  let query: Query
  let verdict: String
  let air: AirProvenanceJSON
  let routes: [RouteJSON]
  let notices: [NoticeJSON]
  let budget: BudgetJSON?
  let tradeOff: TradeOffJSON?
  let movingAir: MovingAirJSON?
  let departures: DeparturesJSON?
  let trip: TripJSON?
  let loops: LoopsJSON?

  init(_ answer: RouteAnswer, language: Language = .en, notices wording: NoticeWording = .english) {
    let question = answer.question
    query = Query(
      from: question.origin.position, to: question.destination.position,
      via: answer.via.isEmpty ? nil : answer.via.map(\.position), mode: question.modeWord,
      time: question.departure, by: question.measure.word,
      maxDetour: question.maxDetour?.word, profile: TravellerJSON(answer))
    verdict = answer.verdict.en
    air = AirProvenanceJSON(answer.air, attribution: answer.attribution)
    routes = answer.routes.map { RouteJSON($0, language: language, notices: wording) }
    notices = answer.notices.map { NoticeJSON($0, wording) }
    budget = answer.budget.map { BudgetJSON($0) }
    tradeOff = answer.tradeOff.map { TradeOffJSON($0, of: answer.routes) }
    movingAir = answer.movingAir.map { MovingAirJSON($0) }
    departures = answer.departures.map { DeparturesJSON($0) }
    trip = answer.trip.map { TripJSON($0) }
    loops = answer.loops.map { LoopsJSON($0) }
  }
}

/// One route as JSON has it; figures of the air are null where nothing is known of the air.
struct RouteJSON: Encodable {
  struct Snap: Encodable {
    let fromMeters: Double
    let toMeters: Double
  }

  struct Exclusion: Encodable {
    let zone: String
    let name: String
    let metersInside: Double
    let secondsInside: Double
  }

  let route: PlannedRoute

  /// The language of what one does on the way.
  let language: Language
  private let wording: NoticeWording

  init(_ route: PlannedRoute, language: Language = .en, notices wording: NoticeWording = .english) {
    self.route = route
    self.language = language
    self.wording = wording
  }

  private enum Key: String, CodingKey {
    case labels, avoidance, distanceMeters, durationSeconds, burden, cleanerProbability
    case indexMean, indexMax, isPartial, missingPollutants, exposure, doseMicrograms
    case exposureParts, doseParts, movingBurden
    case difference, legs, snap, metersByClass, metersAmongFastCars, metersWithoutAir, exclusions, geometry, notices
    case language, steps, remarks
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try encodeFigures(into: &keys)
    try keys.encode(GeoJSON.Geometry.lineString(route.geometry), forKey: .geometry)
    try keys.encode(route.notices.map { NoticeJSON($0, wording) }, forKey: .notices)
  }

  /// A sum in its two parts.
  struct Parts: Encodable {
    let background: Double
    let increment: Double
  }

  /// Sums and what the streets have in them, so rounded that the parts add up.
  private static func parts(_ totals: [Pollutant: Double], _ increments: [Pollutant: Double]) -> [String: Parts] {
    let parts = totals.map { pollutant, total in
      let increment = (increments[pollutant] ?? 0).rounded(decimals: 3)
      let background = (total.rounded(decimals: 3) - increment).rounded(decimals: 3)
      return (pollutant.rawValue, Parts(background: background, increment: increment))
    }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  /// Everything but the line and the notices; a GeoJSON feature has these as its properties.
  func encodeProperties(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try encodeFigures(into: &keys)
    try keys.encode(route.notices.map { NoticeJSON($0, wording) }, forKey: .notices)
  }

  private func encodeGuidance(into keys: inout KeyedEncodingContainer<Key>) throws {
    guard let guidance = route.guidance else { return }
    let narrator = Narrator(language)
    try keys.encode(language.rawValue, forKey: .language)
    try keys.encode(StepJSON.steps(guidance, narrator), forKey: .steps)
    try keys.encode(RemarkJSON.remarks(guidance, narrator), forKey: .remarks)
  }

  private func encodeFigures(into keys: inout KeyedEncodingContainer<Key>) throws {
    try encodeCost(into: &keys)
    try encodeIndex(into: &keys)
    try encodeExposure(into: &keys)
    try keys.encode(DifferenceJSON(route.difference), forKey: .difference)
    try encodeGuidance(into: &keys)
    if !route.legs.isEmpty { try keys.encode(route.legs.map { LegJSON($0) }, forKey: .legs) }
    try encodeStreets(into: &keys)
    try keys.encode(
      route.exclusions.map {
        Exclusion(
          zone: $0.zone, name: $0.name, metersInside: $0.metersInside.rounded(decimals: 1),
          secondsInside: $0.secondsInside.rounded(decimals: 1))
      }, forKey: .exclusions)
  }

  /// What the route is called, and what it costs.
  private func encodeCost(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(route.labels.map(\.rawValue), forKey: .labels)
    try keys.encode(route.avoidance, forKey: .avoidance)
    try keys.encode(route.distanceMeters.rounded(decimals: 1), forKey: .distanceMeters)
    try keys.encode(route.durationSeconds.rounded(decimals: 1), forKey: .durationSeconds)
    try keys.encode(route.air?.burdenMinutes?.rounded(decimals: 6), forKey: .burden)
    try keys.encode(route.cleanerProbability?.rounded(decimals: 3), forKey: .cleanerProbability)
    try keys.encodeIfPresent(route.movingBurdenMinutes?.rounded(decimals: 6), forKey: .movingBurden)
  }

  private func encodeIndex(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(route.air?.indexMean?.rounded(decimals: 1), forKey: .indexMean)
    try keys.encode(route.air?.indexMax?.rounded(decimals: 1), forKey: .indexMax)
    if let air = route.air, air.indexMax != nil {
      try keys.encode(air.indexCoverage.isPartial, forKey: .isPartial)
      try keys.encode(air.indexCoverage.missingPollutants.map(\.rawValue), forKey: .missingPollutants)
    }
  }

  private func encodeExposure(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode((route.air?.exposure ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .exposure)
    try keys.encode((route.air?.doseMicrograms ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .doseMicrograms)
    if let air = route.air {
      try keys.encode(Self.parts(air.exposure, air.exposureIncrement), forKey: .exposureParts)
      try keys.encode(Self.parts(air.doseMicrograms, air.doseIncrementMicrograms), forKey: .doseParts)
    }
  }

  /// How far the ends are from their streets, and what streets the route takes.
  private func encodeStreets(into keys: inout KeyedEncodingContainer<Key>) throws {
    try keys.encode(
      Snap(
        fromMeters: route.snapFromMeters.rounded(decimals: 1), toMeters: route.snapToMeters.rounded(decimals: 1)),
      forKey: .snap)
    try keys.encode(
      Dictionary(uniqueKeysWithValues: route.metersByClass.map { ($0.highwayClass, $0.meters.rounded(decimals: 1)) }),
      forKey: .metersByClass)
    try keys.encodeIfPresent(route.metersAmongFastCars?.rounded(decimals: 1), forKey: .metersAmongFastCars)
    try keys.encode(route.air?.metersWithoutAir.rounded(decimals: 1), forKey: .metersWithoutAir)
  }
}

/// A part of a route between two places as JSON has it.
struct LegJSON: Encodable {
  let leg: RouteLeg

  init(_ leg: RouteLeg) {
    self.leg = leg
  }

  private enum Key: String, CodingKey {
    case distanceMeters, durationSeconds, burden, doseMicrograms
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(leg.distanceMeters.rounded(decimals: 1), forKey: .distanceMeters)
    try keys.encode(leg.durationSeconds.rounded(decimals: 1), forKey: .durationSeconds)
    try keys.encode(leg.air?.burdenMinutes?.rounded(decimals: 6), forKey: .burden)
    try keys.encode((leg.air?.doseMicrograms ?? [:]).keyedByWord { $0.rounded(decimals: 3) }, forKey: .doseMicrograms)
  }
}

/// The difference from the fastest route as JSON has it.
struct DifferenceJSON: Encodable {
  let difference: RouteDifference

  init(_ difference: RouteDifference) {
    self.difference = difference
  }

  private enum Key: String, CodingKey {
    case distancePercent, durationPercent, burdenPercent, burdenSigmaPercent
    case burdenInterval68Percent, doseMicrogramsPercent
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(difference.distancePercent?.rounded(decimals: 2), forKey: .distancePercent)
    try keys.encode(difference.durationPercent?.rounded(decimals: 2), forKey: .durationPercent)
    try keys.encode(difference.burdenPercent?.rounded(decimals: 2), forKey: .burdenPercent)
    try keys.encodeIfPresent(difference.burdenSigmaPercent?.rounded(decimals: 2), forKey: .burdenSigmaPercent)
    try keys.encodeIfPresent(
      difference.burdenInterval68Percent.map {
        [$0.lowerBound.rounded(decimals: 2), $0.upperBound.rounded(decimals: 2)]
      }, forKey: .burdenInterval68Percent)
    try keys.encode(
      difference.doseMicrogramsPercent.keyedByWord { $0.rounded(decimals: 2) }, forKey: .doseMicrogramsPercent)
  }
}
