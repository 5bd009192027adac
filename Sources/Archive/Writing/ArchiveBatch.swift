public import AirData

/// What one source gave for an interval: written as a whole or not at all.
public struct ArchiveBatch: Sendable {
  /// Name of the configuration's entry.
  public let source: String
  /// What the source says about itself: its id, and what may be kept of it.
  public let manifest: SourceManifest
  /// The readings; those of a typical day are passed over.
  public let readings: [Reading]
  /// The winds.
  public let winds: [WindReading]

  /// Creates a batch.
  public init(source: String, manifest: SourceManifest, readings: [Reading], winds: [WindReading] = []) {
    self.source = source
    self.manifest = manifest
    self.readings = readings
    self.winds = winds
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { readings.isEmpty && winds.isEmpty }
}

/// What a batch changed.
public struct ArchiveChange: Sendable, Hashable {
  /// Rows that were not there before.
  public var new = 0
  /// Rows whose figures are others now.
  public var updated = 0
  /// Rows that were there as they are.
  public var unchanged = 0
  /// Readings of a typical day, which are never kept.
  public var typical = 0
  /// Readings over more than 25 hours, and figures that are not sound: not kept.
  public var refused = 0

  /// No change.
  public init() {}

  /// Adds another change.
  public static func += (sum: inout ArchiveChange, other: ArchiveChange) {
    sum.new += other.new
    sum.updated += other.updated
    sum.unchanged += other.unchanged
    sum.typical += other.typical
    sum.refused += other.refused
  }
}
