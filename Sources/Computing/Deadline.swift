/// The moment until which a task wants its answer: long computations look at it now and then, and give up.
///
/// A task without one has all the time there is.
package enum Deadline {
  @TaskLocal private static var current: Lock<Allowance>?

  /// How long a task may take, with what does not count.
  private struct Allowance {
    /// Until when the answer is wanted, but for time that does not count and has not ended yet.
    var end: ContinuousClock.Instant
    /// Until when it is wanted if all time counts.
    let latest: ContinuousClock.Instant
    /// How many pieces of work run that do not count, side by side or one in another.
    var uncounted = 0
    /// Since when at least one of them has run.
    var uncountedSince: ContinuousClock.Instant
    /// The clock.
    let now: @Sendable () -> ContinuousClock.Instant

    init(seconds: Double, now: @escaping @Sendable () -> ContinuousClock.Instant) {
      self.now = now
      uncountedSince = now()
      end = uncountedSince + .seconds(seconds)
      latest = end
    }
  }

  /// How many steps of a search lie between two looks at the clock, less one: a power of two.
  @inlinable package static var stepMask: Int { 4095 }

  /// Whether the answer is not wanted any more: it is too late, or whoever asked has gone.
  package static var isPassed: Bool {
    if Task.isCancelled { return true }
    guard let current else { return false }
    return current.withLock { ($0.uncounted > 0 ? $0.uncountedSince : $0.now()) > $0.end }
  }

  /// Whether the answer takes longer than it has, also by what does not count: whoever does several such things looks
  /// at it before the next one.
  package static var isOverdue: Bool { current?.withLock { $0.now() > $0.latest } ?? false }

  /// Runs a body that wants its answer within some seconds.
  /// - Throws: what the body throws.
  package static func within<Value, Failure>(
    seconds: Double, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await within(seconds: seconds, now: { ContinuousClock.now }, body)
  }

  /// Runs a body by another clock: a test says by it at which look the time is over.
  /// - Throws: what the body throws.
  package static func within<Value, Failure>(
    seconds: Double, now: @escaping @Sendable () -> ContinuousClock.Instant,
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let allowance = Lock(Allowance(seconds: seconds, now: now))
    let result = await Self.$current.withValue(allowance) { () async -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Does what an answer waits for and later ones have the use of, such as the air of an hour; its time does not count.
  ///
  /// Whoever asks first would else get no answer, since others need what took so long. While such work runs the clock
  /// stands, for what runs beside it in the same task too; hours that are made side by side put it off once.
  /// - Throws: what the body throws.
  package static func notCounting<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let current else { return try await body() }
    current.withLock {
      if $0.uncounted == 0 { $0.uncountedSince = $0.now() }
      $0.uncounted += 1
    }
    defer {
      current.withLock {
        $0.uncounted -= 1
        if $0.uncounted == 0 { $0.end += $0.uncountedSince.duration(to: $0.now()) }
      }
    }
    return try await body()
  }
}
