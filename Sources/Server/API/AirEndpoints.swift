internal import AirData
internal import Answers
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup

/// `/v1/air`, `/v1/air/hours` and `/v1/stations`.
enum AirEndpoints {
  static let ofPlace: Set<String> = ["lat", "lon", "at", "city"]
  static let ofHours: Set<String> = ["lat", "lon", "from", "to", "city"]
  static let ofStations: Set<String> = ["at", "box", "city"]

  /// The air at a place.
  /// - Throws: ``Problem``.
  static func air(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofPlace)
    let place = try parameters.place()
    let city = try asked.city(parameters, at: place)
    let moment = try parameters.moment("at", zone: city.configuration.timeZone, now: asked.service.clock.now)
    do throws(BrisaError) {
      let kept = try await city.engine.keptAir(at: place, moment: moment)
      return .json(text: try kept.answer.json(notices: .served(asked.language)))
        .stamped(kept.hour, asked.service.clock.now, in: asked.language, minuteOf: moment)
    } catch {
      throw Problem(error)
    }
  }

  /// The air at a place hour by hour, at most four days.
  /// - Throws: ``Problem``.
  static func hours(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofHours)
    let place = try parameters.place()
    let city = try asked.city(parameters, at: place)
    let now = asked.service.clock.now
    let zone = city.configuration.timeZone
    let (from, to) = try stretch(parameters, zone, now: now)
    // The hours that the moments lie in are whole ones of the answer, so there may be one more than between them.
    let hours = Int((to.timeIntervalSince(from.startOfHour) / 3600).rounded(.up))
    let maxHours = asked.service.limits.airHours
    guard from < to, hours <= maxHours else {
      throw Problem(
        400, "bad-time", "'to' comes after 'from', and the hours that they lie in are at most \(maxHours).")
    }
    do throws(BrisaError) {
      // The first hour is not all of the answer, so it names no state.
      let answer = try await city.engine.keptAir(at: place, hours: hours, from: from).answer
      return .json(text: try answer.json(notices: .served(asked.language)))
    } catch {
      throw Problem(error)
    }
  }

  /// Where the hours begin, and where they end: 24 hours after the first begins where nothing is said.
  private static func stretch(
    _ parameters: Parameters, _ zone: TimeZone, now: Date
  ) throws(Problem) -> (from: Date, to: Date) {
    do throws(BrisaError) {
      let first = try parameters.items.read("from") { (text) throws(BrisaError) -> Date in
        try MomentText.start(text, zone: zone, now: now)
      }
      let from = first ?? now
      let end = try parameters.items.read("to") { (text) throws(BrisaError) -> Date in
        try MomentText.end(text, from: from, zone: zone, now: now)
      }
      return (from, end ?? from.startOfHour + 24 * 3600)
    } catch {
      throw Problem(error)
    }
  }

  /// The stations with a reading of the hour, in a box or all.
  /// - Throws: ``Problem``.
  static func stations(_ asked: APICall) async throws(Problem) -> Reply {
    let parameters = try Parameters(asked.call, known: ofStations)
    let box = try parameters.box("box")
    // The middle of a large box may lie outside the only city there is.
    let isChosenByBox = asked.service.roster.current.all.count > 1
    let city = try asked.city(parameters, at: isChosenByBox ? box?.center : nil)
    let moment = try parameters.moment("at", zone: city.configuration.timeZone, now: asked.service.clock.now)
    do throws(BrisaError) {
      let kept = try await city.engine.keptStations(moment: moment)
      let answer = box.map { kept.answer.inside($0) } ?? kept.answer
      return .json(text: try answer.json(notices: .served(asked.language)))
        .stamped(kept.hour, asked.service.clock.now, in: asked.language)
    } catch {
      throw Problem(error)
    }
  }
}
