internal import AirData
internal import Foundation
internal import Planner
internal import Setup
internal import Trips

/// `/v1/loops`: round trips of a length in the cleanest air that it allows.
enum LoopEndpoint {
  static let parameters = Set<String>([
    "lat", "lon", "length", "minutes", "dose", "mode", "by", "at", "format", "city",
  ]).union(Parameters.ofZones).union(Parameters.ofTravellers).union(Parameters.ofDirections)

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: Self.parameters, besides: [ExcludedPolygons.name])
    let place = try parameters.place()
    let length = try length(parameters)
    let city = try asked.city(parameters, at: place)
    let format = try RouteEndpoint.form(parameters, asked.call)
    let language = try parameters.directionsLanguage(accepted: asked.language)
    var question = try parameters.trip(from: place, to: place, city.configuration, now: asked.service.clock.now)
    question.wantsSteps = try parameters.flag("steps")
    try parameters.addZones(to: &question, in: city.configuration, asked)
    do throws(BrisaError) {
      let answer = try await city.engine.loops(LoopQuestion(question, length: length))
      return try format.reply(answer, in: language, to: asked)
    } catch {
      throw Problem(error)
    }
  }

  private static func length(_ parameters: Parameters) throws(Problem) -> LoopLength {
    let given = ["length", "minutes", "dose"].filter { parameters.items[$0] != nil }
    guard given.count == 1 else {
      throw Problem(400, "bad-argument", "Give one of length, minutes and dose, like length=5000.")
    }
    if let text = parameters.items["length"] { return try length(text) }
    if let minutes = try parameters.number("minutes", in: 5...600) { return .seconds(minutes * 60) }
    return .dose(try parameters.number("dose", in: 0.1...1000, by: LoopLength.micrograms) ?? 0)
  }

  private static func length(_ text: String) throws(Problem) -> LoopLength {
    do throws(BrisaError) {
      return try LoopLength(parsing: text)
    } catch {
      throw Problem(error)
    }
  }
}
