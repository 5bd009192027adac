package import Setup
package import Streets
package import Trips

extension CityEngine {
  /// The ways from each of some places to each of others, in figures.
  /// - Parameters:
  ///   - question: What is asked.
  ///   - places: Each with what its street has to be.
  /// - Returns: the table; or the number of the place that has no street near by.
  /// - Throws: ``BrisaError``.
  package func table(
    _ question: TableQuestion, over places: [SnappingRequest]
  ) async throws(BrisaError) -> Result<TableAnswer, NoStreetNear> {
    let hour = try await hour(question.route)
    let mode = question.route.mode
    // In a table a place has one street for all cells; a single trip has the streets that its route has.
    let isOneTrip = places.count == 2 && question.origins == [0] && question.destinations == [1]
    switch isOneTrip ? hour.snapped(places, mode: mode) : hour.graph.snappedInGroups(places, mode: mode) {
    case .failure(let problem): return .failure(problem)
    case .success(let points): return .success(try TablePlanner(hour).table(question, over: points))
    }
  }
}
