import Synchronization
import Testing

@testable import Streets

@Suite("A value worked out once")
struct OnceTests {
  @Test("is made a single time, however many ask at once")
  func single() async {
    let counted = CountedOnce()
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 1...100 { group.addTask { counted.value } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(values == [1])
  }
}

/// A value that tells how often it has been made.
private final class CountedOnce: Sendable {
  private let once = Once<Int>()
  private let makers = Atomic(0)

  var value: Int { once.value { makers.add(1, ordering: .relaxed).newValue } }
}
