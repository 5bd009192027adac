internal import AirData
internal import CityAir
internal import Setup

/// Makes the answer to a question out of the paths that were found for it.
struct AnswerAssembly {
  private let hour: HourSnapshot
  private let question: RouteQuestion
  private let pollution: HourPollution
  private let figures: RouteFigures
  /// What is breathed; nil where nothing is known of the air.
  private var breathed: BreathedAir?
  /// What burdens are multiplied with, once routes were made of paths; nil where burdens have a unit.
  private(set) var relative: RelativeBurden?

  /// Needs the question with its ends on the network, and the hour that it is about.
  /// - Parameters:
  ///   - question: What was asked.
  ///   - ends: The ends on the network.
  ///   - hour: The hour.
  ///   - segments: Where the paths begin and end, if not at the ends alone.
  ///   - isComparison: Whether a route is said to be cleaner than the first with some probability.
  init(
    _ question: RouteQuestion, between ends: TripEnds, in hour: HourSnapshot, segments: Set<Int>? = nil,
    isComparison: Bool = true
  ) {
    self.hour = hour
    self.question = question
    pollution = hour.pollution(by: question.measure)
    figures = RouteFigures(question, between: ends, in: hour, noise: isComparison ? pollution.noise : nil)
    breathed = BreathedAir(in: hour, streets: pollution.streets, ends: segments ?? ends.segments)
  }

  /// The routes of paths with all their figures; the first is the one that the others are compared with.
  mutating func routes(_ paths: [LabelledPath]) -> [PlannedRoute] {
    let routes = figures.routes(paths, breathed: &breathed)
    guard pollution.isRelative, let first = routes.first, let relative = RelativeBurden(fastest: first) else {
      return routes
    }
    self.relative = relative
    return routes.map { relative.applied(to: $0) }
  }

  /// The routes of paths that are offered, the fastest first.
  ///
  /// Where one of them takes less time than what the search found to be the fastest, it is the fastest, and all others
  /// are compared with it.
  /// - Parameters:
  ///   - found: The paths, the fastest first.
  ///   - budget: What a route may take where a detour is limited.
  /// - Returns: the routes with all their figures.
  mutating func offeredRoutes(_ found: [LabelledPath], budget: RouteBudget? = nil) -> [PlannedRoute] {
    let offers = RouteOffers(question, budget: budget)
    var paths = found
    while true {
      var assembly = self
      let routes = offers.offered(assembly.routes(paths))
      guard let quicker = offers.quicker(routes), let path = paths.firstIndex(where: { $0.isPath(of: routes[quicker]) })
      else {
        self = assembly
        return routes
      }
      paths = paths.led(by: path)
    }
  }

  /// The answer that routes come to.
  /// - Parameters:
  ///   - routes: Those that are offered.
  ///   - notices: What has to be said of it, but for the indices on its routes.
  /// - Returns: the answer, with what has to be said of the indices at the end.
  func answer(_ routes: [PlannedRoute], notices: [Notice]) -> RouteAnswer {
    var answer = RouteAnswer(
      question: question, air: pollution.provenance.aged(at: question.departure), routes: routes,
      notices: notices + (breathed?.caveats.notices ?? []), attribution: pollution.attribution,
      ventilationCubicMetersPerHour: hour.city.ventilationCubicMetersPerHour(of: question.mode))
    answer.relative = relative
    answer.hour = hour
    return answer
  }
}
