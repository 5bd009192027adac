internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Publishing
internal import Setup
internal import Streets
internal import Trips

/// `/v1/isochrone`: the places that one comes to within minutes, metres, or a dose.
enum IsochroneEndpoint {
  static let parameters = Set<String>([
    "lat", "lon", "minutes", "meters", "dose", "of", "mode", "at", "by", "generalize", "denoise", "city",
  ]).union(Parameters.ofTravellers)

  /// What may be used up: the parameter, how much of it at most, and its unit in answers.
  private static func kinds(_ limits: ServiceLimits) -> [(name: String, most: Double, unit: String)] {
    [
      ("minutes", limits.areaMinutes, "min"), ("meters", limits.areaMeters, "m"),
      ("dose", limits.areaMicrograms, "ug"),
    ]
  }

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: Self.parameters)
    let place = try parameters.place()
    let city = try asked.city(parameters, at: place)
    let extent = try extent(parameters, asked.service.limits)
    let question = try question(
      parameters, around: place, within: extent, in: city.configuration, now: asked.service.clock.now)
    let found: ReachAnswer?
    do throws(BrisaError) {
      found = try await city.engine.reach(question)
    } catch {
      throw Problem(error)
    }
    guard let found else {
      throw Problem(
        404, "off-network",
        "No street is within \(Int(question.origin.limitMeters)) m of this place: choose one nearer to a street.")
    }
    let reply = reply(found, unit: extent.unit, question, asked.language)
    // Only doses are of an hour's air.
    guard case .dose = question.measure else { return reply }
    return reply.stamped(found.hour, asked.service.clock.now, in: asked.language)
  }

  /// How far areas reach.
  private struct Extent {
    /// The parameter that says it.
    let name: String
    /// Its unit in answers.
    let unit: String
    /// Where each area ends.
    let limits: [Double]
  }

  private static func extent(_ parameters: Parameters, _ bounds: ServiceLimits) throws(Problem) -> Extent {
    let given = kinds(bounds).filter { parameters.items[$0.name] != nil }
    guard given.count == 1, let kind = given.first, let text = parameters.items[kind.name] else {
      throw Problem(400, "bad-argument", "Give one of minutes, meters and dose, like minutes=5,10,15.")
    }
    var limits: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let number = kind.name == "dose" ? LoopLength.micrograms(String(part)) : DecimalNumber.parse(part)
      guard let limit = number, limit > 0, limit <= kind.most else {
        throw Problem(
          400, "bad-argument",
          String(format: "'%@' takes numbers above 0 and up to %g, with commas between.", kind.name, kind.most))
      }
      limits.append(limit)
    }
    guard limits.count <= bounds.areas else {
      throw Problem(400, "too-big", "There are \(limits.count) areas, and \(bounds.areas) are drawn at most.")
    }
    return Extent(name: kind.name, unit: kind.unit, limits: limits)
  }

  private static func question(
    _ parameters: Parameters, around place: Coordinate, within extent: Extent, in city: CityConfiguration, now: Date
  ) throws(Problem) -> ReachQuestion {
    var question = ReachQuestion(
      origin: SnappingRequest(place, limitMeters: city.snapLimitMeters),
      departure: try parameters.moment("at", zone: city.timeZone, now: now),
      measure: try measure(extent.name, parameters), limits: extent.limits)
    do throws(BrisaError) {
      if let mode = parameters.items["mode"] { question.mode = try TravelModeWord.parse(mode) }
    } catch {
      throw Problem(error)
    }
    question.traveller = try parameters.traveller(question.mode, city)
    switch parameters.items["of"] {
    case nil, "least": break
    case "fastest": question.byFastestWay = true
    default: throw Problem(400, "bad-argument", "'of' is least or fastest.")
    }
    question.style.generalizeMeters =
      try parameters.number("generalize", in: 0...1000) ?? question.style.generalizeMeters
    question.style.denoise = try parameters.number("denoise", in: 0...1) ?? question.style.denoise
    return question
  }

  private static func measure(_ kind: String, _ parameters: Parameters) throws(Problem) -> ReachQuestion.Measure {
    guard kind == "dose" else {
      if parameters.items["by"] != nil { throw Problem(400, "bad-argument", "'by' names the pollutant of a dose.") }
      return kind == "minutes" ? .minutes : .meters
    }
    guard let word = parameters.items["by"], let pollutant = Pollutant(rawValue: word), dosed.contains(pollutant) else {
      throw Problem(
        400, "bad-argument", "A dose is of one pollutant: 'by' is \(dosed.map(\.rawValue).joined(separator: ", ")).")
    }
    return .dose(pollutant)
  }

  private static let dosed = PollutionMeasure.singlePollutants

  private static func reply(
    _ answer: ReachAnswer, unit: String, _ question: ReachQuestion, _ language: Language
  ) -> Reply {
    var reply = Reply.json { json in
      json.member("type", "FeatureCollection")
      json.key("features")
      json.array(answer.areas) { json, area in
        feature(area.polygons, within: area.limit, unit: unit, question, to: &json)
      }
      json.key("origin")
      json.position(answer.origin.place)
      if case .dose = question.measure {
        let air = answer.hour.air
        json.air(air.provenance, attribution: air.attributionWithStreets, notices: air.notices, in: language)
      }
    }
    reply.contentType = "application/geo+json; charset=utf-8"
    return reply
  }

  private static func feature(
    _ polygons: [ReachArea.Polygon], within limit: Double, unit: String, _ question: ReachQuestion,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("type", "Feature")
      json.key("properties")
      json.object { json in
        json.member("value", limit, decimals: 3)
        json.member("unit", unit)
        if case .dose(let pollutant) = question.measure { json.member("pollutant", pollutant.rawValue) }
        json.member("of", question.byFastestWay ? "fastest" : "least")
        json.member("mode", question.mode.rawValue)
      }
      json.key("geometry")
      geometry(polygons, to: &json)
    }
  }

  private static func geometry(_ polygons: [ReachArea.Polygon], to json: inout JSONWriter) {
    json.object { json in
      json.member("type", "MultiPolygon")
      json.key("coordinates")
      json.array(polygons) { json, polygon in
        json.array(polygon.rings) { json, ring in
          json.array(ring) { $0.position($1) }
        }
      }
    }
  }
}
