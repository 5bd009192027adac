import Foundation
import Glibc
import Testing

@testable import Computing

// One after the other, since two that wait for all threads would wait for each other.
@Suite("The threads that compute", .serialized)
struct ComputingTests {
  /// As many computations as there are threads, all of which stay where they are until a gate opens.
  private static func withAllThreadsBusy<Value: Sendable>(
    _ threads: ComputeThreads = .shared, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let gate = DispatchSemaphore(value: 0)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let width = threads.width
    let long = Task {
      await computing(on: threads) {
        await withTaskGroup { group in
          for _ in 0..<width {
            group.addTask {
              start.yield()
              gate.wait()
            }
          }
        }
      }
    }
    var underWay = started.makeAsyncIterator()
    for _ in 0..<width { await underWay.next() }
    let value = try await body()
    for _ in 0..<width { gate.signal() }
    await long.value
    return value
  }

  @Test("what is asynchronous goes on while every thread computes: tasks, timers, actors")
  func leavesSwiftsThreadsAlone() async throws {
    actor Counter {
      var count = 0
      func add() { count += 1 }
    }
    let counter = Counter()
    // Each of these ends before the gate opens, or the test never does.
    try await Self.withAllThreadsBusy {
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { await counter.add() } }
      }
      try await Task.sleep(for: .milliseconds(1))
      #expect(await counter.count == 100)
    }
  }

  @Test("who fans out while every thread computes does the pieces alone")
  func fansOutAlone() async {
    let squares = await Self.withAllThreadsBusy { (0..<100).parallelMap { $0 * $0 } }
    #expect(squares == (0..<100).map { $0 * $0 })
  }

  @Test("what is waited for is computed while every thread for long work computes")
  func longWorkHoldsNobodyUp() async {
    // This ends before the gate opens, or the test never does.
    let answer = await Self.withAllThreadsBusy(.yielding) { await computing { 6 * 7 } }
    #expect(answer == 42)
  }

  @Test("threads for long work give way, and what long work computes stays on them")
  func givesWay() async {
    @Sendable func niceness() -> Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
    let usual = await computing { niceness() }
    await computing(on: .yielding) {
      #expect(niceness() == min(19, usual + 10))
      await computing { #expect(niceness() == min(19, usual + 10)) }
      #expect((0..<100).parallelMap { _ in niceness() }.allSatisfy { $0 == min(19, usual + 10) })
    }
  }

  @Test("a body and its child tasks run on them, what comes after does not")
  func runsOnThem() async {
    @Sendable func isComputing() async -> Bool {
      withUnsafeCurrentTask { $0?.unownedTaskExecutor == ComputeThreads.shared.asUnownedTaskExecutor() }
    }
    await computing {
      #expect(await isComputing())
      async let child = isComputing()
      #expect(await child)
    }
    #expect(await !isComputing())
  }

  @Test("an error keeps its type")
  func keepsErrors() async {
    struct Wrong: Error {}
    do throws(Wrong) {
      try await computing { () async throws(Wrong) in throw Wrong() }
      Issue.record("It does not throw.")
    } catch {}
  }
}
