internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
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
