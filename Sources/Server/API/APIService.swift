internal import AirData
internal import Setup

/// Brisa's own questions.
struct APIService: Sendable {
  let state: ServiceState
  private let endpoints: [String: APIEndpoint]

  init(_ state: ServiceState) {
    self.state = state
    endpoints = Dictionary(APIEndpoint.all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Answers a call.
  func reply(_ call: Call, _ parts: [String]) async -> Reply {
    let language = SpokenLanguage.chosen(call.headers["accept-language"])
    let path = "/" + parts.joined(separator: "/")
    guard let endpoint = endpoints[path] else {
      return Problem(404, "no-such-question", Self.unknown).reply(language)
    }
    var reply: Reply
    do throws(Problem) {
      guard endpoint.methods.contains(call.method) else {
        let methods = endpoint.methods.sorted().joined(separator: ", ")
        throw Problem(405, "bad-method", "'\(call.method)' is not answered here: ask with \(methods).")
      }
      reply = try await answer(endpoint, APICall(call: call, language: language, service: state))
    } catch {
      reply = error.reply(language)
      if error.status == 405 { reply = reply.adding("Allow", endpoint.methods.sorted().joined(separator: ", ")) }
    }
    reply.route = endpoint.path
    return reply
  }

  private func answer(_ endpoint: APIEndpoint, _ asked: APICall) async throws(Problem) -> Reply {
    guard let lane = endpoint.lane else { return try await endpoint.answer(asked) }
    let answer = endpoint.answer
    let reply = try await state.lanes.run(lane) { () async throws(Problem) in try await answer(asked) }
    guard let reply else {
      throw Problem(503, "unavailable", "There is more to do than this server can: ask again in a moment.")
    }
    return reply
  }

  private static let unknown = LocalizedText(
    en: "Nothing is asked at this address: /openapi.json lists what is.",
    es: "En esta dirección no se pregunta nada: /openapi.json lista lo que hay.",
    ca: "En esta adreça no es pregunta res: /openapi.json llista el que hi ha.")
}

extension APIEndpoint {
  /// All of them.
  static let all: [APIEndpoint] = [
    APIEndpoint(methods: ["GET"], path: "/v1/routes", lane: .slow, answer: RouteEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/v1/air", lane: .quick, answer: AirEndpoints.air),
    APIEndpoint(methods: ["GET"], path: "/v1/air/hours", lane: .slow, answer: AirEndpoints.hours),
    APIEndpoint(methods: ["GET"], path: "/v1/stations", lane: .quick, answer: AirEndpoints.stations),
    APIEndpoint(methods: ["GET"], path: "/v1/isochrone", lane: .slow, answer: IsochroneEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/v1/cities", answer: StatusEndpoints.cities),
    APIEndpoint(methods: ["GET"], path: "/v1/sources", answer: StatusEndpoints.sources),
    APIEndpoint(methods: ["GET"], path: "/v1/status", answer: StatusEndpoints.status),
    APIEndpoint(methods: ["GET"], path: "/healthz", answer: StatusEndpoints.health),
    APIEndpoint(methods: ["GET"], path: "/readyz", answer: StatusEndpoints.readiness),
    APIEndpoint(methods: ["GET"], path: "/metrics", answer: MetricsEndpoint.answer),
    APIEndpoint(methods: ["GET"], path: "/openapi.json") { _ in .json(text: OpenAPIDocument.text) },
  ]
}
