internal import Foundation

/// What is served over a pollutant's map, hour by hour.
package struct MethodOverMap: Sendable {
  private let method: @Sendable (_ base: ChosenMethod, _ spread: HourlySpread, _ hour: Date) -> any Interpolator

  /// Needs what is served in an hour, by what interpolates deviations from the map and by what stations differ by where
  /// the map has a hole.
  init(_ method: @escaping @Sendable (ChosenMethod, HourlySpread, Date) -> any Interpolator) {
    self.method = method
  }

  /// Leaves out each station of a history in turn, in every hour.
  /// - Throws: ``FieldError`` for settings out of range.
  /// - Complexity: One leave-one-out of the method an hour, on all cores.
  func heldOut(
    _ history: StationHistory, _ base: ChosenMethod, spread: HourlySpread
  ) throws(FieldError) -> HeldOut {
    let method = method
    let id = method(base, spread, history.hours.first ?? .distantPast).id
    return try HeldOut(fittingEveryHourOf: history, id: id) { hour in method(base, spread, hour) }
  }
}
