public import Foundation

extension Reading {
  /// Seconds that the clock of a feed may run ahead of ours.
  public static let clockToleranceSeconds = 900.0

  /// Whether it claims to have been measured in an interval that has not begun yet: no instrument has.
  public func isMeasuredAhead(of now: Date) -> Bool {
    kind == .observed && start.timeIntervalSince(now) > Self.clockToleranceSeconds
  }
}
