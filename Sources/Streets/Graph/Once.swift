internal import Synchronization

/// A value that is worked out by whoever asks first, while all others wait.
final class Once<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  /// The value, made now if there is none yet.
  func value(_ make: () -> Value) -> Value {
    state.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
