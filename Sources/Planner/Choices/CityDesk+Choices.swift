internal import AirData
internal import Foundation
internal import Routing
internal import Streets

extension CityDesk {
  /// The routes that answer a question, when the air changes under way.
  func movingRoute(_ question: RouteQuestion, _ graph: StreetGraph) async throws(BrisaError) -> RouteAnswer {
    let planner = try await planner(question, graph)
    let seconds = try fastestSeconds(question, planner)
    let hours = try await hourlyStreets(
      graph, question.measure,
      hours: Self.hours(from: question.departure, to: question.departure + Self.reach(seconds)))
    return try planner.answer(question, planner.tables(for: question.measure), hours: hours)
  }

  /// The routes at the departure of a window that burdens least, and how the burden depends on the departure.
  func departingRoute(
    _ question: RouteQuestion, within window: DateInterval, _ graph: StreetGraph
  ) async throws(BrisaError) -> RouteAnswer {
    var question = question
    question.departure = window.start
    let first = try await planner(question, graph)
    let seconds = try fastestSeconds(question, first)
    let hours = try await hourlyStreets(
      graph, question.measure, hours: Self.hours(from: window.start, to: window.end + Self.reach(seconds)))
    let (origin, destination) = try first.ends(question)
    let departures = try DepartureSearch(
      planner: first, choices: try choices(first.router, question), question: question, origin: origin,
      destination: destination, hours: hours
    ).departures(window)
    question.departure = departures?.best.departure ?? window.start
    let planner = try await planner(question, graph)
    let tables = planner.tables(for: question.measure)
    var answer = try planner.answer(question, tables, hours: question.movingTolerance == nil ? nil : hours)
    answer.departures = departures.map { answer.relative?.applied(to: $0) ?? $0 }
    answer.add(hours.gapNotice)
    return answer
  }

  /// Seconds of a trip within which its air is looked at: twice the fastest way, and more counts as the last hour's.
  private static func reach(_ fastestSeconds: Double) -> Double { min(12 * 3600, 2 * fastestSeconds) }

  private func planner(_ question: RouteQuestion, _ graph: StreetGraph) async throws(BrisaError) -> RoutePlanner {
    RoutePlanner(city: city, graph: graph, air: try await gather(for: graph, at: question.departure))
  }

  private func choices(_ router: Router, _ question: RouteQuestion) throws(BrisaError) -> ChoiceRouter {
    do {
      return try ChoiceRouter(router)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  private func fastestSeconds(_ question: RouteQuestion, _ planner: RoutePlanner) throws(BrisaError) -> Double {
    let (origin, destination) = try planner.ends(question)
    return try planner.path(planner.query(question, from: origin, to: destination, streets: nil)).durationSeconds
  }
}
