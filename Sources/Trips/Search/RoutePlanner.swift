internal import AirData
internal import CityAir
internal import Routing
package import Setup
internal import Streets

/// Answers questions about one hour over one network.
package struct RoutePlanner: Sendable {
  /// The hour whose air every answer has.
  package let hour: HourSnapshot

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// Finds the routes that a question asks for.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - hours: The air of the hours around, where it changes under way.
  ///   - known: A path between the same ends, which is told as the fastest where it takes least time.
  /// - Returns: The routes with all their figures.
  /// - Throws: ``BrisaError`` for a place off the network and when no way leads to the destination.
  package func answer(
    _ question: RouteQuestion, hours: HourlyStreets? = nil, known: LabelledPath? = nil
  ) throws(BrisaError) -> RouteAnswer {
    // Places off the network are told before the air along it is worked out.
    let ends = try EndFinder(hour).ends(question)
    let found = try LabelledPathFinder(question, between: ends, in: hour, known: known).paths(hours)
    var assembly = AnswerAssembly(question, between: ends, in: hour)
    let routes = assembly.offeredRoutes(found.paths, budget: found.budget)
    let endNotices = EndNotices(ends: ends)
    let detour = endNotices.longDetour(question, in: hour, meters: routes.first?.distanceMeters) { change in
      OtherModes(question, in: hour).haveShortWay(change, from: question.origin, to: question.destination)
    }
    var answer = assembly.answer(
      routes, notices: QuestionNotices(question, in: hour).all + endNotices.farEnds + [detour].compactMap { $0 })
    for notice in found.notices { answer.add(notice) }
    answer.budget = found.budget
    answer.tradeOff = found.tradeOff.map { assembly.relative?.applied(to: $0) ?? $0 }
    answer.movingAir = found.movingAir
    return answer
  }
}
