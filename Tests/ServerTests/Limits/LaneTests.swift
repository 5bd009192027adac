import Computing
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

  /// Whether a lane of one place has it, and no second one.
  private func hasOnePlace(_ lane: Lane) async -> Bool {
    guard lane.isFree, lane.awayCount == 0, lane.waitingCount == 0 else { return false }
    return await lane.run { !lane.isFree } == true
  }

  @Test("gives the place of a question that waits for others to the next one, and lets it go on before all new ones")
  func lentPlaces() async {
    let lane = Lane(width: 1, queueLimit: 5, waitSeconds: 600)
    let (hour, gate, order) = (Gate(), Gate(), Order())
    let first = Task {
      await lane.run {
        _ = await HeldPlace.lent { await hour.wait() }
        order.add("first")
      } != nil
    }
    while lane.awayCount < 1 { await Task.yield() }
    #expect(lane.isFree)
    let second = Task {
      await lane.run {
        await gate.wait()
        order.add("second")
      } != nil
    }
    while lane.isFree { await Task.yield() }
    let third = Task { await lane.run { order.add("third") } != nil }
    while lane.waitingCount < 1 { await Task.yield() }
    hour.open()
    while lane.waitingCount < 2 { await Task.yield() }
    gate.open()
    for task in [first, second, third] { #expect(await task.value) }
    #expect(order.names == ["second", "first", "third"])
    #expect(await hasOnePlace(lane))
  }

  @Test("turns away who does not get a lent place back in time, or goes meanwhile", arguments: [true, false])
  func lostPlaces(isCancelled: Bool) async {
    let lane = Lane(width: 1, queueLimit: 5, waitSeconds: isCancelled ? 600 : 0.05)
    let (hour, gate) = (Gate(), Gate())
    let first = Task {
      await lane.run { await HeldPlace.lent { await hour.wait() } != nil }
    }
    while lane.awayCount < 1 { await Task.yield() }
    let second = Task { await lane.run { await gate.wait() } != nil }
    while lane.isFree { await Task.yield() }
    if isCancelled { first.cancel() }
    hour.open()
    #expect(await first.value == nil)
    gate.open()
    #expect(await second.value)
    #expect(await hasOnePlace(lane))
  }

  @Test("turns away who would wait for others beside too many who do, and goes on with those")
  func tooManyAway() async {
    let lane = Lane(width: 1, queueLimit: 0, waitSeconds: 600)
    let hour = Gate()
    let first = Task { await lane.run { await HeldPlace.lent { await hour.wait() } != nil } }
    while lane.awayCount < 1 { await Task.yield() }
    #expect(await lane.run { await HeldPlace.lent { await hour.wait() } != nil } == nil)
    #expect(await lane.run {} != nil)
    hour.open()
    #expect(await first.value == true)
    #expect(await hasOnePlace(lane))
  }

  @Test("has one place for all that runs side by side in a question")
  func sideBySide() async {
    let lane = Lane(width: 1, queueLimit: 5, waitSeconds: 600)
    _ = await lane.run {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<20 {
          group.addTask {
            for _ in 0..<20 { _ = await HeldPlace.lent { await Task.yield() } }
          }
        }
      }
    }
    #expect(await hasOnePlace(lane))
  }
}

/// Something that happens once, and that many can wait for.
private final class Gate: Sendable {
  private let isOpen = Mutex(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() async {
    while !isOpen.withLock({ $0 }) { await Task.yield() }
  }
}

/// In which order things were done.
private final class Order: Sendable {
  private let list = Mutex<[String]>([])

  var names: [String] { list.withLock { $0 } }

  func add(_ name: String) { list.withLock { $0.append(name) } }
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
