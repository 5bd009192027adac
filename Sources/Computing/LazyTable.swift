/// Values that are made when they are first asked for: each once, different ones at the same time.
package final class LazyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let entries = Lock<[Key: LazyValue<Value>]>([:])

  /// A table of values that nobody has asked for yet.
  package init() {}

  /// The value of a key; a thread that asks for one that is being made sleeps until it is there.
  package func value(_ key: Key, make: () -> Value) -> Value { entry(key).value(make) }

  /// The value of a key; a task that asks for one that is being made gives up its thread until it is there.
  package func awaited(_ key: Key, make: () -> Value) async -> Value { await entry(key).awaited(make) }

  /// The keys whose values are there.
  package var keys: [Key] { entries.withLock { $0.filter { $1.isMade }.map(\.key) } }

  /// The values that are there.
  package var values: [Value] { entries.withLock { $0.values.compactMap(\.known) } }

  private func entry(_ key: Key) -> LazyValue<Value> {
    entries.withLock { entries in
      if let known = entries[key] { return known }
      let entry = LazyValue<Value>()
      entries[key] = entry
      return entry
    }
  }
}
