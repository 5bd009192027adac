internal import AirData
internal import Answers
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Tracks
internal import Trips

/// `/v1/tracks`: what somebody breathed on a track, which is the body: GPX, KML, KMZ or GeoJSON.
enum TrackEndpoint {
  static let parameters: Set<String> = ["mode", "by", "at", "track", "recorded", "profile", "breathing", "city"]

  /// - Throws: ``Problem``.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let call = asked.call
    // The body is the track: what is asked of it stands in the address.
    let parameters = try Parameters(
      Call(method: "GET", path: call.path, query: call.query, headers: call.headers, body: []), known: parameters)
    let file = try file(call.body)
    // Later it is called the track, and a track has no other.
    guard file.lines.reduce(0, { $0 + $1.count }) > 1 else {
      throw Problem(
        400, "bad-data", "The body has no track: a track or a route of two places or more is needed.")
    }
    let city = try asked.city(parameters, at: file.lines.first?.first?.place)
    var question = try question(parameters, city.configuration, now: asked.service.clock.now)
    question.maxHours = asked.service.limits.trackHours
    do throws(BrisaError) {
      let answer = try await city.engine.track(file, question, named: "The track")
      return .json(
        text: try TrackFormat.json.text(answer, city: city.configuration, notices: .served(asked.language)))
    } catch {
      // The only data that is asked for with the question is the track itself.
      throw error.code == .badData ? Problem(400, "bad-data", Problem(error).text) : Problem(error)
    }
  }

  private static func file(_ body: [UInt8]) throws(Problem) -> TrackFile {
    do throws(BrisaError) {
      return try TrackInput.file(body, named: "The body", limits: .ofService)
    } catch {
      throw Problem(400, "bad-data", error.message)
    }
  }

  private static func question(
    _ parameters: Parameters, _ city: CityConfiguration, now: Date
  ) throws(Problem) -> TrackQuestion {
    let anywhere = Coordinate(latitude: 0, longitude: 0)
    let route = try parameters.trip(from: anywhere, to: anywhere, city, now: now)
    var question = TrackQuestion()
    // Of who travels their breathing alone counts.
    if parameters.items["by"] != nil { question.measure = route.measure }
    var requested = RequestedTraveller()
    (requested.profile, requested.breathing) = (parameters.items.text("profile"), parameters.items["breathing"])
    do throws(BrisaError) {
      question.breathingCubicMetersPerHour = try requested.breathing(in: city)
    } catch {
      throw Problem(error)
    }
    if parameters.items["mode"] != nil { question.mode = route.mode }
    if parameters.items["at"] != nil { question.departure = route.departure }
    question.track = parameters.items.text("track")
    question.isAsRecorded = try parameters.flag("recorded")
    return question
  }
}
