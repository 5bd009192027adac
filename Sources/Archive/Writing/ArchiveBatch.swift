package import AirData
package import Foundation

/// What one source gave for an interval: written as a whole or not at all.
package struct ArchiveBatch: Sendable {
  /// Name of the configuration's entry.
  package let source: String
  /// What the source says about itself: its id, and what may be kept of it.
  package let manifest: SourceManifest
  /// The readings; those of a typical day are passed over.
  package let readings: [Reading]
  package let winds: [WindReading]
  /// What else the stations measure.
  package let others: [SpeciesReading]
  /// The time of which the readings are all that the source has measured: what is kept of it beside them goes; nil
  /// where everything that is kept stays.
  ///
  /// Only between the first and the last measured reading, and of their stations: beyond, the source may not reach.
  /// Forecasts, winds and what stations measure beside pollutants stay.
  package var replaces: DateInterval?

  /// Creates a batch that replaces nothing but figures.
  package init(
    source: String, manifest: SourceManifest, readings: [Reading], winds: [WindReading] = [],
    others: [SpeciesReading] = []
  ) {
    self.source = source
    self.manifest = manifest
    self.readings = readings
    self.winds = winds
    self.others = others
  }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { readings.isEmpty && winds.isEmpty && others.isEmpty }
}

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
