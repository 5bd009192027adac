package import Foundation

/// When to collect again: at every multiple of a time since midnight UTC, some seconds after it.
package struct CollectSchedule: Sendable, Hashable {
  /// Seconds between two runs.
  package let everySeconds: Double
  /// Seconds after the multiple, since feeds publish an hour some minutes after its end.
  package let delaySeconds: Double

  /// Creates a schedule; the delay is less than the time between two runs.
  package init(everySeconds: Double, delaySeconds: Double = 0) {
    self.everySeconds = everySeconds
    self.delaySeconds = delaySeconds
  }

  /// The first moment for a run after a moment.
  package func next(after moment: Date) -> Date {
    let periods = ((moment.timeIntervalSince1970 - delaySeconds) / everySeconds).rounded(.down) + 1
    return Date(timeIntervalSince1970: periods * everySeconds + delaySeconds)
  }
}
