import Foundation
import Synchronization
import Testing

@testable import Computing

@Suite("Values that are made when they are first asked for")
struct LazyTableTests {
  @Test("are made once, however many ask, waiting as threads or as tasks")
  func areMadeOnce() async {
    let table = LazyTable<Int, Int>()
    let made = Atomic(0)
    let make: @Sendable () -> Int = {
      usleep(2000)
      return made.add(1, ordering: .relaxed).newValue
    }
    let values = await withTaskGroup(of: Int.self) { group in
      for task in 0..<16 {
        group.addTask { task.isMultiple(of: 2) ? table.value(7, make: make) : await table.awaited(7, make: make) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values == [Int](repeating: 1, count: 16))
    #expect(table.keys == [7])
  }

  @Test("are made at the same time where they are different: none waits for another one")
  func areMadeTogether() {
    let table = LazyTable<Int, Int>()
    // The value of one key asks for that of another one, which a lock of the table's would not let through.
    #expect(table.value(1) { 10 + table.value(2) { 2 } } == 12)
    #expect(Set(table.keys) == [1, 2])
  }

  @Test("let the tasks of a made value go on while another one is being made")
  func letOthersGoOn() async {
    let table = LazyTable<Int, Int>()
    let known = table.value(1) { 1 }
    let gate = Atomic(false)
    async let slow = Task.detached {
      table.value(2) {
        while !gate.load(ordering: .acquiring) { usleep(100) }
        return 2
      }
    }.value
    #expect(await table.awaited(1) { 0 } == known)
    #expect(await table.awaited(3) { 3 } == 3)
    gate.store(true, ordering: .releasing)
    #expect(await slow == 2)
  }
}
