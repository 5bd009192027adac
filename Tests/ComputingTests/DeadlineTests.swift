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
    await Deadline.within(seconds: 0.05) {
      let value = await Deadline.notCounting { () async -> Int in
        while !Deadline.isPassed { await Task.yield() }
        return 7
      }
      #expect(value == 7 && !Deadline.isPassed)
      while !Deadline.isPassed { await Task.yield() }
    }
    #expect(await Deadline.notCounting { Deadline.isPassed } == false)
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
