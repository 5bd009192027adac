internal import Routing
package import Setup

/// Finds the paths that a question asks for.
package struct LabelledPathFinder: Sendable {
  private let finder: PathFinder
  private let question: RouteQuestion
  private let ends: TripEnds
  private let known: LabelledPath?

  /// Needs the question with its ends on the network, and the hour that it is about.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - ends: Its ends on the network.
  ///   - hour: The hour.
  ///   - known: A path between these ends, which is the fastest where it takes less time than the one that is found; it
  ///     never leads a whole trade-off.
  package init(
    _ question: RouteQuestion, between ends: TripEnds, in hour: HourSnapshot, known: LabelledPath? = nil
  ) {
    finder = PathFinder(hour)
    self.question = question
    self.ends = ends
    self.known = known
  }

  /// The paths, fastest first; the same path found twice is one with both labels.
  /// - Parameter hours: The air of the hours around, where it is to change under way.
  /// - Returns: the paths, and what has to be said of the search for them.
  /// - Throws: ``BrisaError`` when no way leads to the destination.
  package func paths(_ hours: HourlyStreets? = nil) throws(BrisaError) -> LabelledPaths {
    let streets = finder.hour.pollution(by: question.measure).streets
    var query = finder.query(question, between: ends, streets: streets)
    if let tolerance = question.movingTolerance, let hours {
      let moving = MovingPathFinder(finder: finder, hours: hours, tolerance: tolerance, known: known)
      if let found = try moving.paths(query, leaving: question.departure, searches(query, knowsAir: true)) {
        return found
      }
    }
    let choices = ChoiceFinder(finder: finder)
    if question.wantsTradeOff, let found = try choices.tradeOff(query) { return found }
    var found = LabelledPaths()
    for search in searches(query, knowsAir: streets != nil) {
      query.objective = search.objective
      found.add(try finder.path(query), label: search.label, avoidance: search.avoidance)
    }
    found.lead(by: known)
    if question.wantsTradeOff, let fastest = found.paths.first {
      found.notices.append(ChoiceFinder.noChoice(fastest.path))
    }
    if let limit = question.maxDetour { try choices.addBudget(limit, to: &found, query) }
    return found
  }

  private func searches(_ query: Router.Query, knowsAir: Bool) -> [LabelledSearch] {
    LabelledSearch.searches(
      for: question, in: finder.hour.city, knowsAir: knowsAir, hasZones: !query.zones.isEmpty)
  }
}
