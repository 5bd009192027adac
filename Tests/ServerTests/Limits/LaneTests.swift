import Synchronization
import Testing

@testable import Server

@Suite("A lane")
struct LaneTests {
  @Test("answers so many at a time, and all that may wait in the end")
  func width() async {
    let lane = Lane(width: 3, queueLimit: 200, waitSeconds: 600)
    let running = Running()
    let done = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask {
          await lane.run {
            running.begin()
            while !running.mayEnd { await Task.yield() }
            running.end()
          } != nil
        }
      }
      // Each of them is answered by now, or waits.
      while running.now + lane.waitingCount < 200 { await Task.yield() }
      running.letEnd()
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(done == 200)
    #expect(running.most == 3)
  }

  @Test("turns away whoever comes when too many wait, and forgets whoever goes")
  func full() async throws {
    let lane = Lane(width: 1, queueLimit: 1, waitSeconds: 600)
    let (gate, open) = AsyncStream<Void>.makeStream()
    let first = Task { await lane.run { for await _ in gate {} } }
    while lane.isFree { await Task.yield() }
    let waiting = Task { await lane.run {} }
    while lane.waitingCount < 1 { await Task.yield() }
    #expect(await lane.run {} == nil)
    waiting.cancel()
    #expect(await waiting.value == nil)
    #expect(lane.waitingCount == 0)
    open.finish()
    #expect(await first.value != nil)
    #expect(await lane.run {} != nil)
  }

  @Test("turns away who has waited too long, and forgets them")
  func patience() async {
    let lane = Lane(width: 1, queueLimit: 1, waitSeconds: 0.05)
    let (gate, open) = AsyncStream<Void>.makeStream()
    let first = Task { await lane.run { for await _ in gate {} } }
    while lane.isFree { await Task.yield() }
    // As long as the first goes on nobody else's turn comes.
    for _ in 0..<2 { #expect(await lane.run {} == nil) }
    #expect(lane.waitingCount == 0)
    open.finish()
    #expect(await first.value != nil)
    #expect(await lane.run {} != nil)
  }
}

/// How many run at a time.
private final class Running: Sendable {
  private let counts = Mutex((now: 0, most: 0, mayEnd: false))

  var now: Int { counts.withLock { $0.now } }

  var most: Int { counts.withLock { $0.most } }

  /// Whether those that run need wait no longer.
  var mayEnd: Bool { counts.withLock { $0.mayEnd } }

  func letEnd() { counts.withLock { $0.mayEnd = true } }

  func begin() {
    counts.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func end() { counts.withLock { $0.now -= 1 } }
}
