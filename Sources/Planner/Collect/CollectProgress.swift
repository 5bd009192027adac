public import Foundation

/// How far a run of collecting is.
public struct CollectProgress: Sendable, Hashable {
  /// Name of the entry that has just got further; empty at the beginning.
  public let source: String
  /// Pieces of time that were asked and kept, over all sources.
  public let done: Int
  /// All pieces.
  public let total: Int
  /// Until when the entry waits for its feed's quota; nil when it does not.
  public var waitsUntil: Date?
}
