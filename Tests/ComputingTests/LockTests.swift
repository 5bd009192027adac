import Testing

@testable import Computing

@Suite("A lock")
struct LockTests {
  private struct Refusal: Error {}

  @Test("lets one thread at a time to its value")
  func excludes() async {
    let count = Lock(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test("is free again after an error")
  func isFreeAfterAnError() {
    let lock = Lock("a")
    #expect(throws: Refusal.self) { try lock.withLock { _ throws(Refusal) in throw Refusal() } }
    #expect(lock.withLock { $0 } == "a")
  }

  @Test("wakes those who wait for a change")
  func wakes() async {
    let lock = Lock(0)
    async let found = Task.detached { lock.wait { $0 >= 3 ? "three" : nil } }.value
    for _ in 0..<3 { lock.withLock(waking: .all) { $0 += 1 } }
    #expect(await found == "three")
  }
}
