internal import CityAir
internal import Computing
package import Publishing
package import Setup
internal import Trips

extension CityEngine {
  /// The areas that one comes to from a place.
  /// - Returns: nil where no street is near the place.
  /// - Throws: ``BrisaError``.
  package func reach(_ question: ReachQuestion) async throws(BrisaError) -> ReachAnswer? {
    try await computing { () async throws(BrisaError) in
      let hour = try await hours().hour(at: question.departure, for: question.traveller, question.mode)
      if case .dose(let pollutant) = question.measure { _ = await hour.preparedPollution(by: .pollutant(pollutant)) }
      return try ReachPlanner(hour).reach(question)
    }
  }
}
