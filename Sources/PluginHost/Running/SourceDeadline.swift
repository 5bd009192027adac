/// When nobody waits any more for the answer of the source that a task asks.
struct SourceDeadline: Sendable {
  /// The deadline of the task, where it has one.
  @TaskLocal static var current: SourceDeadline?

  /// Most seconds that a source is waited for.
  private static let longestSeconds = 86_400.0

  /// All the seconds that the source has.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// Begins to count.
  init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(Self.bounded(seconds))
  }

  /// The seconds of a deadline as clocks take them: a deadline may be infinite, and a duration may not.
  static func bounded(_ seconds: Double) -> Double { max(0, min(longestSeconds, seconds)) }

  /// Seconds after which a program is to be ended: a little before the deadline, so that what it has said so far can be
  /// told.
  var secondsForProgram: Double {
    let left = (end - ContinuousClock.now) / .seconds(1)
    return max(0, left - min(2, seconds / 10))
  }

  /// Whether it is as good as passed.
  var isNear: Bool { secondsForProgram <= 0 }
}
