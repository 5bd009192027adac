/// A value that the first who asks for it makes, while the others wait.
package final class LazyValue<Value: Sendable>: Sendable {
  private enum State {
    case open
    case making(waiters: [CheckedContinuation<Value, Never>])
    case made(Value)
  }

  private let state = Lock(State.open)

  /// A value that nobody has asked for yet.
  package init() {}

  /// Whether it is there.
  package var isMade: Bool { known != nil }

  /// The value where it is there; nobody makes it, and nobody waits for it.
  package var known: Value? {
    state.withLock { if case .made(let value) = $0 { value } else { nil } }
  }

  /// The value; the thread sleeps while another one makes it.
  package func value(_ make: () -> Value) -> Value {
    if let known { return known }
    guard begins() else { return state.wait { if case .made(let value) = $0 { value } else { nil } } }
    return made(make())
  }

  /// The value; the task gives up its thread while another one makes it.
  package func awaited(_ make: () -> Value) async -> Value {
    if let known { return known }
    if begins() { return made(make()) }
    return await withCheckedContinuation { continuation in
      let known: Value? = state.withLock { state in
        switch state {
        case .made(let value): return value
        case .making(let waiters): state = .making(waiters: waiters + [continuation])
        case .open: state = .making(waiters: [continuation])
        }
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// Whether the caller is the one who makes it.
  private func begins() -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .making(waiters: [])
      return true
    }
  }

  private func made(_ value: Value) -> Value {
    let waiters: [CheckedContinuation<Value, Never>] = state.withLock(waking: .all) { state in
      defer { state = .made(value) }
      guard case .making(let waiters) = state else { return [] }
      return waiters
    }
    for waiter in waiters { waiter.resume(returning: value) }
    return value
  }
}
