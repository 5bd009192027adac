import Computing

extension Deadline {
  /// Runs a body whose time is over after some looks at the clock.
  static func within<Value>(looks: Int, _ body: () async throws -> Value) async throws -> Value {
    let start = ContinuousClock.now
    // The first look tells when it begins.
    let taken = Lock(-1)
    return try await within(
      seconds: 1,
      now: {
        let isOver = taken.withLock { taken -> Bool in
          taken += 1
          return taken > looks
        }
        return isOver ? start + .seconds(2) : start
      }, body)
  }

  /// How often a body that has all the time looks at the clock.
  static func looks(_ body: () async throws -> Void) async throws -> Int {
    let start = ContinuousClock.now
    // The first look tells when it begins.
    let taken = Lock(-1)
    try await within(
      seconds: 1,
      now: {
        taken.withLock { $0 += 1 }
        return start
      }, body)
    return taken.withLock { $0 }
  }
}
