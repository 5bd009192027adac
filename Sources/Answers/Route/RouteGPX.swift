internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Narrative
internal import Tracks
internal import Trips

/// A route answer as GPX 1.1: one track a route, with the time at which each place is reached.
enum RouteGPX {
  /// Between two points of a track no more seconds pass: those who read one take longer steps for gaps.
  private static let maxSeconds = 60.0

  static func text(_ answer: RouteAnswer, language: Language) -> String {
    var file = file(of: answer)
    file.routes = answer.routes.enumerated().compactMap { number, route in
      RouteInstruction.all(of: route, in: answer, by: Narrator(language))
        .map { told($0, name: name(route, number, answer)) }
    }
    return GPXWriter.text(file)
  }

  /// The stops and the tracks of an answer, without what one does on the way.
  static func file(of answer: RouteAnswer) -> TrackFile {
    var file = TrackFile()
    file.name = "Brisa"
    file.summary = answer.attribution.joined(separator: ", ")
    file.waypoints = RouteStops.places(answer).map { stop in
      let title = TripStop(stop.place, name: stop.name).title
      let name = stop.name.isEmpty ? stop.number.map { "\($0)" } ?? title : title
      return TrackPlace(stop.place, details: PlaceDetails(name: name, summary: ""))
    }
    file.tracks = answer.routes.enumerated().map { number, route in
      var track = Track()
      track.name = name(route, number, answer)
      track.summary = summary(route, isRelative: answer.air.isRelative)
      track.segments = [points(of: route).map { TrackPlace($0.place, time: answer.question.departure + $0.seconds) }]
      return track
    }
    return file
  }

  /// What a route is called: loops by their number.
  static func name(_ route: PlannedRoute, _ number: Int, _ answer: RouteAnswer) -> String {
    let labels = route.labels.map(\.rawValue).joined(separator: ", ")
    return answer.loops == nil ? labels : "\(labels) \(number + 1)"
  }

  /// The places of a route with the seconds since it began, and further ones along long straight pieces.
  static func points(of route: PlannedRoute) -> [(place: Coordinate, seconds: Double)] {
    let ends = zip(route.geometry, route.geometrySeconds).map { (place: $0, seconds: $1) }
    let further = zip(ends, ends.dropFirst()).map { start, end in
      let pieces = max(1, ((end.seconds - start.seconds) / maxSeconds).rounded(.up))
      let between = stride(from: 1, to: pieces, by: 1).map { piece in
        (
          place: start.place.interpolated(to: end.place, fraction: piece / pieces),
          seconds: start.seconds + piece / pieces * (end.seconds - start.seconds)
        )
      }
      return between + [end]
    }
    return Array(ends.prefix(1)) + further.joined()
  }

  /// What one does on the way, as a route of GPX: a point a sentence.
  private static func told(_ instructions: [RouteInstruction], name: String) -> TrackRoute {
    var told = TrackRoute()
    told.name = name
    told.places = instructions.map {
      TrackPlace($0.place, time: $0.time, details: PlaceDetails(name: "", summary: $0.sentence))
    }
    return told
  }

  /// Length, time and what is known of the air, in short; a burden without a unit is no minutes.
  private static func summary(_ route: PlannedRoute, isRelative: Bool) -> String {
    let form = isRelative ? ", relative burden %.1f" : ", burden %.1f min"
    let burden = route.air?.burdenMinutes.map { String(format: form, $0) } ?? ""
    let sure = route.cleanerProbability.map { ", " + VerdictWords.cleaner($0).en } ?? ""
    return String(format: "%.0f m, %.0f s", route.distanceMeters, route.durationSeconds) + burden + sure
  }
}
