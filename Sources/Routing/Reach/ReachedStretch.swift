/// A part of a street that is reached.
package struct ReachedStretch: Hashable, Sendable {
  /// Its segment.
  package let segment: Int
  /// Where it begins, as a fraction of the segment's shape.
  package let start: Double
  /// Where it ends; smaller than ``start`` against the shape's direction.
  package let end: Double
  /// What is used up at its start.
  package let used: Double
  /// What is used up at its end.
  package let usedAtEnd: Double
}
