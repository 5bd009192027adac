internal import AirData
internal import Foundation
internal import Narrative
internal import Routing
internal import Tracks
internal import Trips

/// A route answer as KML 2.2: one track a route with its times, and the places on the way.
enum RouteKML {
  static func text(_ answer: RouteAnswer, language: Language) -> String {
    var file = RouteGPX.file(of: answer)
    for (number, route) in answer.routes.enumerated() {
      file.waypoints += instructions(route, RouteGPX.name(route, number, answer), answer, Narrator(language))
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
        details: PlaceDetails(name: line.text, summary: name))
    }
  }
}
