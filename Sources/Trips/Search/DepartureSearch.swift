internal import Foundation
internal import Routing
internal import Setup
internal import Streets

/// Finds out how the burden of a trip depends on when one leaves.
struct DepartureSearch {
  /// Seconds between the departures of the curve.
  static let stepSeconds = 300.0

  private let finder: PathFinder
  private let choices: ChoiceRouter
  private let question: RouteQuestion
  private let ends: TripEnds
  private let hours: HourlyStreets

  /// Snaps the ends of the trip and makes ready to search.
  /// - Throws: ``BrisaError`` for a place off the network.
  init(_ question: RouteQuestion, in hour: HourSnapshot, hours: HourlyStreets) throws(BrisaError) {
    finder = PathFinder(hour)
    self.question = question
    self.hours = hours
    ends = try EndFinder(hour).ends(question)
    do {
      choices = try ChoiceRouter(hour.router)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  /// The departures of a window; nil where nothing is known of the air.
  /// - Throws: ``BrisaError`` when there is no way.
  func departures(_ window: DateInterval) throws(BrisaError) -> RouteDepartures? {
    let fastest = try finder.path(query(.fastest))
    var curve: [RouteDepartures.Point] = []
    var departure = window.start
    while departure <= window.end {
      guard let point = try point(departure, fastest) else { return nil }
      curve.append(point)
      departure += Self.stepSeconds
    }
    guard let sample = curve.min(by: { $0.burdenMinutes < $1.burdenMinutes }) else { return nil }
    var best = sample
    for minute in -4...4 {
      let departure = sample.departure + Double(minute) * 60
      guard minute != 0, window.start <= departure, departure <= window.end else { continue }
      if let other = try point(departure, fastest), other.burdenMinutes < best.burdenMinutes { best = other }
    }
    return RouteDepartures(curve: curve, best: best, fastestDurationSeconds: fastest.durationSeconds)
  }

  private func query(_ objective: Objective) -> Router.Query {
    var query = finder.query(question, between: ends, streets: nil)
    query.objective = objective
    return query
  }

  /// The burdens at one departure: the path is chosen by the air in the middle of the trip, and told by what is
  /// expected in that of every minute.
  ///
  /// What an hour is charged where it knows nothing would make another one better for knowing more.
  private func point(_ departure: Date, _ fastest: Path) throws(BrisaError) -> RouteDepartures.Point? {
    let query = query(.weighted(avoidance: question.avoidance ?? finder.hour.city.balancedAvoidance))
    do throws(RoutingError) {
      guard let air = try hours.movingAir(leaving: departure, ends: ends.segments) else { return nil }
      let way = try choices.path(query, air: air, atMilliseconds: fastest.durationSeconds * 500)
      let burdens = [fastest, way].map { hours.burden(of: $0, leaving: departure, ends: ends.segments).expectedMinutes }
      return RouteDepartures.Point(
        departure: departure, fastestBurdenMinutes: burdens[0], burdenMinutes: burdens[1],
        durationSeconds: way.durationSeconds)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }
}
