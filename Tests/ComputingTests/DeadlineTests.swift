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
  func notCounting() async {
    let clock = HandClock()
    await Deadline.within(seconds: 5, now: { clock.now }) {
      #expect(!Deadline.isOverdue)
      let value = await Deadline.notCounting { () async -> Int in
        clock.advance(seconds: 60)
        #expect(!Deadline.isPassed)
        return 7
      }
      #expect(value == 7 && !Deadline.isPassed)
      // All time counts for whoever asks whether there is any for more such work.
      #expect(Deadline.isOverdue)
      clock.advance(seconds: 4)
      #expect(!Deadline.isPassed)
      clock.advance(seconds: 2)
      #expect(Deadline.isPassed)
      await Deadline.notCounting { #expect(Deadline.isPassed) }
    }
    #expect(await Deadline.notCounting { Deadline.isPassed } == false)
    #expect(!Deadline.isOverdue)
  }

  @Test("goes by the clock that it is given")
  func givenClock() async {
    let clock = HandClock()
    await Deadline.within(seconds: 5, now: { clock.now }) {
      #expect(!Deadline.isPassed)
      clock.advance(seconds: 6)
      #expect(Deadline.isPassed)
    }
  }

  @Test("is put off once by work that does not count and runs side by side, or one in another")
  func sideBySide() async {
    let clock = HandClock()
    await Deadline.within(seconds: 5, now: { clock.now }) {
      await Deadline.notCounting {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<200 {
            group.addTask { await Deadline.notCounting { clock.advance(seconds: 1) } }
          }
          await group.waitForAll()
        }
      }
      clock.advance(seconds: 4)
      #expect(!Deadline.isPassed)
      // The work of each would have been added.
      clock.advance(seconds: 2)
      #expect(Deadline.isPassed)
    }
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

/// A clock that stands still until a test puts it on.
private final class HandClock: Sendable {
  private let start = ContinuousClock.now
  private let passed = Lock(0)

  var now: ContinuousClock.Instant { start + .seconds(passed.withLock { $0 }) }

  func advance(seconds: Int) { passed.withLock { $0 += seconds } }
}
