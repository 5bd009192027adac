internal import Synchronization

/// Lets so many questions of a kind be answered at a time, and so many wait in their order; more are turned away, and
/// so is who has waited too long.
///
/// Quick and slow questions each have a lane, so that a large table never holds up a route.
final class Lane: Sendable {
  private struct State {
    var running = 0
    var waiting: [(id: UInt64, turn: CheckedContinuation<Bool, Never>)] = []
    var cancelled: Set<UInt64> = []
    var nextID: UInt64 = 0
  }

  /// How many are answered at a time.
  let width: Int
  /// How many wait at most.
  let queueLimit: Int
  /// How long each of them waits at most.
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
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Does some work when it is its turn.
  /// - Returns: its outcome; nil where too many wait, its turn did not come in time, or the client went meanwhile.
  func run<Outcome: Sendable>(_ work: () async -> Outcome) async -> Outcome? {
    guard await enter() else { return nil }
    defer { leave() }
    return await work()
  }

  private enum Entry {
    case free
    case queued(UInt64)
    case full
  }

  /// Waits for the turn; false where there is none to wait for.
  private func enter() async -> Bool {
    let entry = state.withLock { state -> Entry in
      if state.running < width {
        state.running += 1
        return .free
      }
      guard state.waiting.count < queueLimit else { return .full }
      state.nextID += 1
      return .queued(state.nextID)
    }
    switch entry {
    case .free: return true
    case .full: return false
    case .queued(let id):
      let patience = Task {
        try await Task.sleep(for: .seconds(waitSeconds))
        giveUp(id)
      }
      let isIts = await withTaskCancellationHandler {
        await withCheckedContinuation { turn in wait(id, turn) }
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
  private func wait(_ id: UInt64, _ turn: CheckedContinuation<Bool, Never>) {
    let outcome = state.withLock { state -> Bool? in
      if state.cancelled.remove(id) != nil { return false }
      if state.running < width {
        state.running += 1
        return true
      }
      state.waiting.append((id, turn))
      return nil
    }
    if let outcome { turn.resume(returning: outcome) }
  }

  private func giveUp(_ id: UInt64) {
    let turn = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let place = state.waiting.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.waiting.remove(at: place).turn
    }
    turn?.resume(returning: false)
  }

  private func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst().turn
    }
    next?.resume(returning: true)
  }
}
