internal import Computing
internal import Synchronization

/// Lets so many questions of a kind be answered at a time, and so many wait in their order; more are turned away, and
/// so is one that has waited too long.
///
/// Quick and slow questions each have a lane, so that a large table never holds up a route. A question that only waits
/// for others gives its place back meanwhile (see ``HeldPlace``), and comes before all new ones when it goes on.
final class Lane: Sendable {
  private typealias Waiter = (id: UInt64, turn: CheckedContinuation<Bool, Never>)

  private struct State {
    var running = 0
    /// How many have lent their places, or are coming back.
    var away = 0
    /// Those of them that wait for a place.
    var returning: [Waiter] = []
    /// Those that are new.
    var waiting: [Waiter] = []
    var cancelled: Set<UInt64> = []
    var nextID: UInt64 = 0
  }

  /// How many are answered at a time.
  let width: Int
  /// How many wait at most.
  let queueLimit: Int
  /// How long each of them waits at most, all times together that it waits for its turn.
  let waitSeconds: Double
  private let state = Mutex(State())

  init(width: Int, queueLimit: Int, waitSeconds: Double) {
    self.width = max(1, width)
    self.queueLimit = queueLimit
    self.waitSeconds = waitSeconds
  }

  /// Whether a question would be answered at once.
  var isFree: Bool { state.withLock { $0.running < width } }

  /// How many wait now.
  var waitingCount: Int { state.withLock { $0.waiting.count + $0.returning.count } }

  /// How many have lent their places now, or are coming back.
  var awayCount: Int { state.withLock { $0.away } }

  /// Does some work when it is its turn.
  ///
  /// While it waits for others (see ``HeldPlace``) the next one has its place.
  /// - Returns: its outcome; nil where too many wait, its turn did not come in time, or the client went meanwhile.
  func run<Outcome: Sendable>(_ work: () async -> Outcome) async -> Outcome? {
    let begun = ContinuousClock.now
    guard await enter(within: waitSeconds) else { return nil }
    let visit = LaneVisit(self, patienceSeconds: waitSeconds - begun.duration(to: .now) / .seconds(1))
    defer { visit.end() }
    let outcome = await HeldPlace.holding(visit, work)
    return visit.isRefused ? nil : outcome
  }

  /// Gives a place to the next one, until its holder comes back or says that it does not.
  /// - Returns: Whether the holder may go; false where as many are away as there can be in the lane.
  func lend() -> Bool {
    let mayGo = state.withLock { state -> Bool in
      guard state.away < width + queueLimit else { return false }
      state.away += 1
      return true
    }
    if mayGo { leave() }
    return mayGo
  }

  /// Waits for the turn of one who has lent its place; false where it does not come in time, or the task is cancelled.
  func comeBack(within seconds: Double) async -> Bool {
    let isBack = await enter(within: seconds, isReturning: true)
    stayAway()
    return isBack
  }

  /// Counts one less of those who may come back.
  func stayAway() {
    state.withLock { $0.away -= 1 }
  }

  private enum Entry {
    case free
    case queued(UInt64)
    case full
  }

  /// Waits for the turn; false where there is none to wait for.
  private func enter(within seconds: Double, isReturning: Bool = false) async -> Bool {
    let entry = state.withLock { state -> Entry in
      if state.running < width {
        state.running += 1
        return .free
      }
      guard isReturning || state.waiting.count < queueLimit else { return .full }
      state.nextID += 1
      return .queued(state.nextID)
    }
    switch entry {
    case .free: return true
    case .full: return false
    case .queued(let id):
      let patience = Task {
        try await Task.sleep(for: .seconds(max(0, seconds)))
        giveUp(id)
      }
      let isIts = await withTaskCancellationHandler {
        await withCheckedContinuation { turn in wait(id, turn, isReturning: isReturning) }
      } onCancel: {
        giveUp(id)
      }
      patience.cancel()
      _ = await patience.result
      // Whoever gave up after its turn had come is not waited for any more.
      _ = state.withLock { $0.cancelled.remove(id) }
      return isIts
    }
  }

  /// Queues up, unless a turn came free or the client went meanwhile.
  private func wait(_ id: UInt64, _ turn: CheckedContinuation<Bool, Never>, isReturning: Bool) {
    let outcome = state.withLock { state -> Bool? in
      if state.cancelled.remove(id) != nil { return false }
      if state.running < width {
        state.running += 1
        return true
      }
      if isReturning { state.returning.append((id, turn)) } else { state.waiting.append((id, turn)) }
      return nil
    }
    if let outcome { turn.resume(returning: outcome) }
  }

  private func giveUp(_ id: UInt64) {
    let turn = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      if let place = state.waiting.firstIndex(where: { $0.id == id }) { return state.waiting.remove(at: place).turn }
      if let place = state.returning.firstIndex(where: { $0.id == id }) {
        return state.returning.remove(at: place).turn
      }
      state.cancelled.insert(id)
      return nil
    }
    turn?.resume(returning: false)
  }

  /// Gives a place up: the next one has it, first those who were let in before.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      if !state.returning.isEmpty { return state.returning.removeFirst().turn }
      if !state.waiting.isEmpty { return state.waiting.removeFirst().turn }
      state.running -= 1
      return nil
    }
    next?.resume(returning: true)
  }
}
