public import Foundation

extension Reading {
  /// Seconds that the clock of a feed may run ahead of ours.
  public static let clockToleranceSeconds = 900.0

  /// Whether it claims to have been measured in an interval that has not begun yet: no instrument has.
  public func isMeasuredAhead(of now: Date) -> Bool { kind.isMeasuredAhead(of: now, from: start) }
}

extension Reading.Kind {
  /// Whether what begins at a moment claims to have been measured, though it has not begun yet.
  public func isMeasuredAhead(of now: Date, from start: Date) -> Bool {
    self == .observed && start.timeIntervalSince(now) > Reading.clockToleranceSeconds
  }
}
