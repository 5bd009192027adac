package import Foundation

/// What a batch changed.
package struct ArchiveChange: Sendable, Hashable {
  /// Rows that were not there before.
  package var new = 0
  /// Rows whose figures are others now.
  package var updated = 0
  /// Rows that were there as they are.
  package var unchanged = 0
  /// Rows that were removed, since their source no longer gives them.
  package var removed = 0
  /// Start of the earliest row that is new, other or removed; nil where there is none.
  package var earliest: Date?
  /// Readings of a typical day, which are never kept.
  package var typical = 0
  /// Readings over more than 25 hours, and figures that are not sound: not kept.
  package var refused = 0

  /// No change.
  package init() {}

  /// Adds another change.
  package static func += (sum: inout ArchiveChange, other: ArchiveChange) {
    sum.new += other.new
    sum.updated += other.updated
    sum.unchanged += other.unchanged
    sum.removed += other.removed
    sum.earliest = [sum.earliest, other.earliest].compactMap { $0 }.min()
    sum.typical += other.typical
    sum.refused += other.refused
  }
}
