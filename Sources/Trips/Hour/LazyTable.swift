internal import Synchronization

/// Values that are made when they are first asked for, each once; who asks for one that is being made waits for it.
final class LazyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  /// Held while a value is made, so that the others can be had meanwhile.
  private let making = Mutex(())

  /// The value of a key.
  func value(_ key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    return making.withLock { _ in
      if let known = values.withLock({ $0[key] }) { return known }
      let value = make()
      values.withLock { $0[key] = value }
      return value
    }
  }
}
