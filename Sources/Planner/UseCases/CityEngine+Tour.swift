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
    _ question: RouteQuestion, over places: [SnappingRequest], labels: [RouteLabel], continuesStraight: Bool = false
  ) async throws(BrisaError) -> Result<TourAnswer, NoStreetNear> {
    let hour = try await hour(question)
    switch hour.snapped(places, mode: question.mode) {
    case .failure(let problem): return .failure(problem)
    case .success(let points):
      return .success(
        try TourPlanner(hour).tour(
          question, over: points, labels: labels, continuesStraight: continuesStraight, isOffer: true))
    }
  }

  /// The hour of a question, with the pollution that it looks at ready.
  /// - Throws: ``BrisaError``.
  package func hour(_ question: RouteQuestion) async throws(BrisaError) -> HourSnapshot {
    let hour = try await hours().hour(at: question.departure, for: question)
    try await hour.customize(for: question.measure, mode: question.mode)
    return hour
  }
}
