internal import AirData
internal import Setup

/// Brisa's own questions.
struct APIService: Sendable {
  let state: ServiceState
  /// The endpoints of one path each, by its parts.
  private let fixed: [[String]: APIEndpoint]
  /// The endpoints whose paths have names in them, in the order in which they are tried.
  private let templates: [APIEndpoint]

  init(_ state: ServiceState) {
    self.state = state
    fixed = Dictionary(
      APIEndpoint.all.filter(\.path.isFixed).map { ($0.path.words, $0) }, uniquingKeysWith: { first, _ in first })
    templates = APIEndpoint.all.filter { !$0.path.isFixed }
  }

  /// The question that a path asks, and what the path says of it.
  private func question(_ parts: [String]) -> (endpoint: APIEndpoint, values: PathValues)? {
    if let endpoint = fixed[parts] { return (endpoint, PathValues(values: [:])) }
    for endpoint in templates {
      if let values = endpoint.path.values(of: parts) { return (endpoint, PathValues(values: values)) }
    }
    return nil
  }

  /// Answers a call.
  func reply(_ call: Call, _ parts: [String]) async -> Reply {
    let language = SpokenLanguage.chosen(call.headers["accept-language"])
    guard let (endpoint, values) = question(parts) else {
      return Problem(404, "no-such-question", Self.unknown).reply(language)
    }
    var reply: Reply
    do throws(Problem) {
      guard endpoint.methods.contains(call.method) else {
        throw Problem(method: call.method, answered: endpoint.methods)
      }
      reply = try await answer(endpoint, APICall(call: call, language: language, service: state, path: values))
    } catch {
      reply = error.reply(language)
      if error.status == 405 { reply = reply.allowing(endpoint.methods) }
    }
    reply.route = endpoint.path.text
    return reply
  }

  private func answer(_ endpoint: APIEndpoint, _ asked: APICall) async throws(Problem) -> Reply {
    guard let lane = endpoint.lane else { return try await endpoint.answer(asked) }
    let answer = endpoint.answer
    return try await asked.inTurn(lane) { () async throws(Problem) in try await answer(asked) }
  }

  private static let unknown = LocalizedText(
    en: "Nothing is asked at this address: /openapi.json lists what is.",
    es: "En esta dirección no se pregunta nada: /openapi.json lista lo que hay.",
    ca: "En esta adreça no es pregunta res: /openapi.json llista el que hi ha.")
}

extension APIEndpoint {
  /// All of them.
  static let all: [APIEndpoint] = [
    APIEndpoint(methods: ["GET", "POST"], path: "/v1/routes", lane: .slow, answer: RouteEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/v1/air", lane: .quick, answer: AirEndpoints.air),
    APIEndpoint(methods: ["GET"], path: "/v1/air/hours", lane: .slow, answer: AirEndpoints.hours),
    APIEndpoint(methods: ["GET"], path: "/v1/stations", lane: .quick, answer: AirEndpoints.stations),
    APIEndpoint(methods: ["GET"], path: "/v1/places", lane: .quick, answer: PlaceEndpoints.places),
    APIEndpoint(methods: ["GET"], path: "/api", lane: .quick, answer: PlaceEndpoints.photon),
    APIEndpoint(methods: ["GET"], path: "/reverse", lane: .quick, answer: PlaceEndpoints.reverse),
    APIEndpoint(methods: ["GET"], path: "/v1/isochrone", lane: .slow, answer: IsochroneEndpoint.answer),
    APIEndpoint(methods: ["GET", "POST"], path: "/v1/loops", lane: .slow, answer: LoopEndpoint.answer),
    APIEndpoint(methods: ["POST"], path: "/v1/trips", lane: .slow, answer: TripEndpoint.answer),
    APIEndpoint(methods: ["POST"], path: "/v1/tracks", lane: .slow, answer: TrackEndpoint.answer),
    APIEndpoint(methods: ["POST"], path: "/v1/matrix", lane: .slow, answer: MatrixEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/v1/heatmap", lane: .slow, answer: HeatmapEndpoints.newest),
    APIEndpoint(methods: ["GET"], path: "/v1/heatmap/files/{name}", lane: .slow, answer: HeatmapEndpoints.file),
    APIEndpoint(
      methods: ["GET"], path: "/v1/heatmap/files/{folder}/{name}", lane: .slow, answer: HeatmapEndpoints.file),
    APIEndpoint(methods: ["GET"], path: "/tiles/air/{layer}/{hour}.json", lane: .tiles, answer: TileEndpoints.list),
    APIEndpoint(methods: ["GET"], path: "/tiles/air/{layer}/{hour}/{z}/{x}/{y}.png", answer: TileEndpoints.tile),
    APIEndpoint(methods: ["GET"], path: "/tiles/base.json", lane: .tiles, answer: BaseTileEndpoints.list),
    APIEndpoint(methods: ["GET"], path: "/tiles/base/{z}/{x}/{y}.mvt", answer: BaseTileEndpoints.tile),
    APIEndpoint(methods: ["GET"], path: "/v1/cities", answer: StatusEndpoints.cities),
    APIEndpoint(methods: ["GET"], path: "/v1/sources", lane: .slow, answer: SourcesEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/v1/status", answer: StatusEndpoints.status),
    APIEndpoint(methods: ["GET"], path: "/healthz", answer: StatusEndpoints.health),
    APIEndpoint(methods: ["GET"], path: "/readyz", answer: StatusEndpoints.readiness),
    APIEndpoint(methods: ["GET"], path: "/metrics", answer: MetricsEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/openapi.json") { _ in OpenAPIDocument.reply },
  ]
}
