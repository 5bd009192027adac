/// How far a run of collecting is.
public struct CollectProgress: Sendable, Hashable {
  /// Name of the entry that has just got further.
  public let source: String
  /// Pieces of time that were asked and kept, over all sources.
  public let done: Int
  /// All pieces.
  public let total: Int
}
