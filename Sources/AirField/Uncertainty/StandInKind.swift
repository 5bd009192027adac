/// What stands in for an hour that nobody measured, as far as its errors can be learnt.
package enum StandInKind: Hashable, Sendable {
  /// The newest measured hour, so many hours before, moved as the day usually goes.
  case olderHour(ageHours: Int)
}
