import AirData
import Synchronization
import Testing

@Suite("Asking a feed about many things")
struct FeedQueueTests {
  /// How many questions are under way, and the most that ever were.
  private final class Counter: Sendable {
    private let counts = Mutex((now: 0, most: 0, all: 0))
    var most: Int { counts.withLock { $0.most } }
    var all: Int { counts.withLock { $0.all } }

    func begin() {
      counts.withLock {
        $0.now += 1
        $0.all += 1
        $0.most = max($0.most, $0.now)
      }
    }

    func end() { counts.withLock { $0.now -= 1 } }
  }

  @Test("Answers come in the order of the items, whichever is first")
  func order() async {
    let answers = await FeedQueue.answers(about: Array(0..<50)) { item async throws(SourceError) -> Int in
      for _ in 0..<(50 - item) { await Task.yield() }
      return item * 2
    }
    #expect(answers == (0..<50).map { .success($0 * 2) })
  }

  @Test("Never more than a few at once", arguments: [1, 3])
  func few(atOnce: Int) async {
    let counter = Counter()
    _ = await FeedQueue.answers(about: Array(0..<30), atOnce: atOnce) { _ in
      counter.begin()
      for _ in 0..<20 { await Task.yield() }
      counter.end()
    }
    #expect(counter.most <= atOnce && counter.all == 30)
  }

  @Test("One failure leaves the others")
  func failure() async {
    let answers = await FeedQueue.answers(about: [1, 2, 3]) { item async throws(SourceError) -> Int in
      if item == 2 { throw .unavailable("No.") }
      return item
    }
    #expect(answers == [.success(1), .failure(.unavailable("No.")), .success(3)])
    #expect(FeedQueue.failure(of: answers) == .unavailable("No."))
  }

  @Test("When the quota is used up nothing further is asked")
  func quota() async {
    let counter = Counter()
    let answers = await FeedQueue.answers(about: Array(0..<20), atOnce: 1) { item async throws(SourceError) -> Int in
      counter.begin()
      if item == 1 { throw .unavailable("No.") }
      if item == 2 { throw .quota("Enough.") }
      return item
    }
    #expect(counter.all == 3)
    #expect(answers.prefix(2) == [.success(0), .failure(.unavailable("No."))])
    #expect(answers.dropFirst(2).allSatisfy { $0 == .failure(.quota("Enough.")) } && answers.count == 20)
    #expect(FeedQueue.failure(of: answers) == .quota("Enough."))
  }

  @Test("Nothing to ask is no failure")
  func none() async {
    let answers = await FeedQueue.answers(about: [Int]()) { item async throws(SourceError) -> Int in item }
    #expect(answers.isEmpty && FeedQueue.failure(of: answers) == nil)
  }
}
