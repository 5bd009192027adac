/// Who must be named, each once, in the order in which they come up.
public struct Attribution: Hashable, Sendable {
  /// The names.
  public let names: [String]

  /// Takes names; an empty one is none.
  public init(_ names: some Sequence<String>) {
    self.names = names.reduce(into: []) { known, name in
      if !name.isEmpty, !known.contains(name) { known.append(name) }
    }
  }
}
