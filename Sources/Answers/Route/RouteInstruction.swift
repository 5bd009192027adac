internal import Foundation
internal import Geo
internal import Narrative
internal import Routing
internal import Trips

/// A sentence of what one does on a route, for forms that show it where it is said.
struct RouteInstruction {
  let sentence: String
  let place: Coordinate
  /// When one is there.
  let time: Date

  /// The sentences of a route of an answer in their order; nil where nobody asked for them.
  static func all(of route: PlannedRoute, in answer: RouteAnswer, by narrator: Narrator) -> [RouteInstruction]? {
    guard let guidance = route.guidance else { return nil }
    return narrator.lines(guidance).filter { !$0.steps.isEmpty }.map { line in
      let point = guidance.steps[line.steps.lowerBound].points.lowerBound
      return RouteInstruction(
        sentence: line.text, place: route.geometry[point],
        time: answer.question.departure + route.geometrySeconds[point])
    }
  }
}
