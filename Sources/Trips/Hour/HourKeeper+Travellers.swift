package import Foundation
package import Setup
package import Streets

/// The hours as they are to travellers with profiles of their own.
extension HourKeeper {
  /// The hour that holds a moment, as it is to the traveller of a question.
  /// - Throws: ``BrisaError``, also where the network does not tell what the traveller needs.
  package nonisolated func hour(at moment: Date, for question: RouteQuestion) async throws(BrisaError) -> HourSnapshot {
    try await hour(at: moment, for: question.traveller, question.mode)
  }

  /// The hour that holds a moment, as it is to a traveller of a mode; nil for nobody in particular.
  /// - Throws: ``BrisaError``, also where the network does not tell what the traveller needs.
  package nonisolated func hour(
    at moment: Date, for traveller: Traveller?, _ mode: TravelMode
  ) async throws(BrisaError) -> HourSnapshot {
    try await seen(try await hour(at: moment), by: traveller, mode)
  }

  /// The hours that hold some moments, see ``hours(at:)``, as they are to the traveller of a question.
  /// - Throws: ``BrisaError``.
  package nonisolated func hours(
    at moments: [Date], for question: RouteQuestion
  ) async throws(BrisaError) -> [HourSnapshot] {
    var hours: [HourSnapshot] = []
    for hour in try await self.hours(at: moments) {
      hours.append(try await seen(hour, by: question.traveller, question.mode))
    }
    return hours
  }

  /// An hour as it is to a traveller of a mode, which stays no longer than the hour itself.
  private nonisolated func seen(
    _ hour: HourSnapshot, by traveller: Traveller?, _ mode: TravelMode
  ) async throws(BrisaError) -> HourSnapshot {
    let view = try await travellers.hour(hour, for: traveller, mode)
    // The hour may have had to go, or may have been replaced, before it was seen.
    if view !== hour { await forgetViewsOfOthers() }
    return view
  }

  /// Forgets what travellers have seen of hours that are kept no longer.
  func forgetViewsOfOthers() {
    travellers.forgetAll(but: keptHours.entries.compactMap(\.shared.snapshot))
  }
}
