/// Who must be named, each once, in the order in which they come up.
public struct Attribution: Hashable, Sendable {
  /// The names.
  public private(set) var names: [String] = []

  /// Takes names; an empty one is none.
  public init(_ names: some Sequence<String> = []) {
    add(names)
  }

  /// Adds names that are not there yet.
  public mutating func add(_ names: some Sequence<String>) {
    for name in names where !name.isEmpty && !self.names.contains(name) { self.names.append(name) }
  }
}
