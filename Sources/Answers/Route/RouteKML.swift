internal import AirData
internal import Narrative
internal import Tracks
internal import Trips

/// A route answer as KML 2.2: one track a route with its times, and the places on the way.
enum RouteKML {
  static func text(_ answer: RouteAnswer, language: Language) -> String {
    var file = RouteGPX.file(of: answer)
    for (number, route) in answer.routes.enumerated() {
      let name = RouteGPX.name(route, number, answer)
      // A place a sentence, which says of which route it is.
      file.waypoints += (RouteInstruction.all(of: route, in: answer, by: Narrator(language)) ?? []).map {
        TrackPlace($0.place, time: $0.time, details: PlaceDetails(name: $0.sentence, summary: name))
      }
    }
    return KMLWriter.text(file)
  }
}
