/// When nobody waits any more for the answer of the source that a task asks.
struct SourceDeadline: Sendable {
  /// The deadline of the task, where it has one.
  @TaskLocal static var current: SourceDeadline?

  /// All the seconds that the source has.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// Begins to count.
  init(seconds: Double) {
    self.seconds = seconds
    end = .now + .seconds(seconds.boundedSeconds)
  }

  /// Seconds after which a program is to be ended: a little before the deadline, so that what it has said so far can be
  /// told.
  var secondsForProgram: Double {
    let left = (end - ContinuousClock.now) / .seconds(1)
    return max(0, left - min(2, seconds.boundedSeconds / 10))
  }

  /// Whether it is as good as passed.
  var isNear: Bool { secondsForProgram <= 0 }
}
