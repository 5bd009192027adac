/// The moment until which a task wants its answer: long computations look at it now and then, and give up.
///
/// A task without one has all the time there is.
package enum Deadline {
  @TaskLocal private static var current: Lock<ContinuousClock.Instant>?

  /// How many steps of a search lie between two looks at the clock, less one: a power of two.
  @inlinable package static var stepMask: Int { 4095 }

  /// Whether the answer is not wanted any more: it is too late, or whoever asked has gone.
  package static var isPassed: Bool {
    if Task.isCancelled { return true }
    guard let current else { return false }
    return ContinuousClock.now > current.withLock { $0 }
  }

  /// Runs a body that wants its answer within some seconds.
  /// - Throws: what the body throws.
  package static func within<Value, Failure>(
    seconds: Double, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let moment = Lock(ContinuousClock.now + .seconds(seconds))
    let result = await Self.$current.withValue(moment) { () async -> Result<Value, Failure> in
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
  /// Whoever asks first would else get no answer, since others need what took so long.
  /// - Throws: what the body throws.
  package static func notCounting<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let current else { return try await body() }
    let begun = ContinuousClock.now
    defer { current.withLock { $0 += begun.duration(to: .now) } }
    return try await body()
  }
}
