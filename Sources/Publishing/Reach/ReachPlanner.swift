internal import AirData
internal import CityAir
internal import Routing
package import Setup
internal import Streets
package import Trips

/// Answers questions about the areas that one comes to, in one hour.
package struct ReachPlanner: Sendable {
  private let hour: HourSnapshot
  private var graph: StreetGraph { hour.graph }

  /// Needs the hour; its city and router come with it.
  package init(_ hour: HourSnapshot) {
    self.hour = hour
  }

  /// The areas that one comes to.
  /// - Returns: the areas; a failure where no street is near the place.
  /// - Throws: ``BrisaError`` where doses are asked for and nothing is known of the air.
  package func reach(_ question: ReachQuestion) throws(BrisaError) -> ReachAnswer? {
    guard let nearest = graph.candidates(question.origin, mode: question.mode).first else { return nil }
    let request = question.origin
    let origin =
      request.direction == nil
      ? graph.beginning(near: nearest, mode: question.mode, limitMeters: request.limitMeters) : nearest
    let most = question.limits.max() ?? 0
    let (measure, scale) = try measure(of: question)
    let reached: [ReachedStretch]
    do throws(RoutingError) {
      reached = try hour.router.reach(
        ReachQuery(
          origin: origin, mode: question.mode, measure: measure, limit: most * scale,
          way: question.byFastestWay ? .fastest : .least))
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
    let area = ReachArea(reached, graph: graph, beyond: 2 * most * scale + 1, style: question.style)
    return ReachAnswer(
      origin: origin,
      areas: question.limits.map { limit in (limit, area?.polygons(within: limit * scale) ?? []) }, hour: hour)
  }

  /// What the search adds up, and how much of it is one of the question's units.
  private func measure(of question: ReachQuestion) throws(BrisaError) -> (ReachQuery.Measure, scale: Double) {
    switch question.measure {
    case .minutes: return (.seconds, 60)
    case .meters: return (.meters, 1)
    case .dose(let pollutant):
      guard let measure = hour.doseMeasure(of: pollutant, mode: question.mode) else {
        throw BrisaError(.noAir, "Nothing is known of \(pollutant.symbol) at this hour: ask for minutes or metres.")
      }
      return (measure, 1)
    }
  }
}
