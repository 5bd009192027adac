internal import AirData
internal import Answers
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Streets
internal import Trips

/// `/v1/routes`: all that `brisa route` can.
enum RouteEndpoint {
  static let parameters = Set<String>([
    "from", "to", "via", "mode", "at", "by", "avoidance", "max_detour", "pareto", "depart_between", "moving_air",
    "tolerance", "format", "city",
  ]).union(Parameters.ofZones).union(Parameters.ofTravellers).union(Parameters.ofDirections)

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: Self.parameters, besides: [ExcludedPolygons.name])
    guard let origin = try parameters.place("from"), let destination = try parameters.place("to") else {
      throw Problem(400, "bad-argument", "A route needs two places: give from and to as latitude,longitude.")
    }
    let city = try asked.city(parameters, at: origin)
    let format = try form(parameters, asked.call)
    let language = try parameters.directionsLanguage(accepted: asked.language)
    let question = try question(parameters, from: origin, to: destination, in: city.configuration, asked)
    let via = try via(parameters, asked.service.limits)
    let answer = try await answer(question, via, city.engine)
    do throws(BrisaError) {
      return try format.reply(answer, in: language, to: asked)
    } catch {
      throw Problem(error)
    }
  }

  /// What cannot be asked of a way over several places.
  private static let withoutVia = ["pareto", "max_detour", "depart_between", "moving_air"]

  /// The places on the way.
  private static func via(_ parameters: Parameters, _ limits: ServiceLimits) throws(Problem) -> [Coordinate] {
    let places = try parameters.places("via")
    guard !places.isEmpty else { return [] }
    for name in withoutVia where parameters.items[name] != nil {
      throw Problem(
        400, "bad-argument", "'\(name)' is answered between two places alone: leave it out, or leave out 'via'.")
    }
    guard places.count + 2 <= limits.routeCoordinates else {
      throw Problem(
        400, "too-big",
        "The way goes through \(places.count + 2) places, and \(limits.routeCoordinates) are taken at most.")
    }
    return places
  }

  private static func answer(
    _ question: RouteQuestion, _ via: [Coordinate], _ engine: CityEngine
  ) async throws(Problem) -> RouteAnswer {
    let limit = engine.city.snapLimitMeters
    let places = [question.origin] + via + [question.destination]
    let labels: [RouteLabel] = question.avoidance == nil ? [.balanced, .cleanest] : [.chosen]
    let found: Result<TourAnswer, NoStreetNear>
    do throws(BrisaError) {
      if via.isEmpty { return try await engine.route(question) }
      found = try await engine.tour(
        question, over: places.map { SnappingRequest($0, limitMeters: limit) }, labels: labels)
    } catch {
      throw Problem(error)
    }
    do throws(NoStreetNear) {
      return try found.get().routes()
    } catch {
      let names = ["from"] + via.indices.map { "via[\($0)]" } + ["to"]
      throw Problem(offNetwork: names[error.place], limitMeters: limit)
    }
  }

  private static func question(
    _ parameters: Parameters, from origin: Coordinate, to destination: Coordinate, in city: CityConfiguration,
    _ asked: APICall
  ) throws(Problem) -> RouteQuestion {
    let now = asked.service.clock.now
    var question = try parameters.trip(from: origin, to: destination, city, now: now)
    question.avoidance = try parameters.number("avoidance", in: CityConfiguration.avoidances)
    question.wantsTradeOff = try parameters.flag("pareto")
    question.wantsSteps = try parameters.flag("steps")
    if try parameters.flag("moving_air") {
      question.movingTolerance =
        try parameters.number("tolerance", in: 0...100).map { $0 / 100 } ?? RouteQuestion.standardTolerance
    }
    do throws(BrisaError) {
      if let limit = parameters.items["max_detour"] { question.maxDetour = try DetourLimit(parsing: limit) }
      question.departures = try parameters.items.read("depart_between") { (text) throws(BrisaError) -> DateInterval in
        try DepartureWindow.interval(text, zone: city.timeZone, now: now)
      }
    } catch {
      throw Problem(error)
    }
    try check(question, parameters)
    try parameters.addZones(to: &question, in: city, asked)
    return question
  }

  /// - Throws: ``Problem`` for a question of which a part would be left unanswered.
  private static func check(_ question: RouteQuestion, _ parameters: Parameters) throws(Problem) {
    if question.departures != nil, parameters.items["at"] != nil {
      throw Problem(
        400, "bad-argument", "'depart_between' says when one leaves: leave out 'at', or give both times in full.")
    }
    if question.movingTolerance == nil, parameters.items["tolerance"] != nil {
      throw Problem(400, "bad-argument", "'tolerance' needs 'moving_air'.")
    }
    switch question.conflict {
    case .choicesInMovingAir:
      throw Problem(
        400, "bad-argument",
        "'moving_air' finds fastest, balanced and cleanest: leave out 'pareto' and 'max_detour'.")
    case .choicesInTradeOff:
      throw Problem(
        400, "bad-argument",
        "'pareto' answers for every avoidance and every detour: leave out 'avoidance' and 'max_detour'.")
    case nil: break
    }
  }

  /// The form by `format`, else by what the client accepts.
  static func form(_ parameters: Parameters, _ call: Call) throws(Problem) -> RouteFormat {
    if let word = parameters.items["format"] {
      guard let format = RouteFormat(rawValue: word) else {
        throw Problem(
          400, "bad-argument", "'format' is one of \(RouteFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
      }
      return format
    }
    let accepted = AcceptedMedia(call.headers["accept"])
    return accepted.best(of: RouteFormat.allCases, as: \.mediaType) ?? .json
  }
}

extension Reply {
  /// This reply, naming the state of the air that the ways were found by, where that is one hour's.
  fileprivate func stamped(_ answer: RouteAnswer, _ asked: APICall) -> Reply {
    guard let hour = answer.hour, answer.departures == nil, answer.question.movingTolerance == nil else { return self }
    return stamped(hour, asked.service.clock.now, in: asked.language, minuteOf: answer.question.departure)
  }
}

extension RouteFormat {
  /// The kind of text, as HTTP names it.
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .geojson: "application/geo+json"
    case .gpx: "application/gpx+xml"
    case .kml: "application/vnd.google-earth.kml+xml"
    }
  }

  private var contentType: String { mediaType + "; charset=utf-8" }

  /// The reply that tells ways in this form, with what is said of them in a language.
  func reply(_ answer: RouteAnswer, in language: Language, to asked: APICall) throws(BrisaError) -> Reply {
    Reply.text(try text(answer, language: language, notices: .served(language)), contentType: contentType)
      .stamped(answer, asked)
  }
}
