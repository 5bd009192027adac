internal import Computing
package import Setup
package import Streets
package import Trips

extension CityEngine {
  /// The ways over places one after the other.
  /// - Parameters:
  ///   - question: What is asked; its ends are not looked at.
  ///   - places: At least two, each with what its street has to be.
  ///   - labels: The ways that are wanted beside the fastest.
  ///   - continuesStraight: Whether nobody turns round at a place between.
  /// - Returns: the ways; or the number of the place that has no street near by.
  /// - Throws: ``BrisaError``.
  package func tour(
    _ question: RouteQuestion, over places: [StreetWish], labels: [RouteLabel], continuesStraight: Bool = false
  ) async throws(BrisaError) -> Result<TourAnswer, NoStreetNear> {
    let planner = try await planner(question)
    switch planner.graph.snapped(places, mode: question.mode) {
    case .failure(let problem): return .failure(problem)
    case .success(let points):
      return .success(
        try planner.tour(question, over: points, labels: labels, continuesStraight: continuesStraight, isOffer: true))
    }
  }

  /// What answers questions about the hour of a question, with the pollution that it looks at ready.
  /// - Throws: ``BrisaError``.
  package func planner(_ question: RouteQuestion) async throws(BrisaError) -> RoutePlanner {
    let hour = try await hours().hour(at: question.departure, for: question)
    await hour.customize(for: question.measure, mode: question.mode)
    return RoutePlanner(hour)
  }
}

extension CityEngine {
  /// The ways from each of some places to each of others, in figures.
  /// - Parameters:
  ///   - question: What is asked; its ends are not looked at.
  ///   - places: Each with what its street has to be.
  ///   - origins: Numbers of the places where ways begin.
  ///   - destinations: Numbers of the places where they end.
  ///   - label: Which way.
  ///   - needsAir: Whether burdens and doses are wanted too.
  /// - Returns: the table; or the number of the place that has no street near by.
  /// - Throws: ``BrisaError``.
  package func table(
    _ question: RouteQuestion, over places: [StreetWish], from origins: [Int], to destinations: [Int],
    by label: RouteLabel, needsAir: Bool
  ) async throws(BrisaError) -> Result<TableAnswer, NoStreetNear> {
    let planner = try await planner(question)
    switch planner.graph.snapped(places, mode: question.mode) {
    case .failure(let problem): return .failure(problem)
    case .success(let points):
      return .success(
        try planner.table(
          question, over: points, from: origins, to: destinations, by: label, needsAir: needsAir))
    }
  }
}
