package import Foundation

/// How far a run of collecting is.
package struct CollectProgress: Sendable, Hashable {
  /// Name of the entry that has just got further; empty at the beginning.
  package let source: String
  /// Pieces of time that are done with, over all sources: asked and kept, or left out since the source failed.
  package let done: Int
  /// All pieces.
  package let total: Int
  /// Until when the entry waits for its feed's quota; nil when it does not.
  package var waitsUntil: Date?
}
