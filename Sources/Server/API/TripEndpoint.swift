internal import AirData
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// `/v1/trips`: the ways over several stops, in the best order.
enum TripEndpoint {
  static let parameters = Set<String>([
    "stops", "from", "to", "round", "order", "optimize", "budget", "mode", "by", "at", "format", "city",
  ]).union(Parameters.ofZones).union(Parameters.ofTravellers).union(Parameters.ofDirections)

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: Self.parameters, besides: ["stops", ExcludedPolygons.name])
    guard parameters.items["stops"] == nil else {
      throw Problem(400, "bad-argument", "'stops' are in the body of a POST, and not in the address.")
    }
    let stops = try stops(parameters, asked.service.limits)
    guard let begin = stops.all.first?.place, let end = stops.all.last?.place else {
      throw Problem(400, "bad-argument", "A trip needs stops: give a list of [latitude, longitude], or GeoJSON points.")
    }
    let city = try asked.city(parameters, at: begin)
    let format = try RouteEndpoint.form(parameters, asked.call)
    let language = try parameters.directionsLanguage(accepted: asked.language)
    var route = try parameters.trip(from: begin, to: end, city.configuration, now: asked.service.clock.now)
    route.wantsSteps = try parameters.flag("steps")
    try parameters.addZones(to: &route, in: city.configuration, asked)
    let question = try question(parameters, route, over: stops, asked.service.limits)
    do throws(BrisaError) {
      let answer = try await city.engine.trip(question)
      return try format.reply(answer, in: language, to: asked)
    } catch {
      throw Problem(error)
    }
  }

  private static func question(
    _ parameters: Parameters, _ route: RouteQuestion, over stops: Stops, _ limits: ServiceLimits
  ) throws(Problem) -> TripQuestion {
    let isRound = try parameters.flag("round")
    if isRound, stops.endsAtLast {
      throw Problem(400, "bad-argument", "A round trip comes back to where it began: leave out 'to' or 'round'.")
    }
    var question = TripQuestion(
      route, over: stops.all, startsAtFirst: stops.startsAtFirst, endsAtLast: stops.endsAtLast, isRoundTrip: isRound)
    question.goal = try parameters.word("optimize", TripGoal.time)
    question.order = try parameters.word("order", TripOrder.optimal)
    question.searchSeconds = try parameters.number("budget", in: 0.1...limits.orderSeconds) ?? 1
    return question
  }

  /// What a trip is over.
  private struct Stops {
    let all: [TripStop]
    /// Whether it begins at the first, which 'from' names.
    let startsAtFirst: Bool
    /// Whether it ends at the last, which 'to' names.
    let endsAtLast: Bool
  }

  /// The stops of the body, between 'from' and 'to' where these are given.
  private static func stops(_ parameters: Parameters, _ limits: ServiceLimits) throws(Problem) -> Stops {
    let (first, last) = (try parameters.place("from"), try parameters.place("to"))
    let all =
      [first].compactMap { $0 }.map { TripStop($0) } + (try stops(parameters.body))
      + [last].compactMap { $0 }.map { TripStop($0) }
    guard all.count <= limits.tableCoordinates else {
      throw Problem(
        400, "too-big", "The trip has \(all.count) stops, and \(limits.tableCoordinates) are taken at most.")
    }
    return Stops(all: all, startsAtFirst: first != nil, endsAtLast: last != nil)
  }

  /// The stops of a body: a list of places, or GeoJSON points with names.
  private static func stops(_ body: JSONNode?) throws(Problem) -> [TripStop] {
    do throws(JSONError) {
      guard let node = body?["stops"].optional else { return [] }
      guard let places = try? node.elements else { return try StopList.points(of: node) }
      return try places.map { (place) throws(JSONError) in
        let coordinate = Coordinate(latitude: try place[0].number, longitude: try place[1].number)
        guard coordinate.isOnGlobe else { throw place.error("must be [latitude, longitude] in degrees") }
        return TripStop(coordinate)
      }
    } catch {
      throw Problem(
        400, "bad-argument", "'stops' is a list of [latitude, longitude], or GeoJSON points: \(error.message)")
    }
  }
}
