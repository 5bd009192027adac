import Testing

@testable import Computing

@Suite("A deadline")
struct DeadlineTests {
  @Test("is passed after its time, in the task that has it and in its children alone")
  func time() async {
    #expect(!Deadline.isPassed)
    await Deadline.within(seconds: 0) {
      while !Deadline.isPassed { await Task.yield() }
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { Deadline.isPassed }
        #expect(await group.reduce(true) { $0 && $1 })
      }
      #expect(await Task.detached { Deadline.isPassed }.value == false)
    }
    #expect(!Deadline.isPassed)
  }

  @Test("leaves out the time that is said not to count, and no other")
  func notCounting() async throws {
    try await Deadline.within(seconds: 0.05) {
      let value = try await Deadline.notCounting { () async throws -> Int in
        try await Task.sleep(for: .seconds(0.1))
        #expect(!Deadline.isPassed)
        return 7
      }
      #expect(value == 7 && !Deadline.isPassed)
      while !Deadline.isPassed { await Task.yield() }
      await Deadline.notCounting { #expect(Deadline.isPassed) }
    }
    #expect(await Deadline.notCounting { Deadline.isPassed } == false)
  }

  @Test("goes by the clock that it is given")
  func givenClock() async {
    let start = ContinuousClock.now
    let seconds = Lock(0)
    await Deadline.within(seconds: 5, now: { start + .seconds(seconds.withLock { $0 }) }) {
      #expect(!Deadline.isPassed)
      seconds.withLock { $0 = 6 }
      #expect(Deadline.isPassed)
    }
  }

  @Test("is put off once by work that does not count and runs side by side, or one in another")
  func sideBySide() async throws {
    let begun = ContinuousClock.now
    var uncounted = Duration.zero
    try await Deadline.within(seconds: 0.05) {
      let made = ContinuousClock.now
      try await Deadline.notCounting {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<200 {
            group.addTask { try await Deadline.notCounting { try await Task.sleep(for: .seconds(0.1)) } }
          }
          try await group.waitForAll()
        }
      }
      uncounted = made.duration(to: .now)
      while !Deadline.isPassed { await Task.yield() }
    }
    // Two hundred times a tenth of a second would have been added.
    #expect(begun.duration(to: .now) < uncounted + .seconds(10))
  }

  @Test("is passed for a task that nobody waits for any more, and not for one with time")
  func cancellation() async {
    #expect(await Deadline.within(seconds: 3600) { Deadline.isPassed } == false)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return Deadline.isPassed
    }
    task.cancel()
    #expect(await task.value)
  }
}
