internal import AirData
internal import Geo
internal import Trips

/// The properties of a route in a GeoJSON feature: the figures of the JSON answer.
struct RouteProperties: Encodable, Sendable {
  let route: PlannedRoute
  /// The language of what one does on the way.
  let language: Language
  let wording: NoticeWording

  func encode(to encoder: any Encoder) throws {
    try RouteJSON(route, language: language, notices: wording).encodeProperties(to: encoder)
  }
}

/// The routes as a GeoJSON feature collection, one line each, with the rest of the JSON answer as foreign members
/// (RFC 7946, 6.1): no figure without its scale and its provenance.
struct RouteAnswerGeoJSON: Encodable {
  /// A route, or a place that it was to go over.
  enum Feature: Encodable {
    case route(GeoJSON.Feature<RouteProperties>)
    case stop(GeoJSON.Feature<RouteStops.Place>)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .route(let feature): try feature.encode(to: encoder)
      case .stop(let feature): try feature.encode(to: encoder)
      }
    }
  }

  let type = "FeatureCollection"
  let version: Int
  let query: RouteAnswerJSON.Query
  let verdict: String
  let air: AirProvenanceJSON
  let notices: [NoticeJSON]
  let budget: BudgetJSON?
  let tradeOff: TradeOffJSON?
  let movingAir: MovingAirJSON?
  let departures: DeparturesJSON?
  let trip: TripJSON?
  let loops: LoopsJSON?
  let features: [Feature]

  init(_ answer: RouteAnswer, language: Language = .en, notices wording: NoticeWording = .english) {
    let json = RouteAnswerJSON(answer, notices: wording)
    version = json.version
    query = json.query
    verdict = json.verdict
    air = json.air
    notices = json.notices
    budget = json.budget
    tradeOff = json.tradeOff
    movingAir = json.movingAir
    departures = json.departures
    trip = json.trip
    loops = json.loops
    features =
      answer.routes.map {
        .route(
          GeoJSON.Feature(
            geometry: .lineString($0.geometry),
            properties: RouteProperties(route: $0, language: language, wording: wording)))
      } + RouteStops.places(answer).map { .stop(GeoJSON.Feature(geometry: .point($0.place), properties: $0)) }
  }
}
