internal import AirData
internal import Foundation
internal import Narrative
internal import Routing
internal import Tracks
internal import Trips

/// A route answer as KML 2.2: one track a route with its times, and the places on the way.
enum RouteKML {
  static func text(_ answer: RouteAnswer, language: Language) -> String {
    var file = TrackFile()
    file.name = "Brisa"
    file.summary = answer.attribution.joined(separator: ", ")
    file.waypoints = RouteStops.places(answer).map { stop in
      let name = stop.name.isEmpty ? "\(stop.number)" : stop.name
      return TrackPlace(stop.place, details: PlaceDetails(name: name, summary: "", others: []))
    }
    for (number, route) in answer.routes.enumerated() {
      let name = RouteGPX.name(route, number, answer)
      file.waypoints += instructions(route, name, answer, Narrator(language))
      var track = Track()
      track.name = name
      track.summary = RouteGPX.summary(route)
      track.segments = [
        RouteGPX.points(of: route).map { TrackPlace($0.place, time: answer.question.departure + $0.seconds) }
      ]
      file.tracks.append(track)
    }
    return KMLWriter.text(file)
  }

  /// What one does on the way: a place a sentence, which says of which route it is.
  private static func instructions(
    _ route: PlannedRoute, _ name: String, _ answer: RouteAnswer, _ narrator: Narrator
  ) -> [TrackPlace] {
    guard let guidance = route.guidance else { return [] }
    return narrator.lines(guidance).filter { !$0.steps.isEmpty }.map { line in
      let point = guidance.steps[line.steps.lowerBound].points.lowerBound
      return TrackPlace(
        route.geometry[point], time: answer.question.departure + route.geometrySeconds[point],
        details: PlaceDetails(name: line.text, summary: name, others: []))
    }
  }
}
