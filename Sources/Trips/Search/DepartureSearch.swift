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

  /// The ways of a window; nil where nothing is known of the air.
  /// - Throws: ``BrisaError`` when there is no way.
  func ways(_ window: DateInterval) throws(BrisaError) -> DepartureWays? {
    let fastest = try finder.path(query(.fastest))
    var quickest = fastest
    var curve: [DepartureWays.Way] = []
    var departure = window.start
    while departure <= window.end {
      guard let way = try way(departure, fastest, &quickest) else { return nil }
      curve.append(way)
      departure += Self.stepSeconds
    }
    guard let sample = curve.min(by: { $0.burdenMinutes < $1.burdenMinutes }) else { return nil }
    var best = sample
    for minute in -4...4 {
      let departure = sample.departure + Double(minute) * 60
      guard minute != 0, window.start <= departure, departure <= window.end else { continue }
      if let other = try way(departure, fastest, &quickest), other.burdenMinutes < best.burdenMinutes { best = other }
    }
    return DepartureWays(
      curve: curve, best: best,
      quickest: LabelledPath(labels: [.fastest], avoidance: avoidance, path: quickest))
  }

  /// The departures of ways that were found, with what is expected of the fastest route at each.
  func departures(_ ways: DepartureWays, fastest: Path) -> RouteDepartures {
    func point(_ way: DepartureWays.Way) -> RouteDepartures.Point {
      RouteDepartures.Point(
        departure: way.departure, fastestBurdenMinutes: burdenMinutes(of: fastest, leaving: way.departure),
        burdenMinutes: way.burdenMinutes, durationSeconds: way.durationSeconds)
    }
    return RouteDepartures(
      curve: ways.curve.map { point($0) }, best: point(ways.best), fastestDurationSeconds: fastest.durationSeconds)
  }

  private var avoidance: Double { question.avoidance ?? finder.hour.city.balancedAvoidance }

  private func query(_ objective: Objective) -> Router.Query {
    var query = finder.query(question, between: ends, streets: nil)
    query.objective = objective
    return query
  }

  /// The way of one departure, chosen by the air in the middle of the trip; `quickest` becomes it where it takes less
  /// time.
  private func way(
    _ departure: Date, _ fastest: Path, _ quickest: inout Path
  ) throws(BrisaError) -> DepartureWays.Way? {
    let query = query(.weighted(avoidance: avoidance))
    do throws(RoutingError) {
      guard let air = try hours.movingAir(leaving: departure, ends: ends.segments) else { return nil }
      let path = try choices.path(query, air: air, atMilliseconds: fastest.durationSeconds * 500)
      if RouteOffers.isQuicker(path.durationSeconds, than: quickest.durationSeconds) { quickest = path }
      return DepartureWays.Way(
        departure: departure, burdenMinutes: burdenMinutes(of: path, leaving: departure),
        durationSeconds: path.durationSeconds)
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  /// What is expected of a path's burden in the air of every minute.
  ///
  /// What an hour is charged where it knows nothing would make another one better for knowing more.
  private func burdenMinutes(of path: Path, leaving departure: Date) -> Double {
    hours.burden(of: path, leaving: departure, ends: ends.segments).expectedMinutes
  }
}

/// The ways that were found for the departures of a window.
struct DepartureWays {
  /// The way of one departure.
  struct Way {
    let departure: Date
    /// What is expected of its burden, in minutes at guideline level.
    let burdenMinutes: Double
    let durationSeconds: Double
  }

  /// Those of departures every few minutes, in order.
  let curve: [Way]
  /// The one with the least burden.
  let best: Way
  /// The path that takes least time: where streets are dear, another one than the search for the fastest finds.
  let quickest: LabelledPath
}
