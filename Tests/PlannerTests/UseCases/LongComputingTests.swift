import CityTestSupport
import Computing
import Foundation
import Planner
import TestSupport
import Testing

@Suite("An engine whose threads all compute")
struct LongComputingTests {
  @Test("leaves Swift's threads to what is asynchronous: tasks and timers go on")
  func leavesSwiftsThreadsAlone() async throws {
    let city = try FakeCity([FakeFeed { _ in (0..<8).map { FakeCity.reading(20, hours: -$0) } }])
    _ = try await city.engine.collect()
    let gate = DispatchSemaphore(value: 0)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let count = 2 * ComputeThreads.shared.width
    let long = (0..<count).map { number in
      Task {
        // There is too little in the archive to end well, which does not matter here.
        _ = try? await city.engine.calibrate(
          from: nil, to: nil, pollutants: nil, file: city.folder.path("calibration-\(number).json")
        ) { done, _ in
          guard done == 0 else { return }
          start.yield()
          gate.wait()
        }
      }
    }
    for await _ in started { break }
    // All of this ends before the gate opens, or the test never does.
    let sum = await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(1))
          return number
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 4950)
    for _ in 0..<count { gate.signal() }
    for task in long { await task.value }
  }
}
